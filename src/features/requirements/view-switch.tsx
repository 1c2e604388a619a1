import { AppLink } from "#concepts/app-link.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import type { RequirementsView } from "./requirements-address.ts";
import classes from "./view-switch.module.css";

type ViewSwitchProps = {
  readonly view: RequirementsView["view"];
  readonly hrefOf: (update: (view: RequirementsView) => RequirementsView) => string;
};

const VIEWS = [
  { view: "table", label: "Table" },
  { view: "matrix", label: "Matrix" },
] as const;

/** The two ways to look at the same results; which of them it is stands in the address. */
export function ViewSwitch({ view, hrefOf }: ViewSwitchProps) {
  const place = usePlaceKey();
  return (
    <div role="group" aria-label="View" className={classes["switch"]}>
      {VIEWS.map((one) => (
        <AppLink
          key={one.view}
          to={hrefOf((before) => ({ ...before, view: one.view }))}
          state={{ place }}
          aria-current={one.view === view ? "true" : undefined}
          className={classes["choice"]}
        >
          {one.label}
        </AppLink>
      ))}
    </div>
  );
}
