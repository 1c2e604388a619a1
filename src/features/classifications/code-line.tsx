import type { CodeRow } from "#code-tree/code-node.ts";
import { LocalizedName } from "#concepts/localized-name.tsx";
import classes from "./code-line.module.css";

type CodeLineProps = {
  readonly row: CodeRow;
  /** The chosen culture. */
  readonly culture: string | null;
  readonly numberId: string;
  readonly nameId: string;
};

/** What a line of the tree shows of a code: the number set apart, then the name. */
export function CodeLine({ row, culture, numberId, nameId }: CodeLineProps) {
  return (
    <>
      <span id={numberId} className={classes["number"]}>
        {row.code.classNumber}
      </span>
      <span className={classes["name"]} data-stale={row.culture !== culture || undefined}>
        <LocalizedName id={nameId} concept={row.code} culture={row.culture} />
      </span>
      {row.busy && <span className={classes["busy"]} aria-hidden="true" />}
    </>
  );
}
