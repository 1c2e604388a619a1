import { useTranslations } from "use-intl";
import { numberText } from "#lib/text/format.ts";
import type { StateCounts } from "./compared-codes.ts";
import { STATE_WORDS } from "./compared-table.ts";
import classes from "./classification-comparison.module.css";

/** The counts in words: `3 added`, `1,200 same`. */
export function countTexts(counts: StateCounts) {
  return [...counts].map(([state, count]) => ({
    state,
    count,
    text: `${numberText(count)} ${STATE_WORDS[state].toLowerCase()}`,
  }));
}

/** How many codes have each state, as a list and as a bar. */
export function DifferenceCounts({ counts }: { readonly counts: StateCounts }) {
  const t = useTranslations("compare");
  const texts = countTexts(counts);
  return (
    <div className={classes["counts"]}>
      <ul aria-label={t("differences")} className={classes["countList"]}>
        {texts.map(({ state, text }) => (
          <li key={state} className={classes["state"]} data-state={state}>
            {text}
          </li>
        ))}
      </ul>
      <DifferenceBar counts={counts} />
    </div>
  );
}

/** The same as a bar. */
export function DifferenceBar({ counts }: { readonly counts: StateCounts }) {
  const texts = countTexts(counts);
  return (
    <span role="img" aria-label={texts.map(({ text }) => text).join(", ")} className={classes["bar"]}>
      {texts.map(({ state, count }) => (
        <span key={state} data-state={state} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
