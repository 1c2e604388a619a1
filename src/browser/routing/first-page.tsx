import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { IsFirstPage } from "#browser/ui/layout/page-heading.tsx";

/** Tells headings whether the page is the first one of the visit: its heading does not get the focus. */
export function FirstPageProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [startedAt] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (pathname !== startedAt && !hasLeft) setHasLeft(true);
  return <IsFirstPage value={!hasLeft}>{children}</IsFirstPage>;
}
