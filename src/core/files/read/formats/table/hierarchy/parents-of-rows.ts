import { ReadContext } from "../../../build/context.ts";
import { soundParents } from "../../../build/hierarchy.ts";
import { Notes } from "../../../report/notes.ts";
import type { ColumnRole, Hierarchy } from "../mapping/mapping.ts";
import type { LocatedRow } from "../rows.ts";
import { readCodes } from "./read-codes.ts";

export type ParentsOfRows = {
  /** The keys of all codes, in the order of the rows. */
  readonly keys: readonly string[];
  /** The keys of the parents by those of the codes; codes at the first level are missing. */
  readonly parents: ReadonlyMap<string, string>;
};

/** The parents that a hierarchy gives the codes of a table, without notes. */
export function parentsOfRows(
  rows: readonly LocatedRow[],
  columns: readonly ColumnRole[],
  hierarchy: Hierarchy,
): ParentsOfRows {
  const notes = new Notes();
  const codes = readCodes(rows, { columns, hierarchy }, new ReadContext(notes));
  return { keys: codes.map(({ key }) => key), parents: soundParents(codes, notes) };
}
