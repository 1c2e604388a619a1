import type { ColumnRole } from "../mapping/mapping.ts";

const INDENTED: ReadonlySet<ColumnRole["role"]> = new Set(["number", "number-and-name", "name"]);

/** The indentation of a row: the spaces before its number or its name, whichever is more. A tab counts as four. */
export function indentOf(row: readonly string[], columns: readonly ColumnRole[]): number {
  const indents = columns.map(({ role }, at) => (INDENTED.has(role) ? blanksBefore(row[at] ?? "") : 0));
  return Math.max(0, ...indents);
}

function blanksBefore(cell: string): number {
  if (cell.trim() === "") return 0;
  let width = 0;
  for (const character of cell) {
    if (character.trim() !== "") break;
    width += character === "\t" ? 4 : 1;
  }
  return width;
}
