import { useTranslations } from "use-intl";
import { type Formats, useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { COVERAGE_STATES, type Coverage, type CoverageState } from "../texts/coverage.ts";
import { percentText } from "../texts/percent.ts";
import classes from "./share-bar.module.css";

export const STATE_LABELS: Readonly<Record<CoverageState, Text>> = {
  translated: text("translations.translated"),
  same: text("translations.same"),
  missing: text("translations.missing"),
};

/** The shares of a coverage in words. */
function sharesText(coverage: Coverage, formats: Formats): Text {
  if (coverage.total === 0) return text("translations.noDefaultTexts");
  const percent = (state: CoverageState) => percentText(coverage[state], coverage.total, formats);
  return text("translations.shares", {
    translated: percent("translated"),
    same: percent("same"),
    missing: percent("missing"),
  });
}

/** The shares of a coverage as a bar: filled, hatched and empty, so that it is readable without colours. */
export function ShareBar({ coverage }: { readonly coverage: Coverage }) {
  const wording = useText();
  const formats = useFormats();
  return (
    <span role="img" aria-label={wording(sharesText(coverage, formats))} className={classes.bar}>
      {COVERAGE_STATES.map((state) => (
        <span
          key={state}
          className={classes.part}
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
  const wording = useText();
  return (
    <ul className={classes.legend} aria-label={t("partsOfTheBars")}>
      {COVERAGE_STATES.map((state) => (
        <li key={state}>
          <span aria-hidden="true" className={classes.swatch} data-state={state} />
          {wording(STATE_LABELS[state])}
        </li>
      ))}
    </ul>
  );
}
