import { AppLink } from "#concepts/app-link.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { type RequirementsView, type View, VIEWS } from "./requirements-address.ts";
import classes from "./view-switch.module.css";

type ViewSwitchProps = {
  readonly view: View;
  readonly hrefOf: (update: (view: RequirementsView) => RequirementsView) => string;
};

const LABELS = { table: "Table", matrix: "Matrix", plan: "Plan" } as const;

/** The ways to look at the same results; which of them it is stands in the address. */
export function ViewSwitch({ view, hrefOf }: ViewSwitchProps) {
  const place = usePlaceKey();
  return (
    <div role="group" aria-label="View" className={classes["switch"]}>
      {VIEWS.map((one) => (
        <AppLink
          key={one}
          to={hrefOf((before) => ({ ...before, view: one }))}
          state={{ place }}
          aria-current={one === view ? "true" : undefined}
          className={classes["choice"]}
        >
          {LABELS[one]}
        </AppLink>
      ))}
    </div>
  );
}
