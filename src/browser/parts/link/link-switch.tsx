import type { ReactNode } from "react";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { AppLink, type LinkTarget } from "./app-link.tsx";
import classes from "./link-switch.module.css";

type LinkSwitchProps<Value> = {
  /** The accessible name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode; readonly to: LinkTarget }[];
  readonly chosen: Value;
};

/** Switches between views of what a page shows; the address holds the chosen one, and the scroll position stays. */
export function LinkSwitch<Value extends string | null>({ label, choices, chosen }: LinkSwitchProps<Value>) {
  const scrollKey = useScrollKey();
  return (
    <div role="group" aria-label={label} className={classes.switch}>
      {choices.map(({ value, label, to }) => (
        <AppLink
          key={value}
          to={to}
          state={{ scrollKey }}
          aria-current={value === chosen ? "true" : undefined}
          className={classes.choice}
        >
          {label}
        </AppLink>
      ))}
    </div>
  );
}
