import type { CodeRow } from "#code-tree/code-node.ts";
import type { ItemIds } from "#ui/tree-item.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import classes from "./code-line.module.css";

type CodeLineProps = {
  readonly row: CodeRow;
  /** The chosen culture. */
  readonly culture: string | null;
  readonly ids: ItemIds;
};

/** What a line of the tree shows of a code: the number set apart, then the name. */
export function CodeLine({ row, culture, ids }: CodeLineProps) {
  return (
    <>
      <span id={ids.number} className={classes["number"]}>
        {row.code.classNumber}
      </span>
      <span className={classes["name"]} data-stale={row.culture !== culture || undefined}>
        <LocalizedName id={ids.name} noteId={ids.note} concept={row.code} culture={row.culture} />
      </span>
      {row.busy && <span className={classes["busy"]} aria-hidden="true" />}
    </>
  );
}
