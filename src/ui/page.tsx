import type { ReactNode } from "react";
import classes from "./page.module.css";

type PageProps = {
  /** Whether it is as wide as the window, as a large table needs. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** The padding and measure that all ordinary pages share. */
export function Page({ isWide = false, children }: PageProps) {
  return (
    <div className={classes["page"]} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
