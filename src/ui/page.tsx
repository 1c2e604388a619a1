import type { ReactNode } from "react";
import classes from "./page.module.css";

/** The padding and measure that all ordinary pages share. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={classes["page"]}>{children}</div>;
}
