import type { ReactNode } from "react";
import classes from "./page.module.css";

type PageProps = {
  /** Whether the page uses the full width of the window, for large tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** The padding and maximum width of ordinary pages. */
export function Page({ isWide = false, children }: PageProps) {
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
