import type { ReactNode } from "react";
import { distinctKeys } from "../list/list-keys.ts";
import type { RowRange } from "../list/row-range.ts";
import { isTreeItem, type TreeItemLine, type TreeNoteLine } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

type TreeNotesProps<Note> = {
  readonly lines: readonly (TreeItemLine | Note)[];
  /** The rendered lines. */
  readonly range: RowRange;
  readonly lineHeight: number;
  readonly renderNote: (note: Note) => ReactNode;
};

/** The notes between the items, each in its line. */
export function TreeNotes<Note extends TreeNoteLine>({
  lines,
  range,
  lineHeight,
  renderNote,
}: TreeNotesProps<Note>) {
  const shown = lines.slice(range.first, range.last + 1);
  const keys = distinctKeys(shown.map(({ key }) => key));
  return shown.map((line, offset) =>
    isTreeItem(line) ? null : (
      <div key={keys[offset]} className={classes.note} style={{ top: (range.first + offset) * lineHeight }}>
        {renderNote(line)}
      </div>
    ),
  );
}
