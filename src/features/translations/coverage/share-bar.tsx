import { useTranslations } from "use-intl";
import { COVERAGE_STATES, type Coverage, type CoverageState } from "../texts/coverage.ts";
import { percentText } from "../texts/percent.ts";
import classes from "./share-bar.module.css";

export const STATE_LABELS: Readonly<Record<CoverageState, string>> = {
  translated: "Translated",
  same: "Same as the default",
  missing: "Missing",
};

/** The shares of a coverage in words. */
function sharesText(coverage: Coverage): string {
  if (coverage.total === 0) return "No default texts";
  return COVERAGE_STATES.map(
    (state) => `${percentText(coverage[state], coverage.total)} ${STATE_LABELS[state].toLowerCase()}`,
  ).join(", ");
}

/** The shares of a coverage as a bar: filled, hatched and empty, so that it is readable without colours. */
export function ShareBar({ coverage }: { readonly coverage: Coverage }) {
  return (
    <span role="img" aria-label={sharesText(coverage)} className={classes["bar"]}>
      {COVERAGE_STATES.map((state) => (
        <span
          key={state}
          className={classes["part"]}
          data-state={state}
          style={{ flexGrow: coverage[state] }}
          hidden={coverage[state] === 0}
        />
      ))}
    </span>
  );
}

/** What the parts of the bars stand for. */
export function ShareLegend() {
  const t = useTranslations("translations");
  return (
    <ul className={classes["legend"]} aria-label={t("partsOfTheBars")}>
      {COVERAGE_STATES.map((state) => (
        <li key={state}>
          <span aria-hidden="true" className={classes["swatch"]} data-state={state} />
          {STATE_LABELS[state]}
        </li>
      ))}
    </ul>
  );
}
