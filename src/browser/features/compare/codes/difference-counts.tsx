import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import { type MessageKey, text } from "#core/text/messages/text.ts";
import type { CodeState, StateCounts } from "./compared-codes.ts";
import classes from "./classification-comparison.module.css";

const COUNT_KEYS = {
  added: "compare.countAdded",
  removed: "compare.countRemoved",
  moved: "compare.countMoved",
  renumbered: "compare.countRenumbered",
  renamed: "compare.countRenamed",
  redefined: "compare.countRedefined",
  same: "compare.countSame",
} as const satisfies Readonly<Record<CodeState, MessageKey>>;

/** The counts in words: `3 added`, `1,200 same`. */
function countTexts(counts: StateCounts, wording: Wording) {
  return [...counts].map(([state, count]) => ({
    state,
    count,
    text: wording(text(COUNT_KEYS[state], { count })),
  }));
}

/** How many codes have each state, as a list and as a bar. */
export function DifferenceCounts({ counts }: { readonly counts: StateCounts }) {
  const t = useTranslations("compare");
  const texts = countTexts(counts, useText());
  return (
    <div className={classes.counts}>
      <ul aria-label={t("differences")} className={classes.countList}>
        {texts.map(({ state, text }) => (
          <li key={state} className={classes.state} data-state={state}>
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
  const { list } = useFormats();
  const texts = countTexts(counts, useText());
  return (
    <span
      role="img"
      aria-label={list(
        texts.map(({ text }) => text),
        "unit",
      )}
      className={classes.bar}
    >
      {texts.map(({ state, count }) => (
        <span key={state} data-state={state} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
