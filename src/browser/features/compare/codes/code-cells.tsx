import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { chooseName, LocalizedName, PlainName } from "#browser/parts/name/localized-name.tsx";
import type { ItemIds } from "#browser/ui/tree/tree-item.tsx";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { type ComparedCode, statesOf } from "./compared-codes.ts";
import { STATE_TEXTS } from "./compared-table.ts";
import { DifferenceBar } from "./difference-counts.tsx";
import { numberOf } from "./match-codes.ts";
import classes from "./classification-comparison.module.css";

type CodeCellsProps = {
  readonly row: ComparedCode;
  readonly culture: string | null;
  readonly ids: ItemIds;
  /** The address of the code; null if it has none. */
  readonly href: string | null;
};

/** The cells of a row, each focusable: the code, what it is called in each classification if that differs, and its states. */
export function CodeCells({ row, culture, ids, href }: CodeCellsProps) {
  const { shown, first, second, formerParent, differences, differencesBelow, below } = row;
  const differs = first !== null && second !== null && !isCalledTheSame(first, second, culture);
  const t = useTranslations("compare");
  const bar = <DifferenceBar counts={below} />;
  const code = (
    <>
      <span className={classes.number}>{shown.classNumber}</span>{" "}
      <LocalizedName concept={shown} culture={culture} noteId={ids.note} withSecond />
    </>
  );
  return (
    <>
      <div role="gridcell" tabIndex={-1} className={classes.code}>
        {href === null ? (
          code
        ) : (
          <a href={href} tabIndex={-1} draggable={false}>
            {code}
          </a>
        )}
      </div>
      <div role="gridcell" tabIndex={-1} className={classes.side}>
        {differs && <NamedCode code={first} culture={culture} />}
        {differences.includes("moved") && (
          <Former parent={formerParent} culture={culture} isAfter={differs} />
        )}
      </div>
      <div role="gridcell" tabIndex={-1} className={classes.side}>
        {differs && <NamedCode code={second} culture={culture} />}
      </div>
      <div role="gridcell" tabIndex={-1} className={classes.states}>
        <States row={row} />
        {differencesBelow > 0 && (
          <span className={classes.below}>
            {t.rich("differencesBelow", { count: differencesBelow, bar: () => bar })}
          </span>
        )}
      </div>
    </>
  );
}

/** The states of a code, and whether it was matched by its number. */
export function States({ row }: { readonly row: ComparedCode }): ReactNode {
  const t = useTranslations("compare");
  const wording = useText();
  return (
    <>
      {statesOf(row).map((state) => (
        <Fragment key={state}>
          <span className={classes.state} data-state={state}>
            {wording(STATE_TEXTS[state])}
          </span>{" "}
        </Fragment>
      ))}
      {row.isMatchedByNumber && <span className={classes.matched}>{t("matchedByNumber")}</span>}
    </>
  );
}

type CodeTextProps = { readonly code: ClassificationCode; readonly culture: string | null };

/** A class number and a name. */
export function CodeText({ code, culture }: CodeTextProps) {
  const { classNumber } = code;
  return (
    <>
      {classNumber !== null && <span className={classes.number}>{classNumber}</span>}{" "}
      <PlainName concept={code} culture={culture} />
    </>
  );
}

/** The same as a part of a line that is cut off. */
function NamedCode(props: CodeTextProps) {
  return (
    <span className={classes.named}>
      <CodeText {...props} />
    </span>
  );
}

type FormerProps = {
  readonly parent: ClassificationCode | null;
  readonly culture: string | null;
  /** Whether something stands before it. */
  readonly isAfter: boolean;
};

/** Where a moved code was. */
function Former({ parent, culture, isAfter }: FormerProps) {
  const t = useTranslations("compare");
  const details = useTranslations("conceptDetails");
  const code = parent && <CodeText code={parent} culture={culture} />;
  const where = code === null ? t("formerFirstLevel") : t.rich("formerBelow", { code: () => code });
  return (
    <>
      {isAfter && details("separator")}
      {where}
    </>
  );
}

/** Whether two codes have the same number and the same name. */
function isCalledTheSame(
  first: ClassificationCode,
  second: ClassificationCode,
  culture: string | null,
): boolean {
  return (
    numberOf(first) === numberOf(second) &&
    chooseName(first, culture).text === chooseName(second, culture).text
  );
}
