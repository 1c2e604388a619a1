import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { lazyModule } from "#browser/lib/lazy-module.ts";
import { fileOf, paths } from "#core/addresses/addresses.ts";
import { LazyPage } from "../lazy-page.tsx";

const openFile = lazyModule(() => import("#browser/features/catalogue-file/open-file.tsx"));

/** If the address names a catalogue file, renders the page only if that file is open. */
export function RequireOpenFile({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const file = fileOf(search);
  if (file === null || pathname === paths.connect()) return children;
  return <LazyPage key={file} module={openFile} props={{ file, children }} />;
}
