import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../../build/context.ts";
import type { DraftCode } from "../../../build/draft.ts";
import { UniqueKeys } from "../../../build/unique-keys.ts";
import type { TableMapping } from "../mapping/mapping.ts";
import { type LocatedRow, RoleCells } from "../rows.ts";
import { codesOfLevelColumns } from "./level-columns.ts";
import { type CodeOfRow, parentFinder } from "./parents.ts";
import { labelSplitter, rowCode } from "./row-code.ts";

/** The codes of a table with their parents, in the order of its rows. */
export function readCodes(
  rows: readonly LocatedRow[],
  { columns, hierarchy }: Pick<TableMapping, "columns" | "hierarchy">,
  context: ReadContext,
): DraftCode[] {
  if (hierarchy === "level-columns") return codesOfLevelColumns(rows, columns, context);
  const cells = new RoleCells(columns, context);
  const keys = new UniqueKeys();
  const [labels = -1] = cells.columnsOf("number-and-name");
  const split = labelSplitter(rows.map((row) => row.cells[labels]?.trim() ?? ""));
  const codes = rows.flatMap((row): CodeOfRow[] => {
    const code = rowCode(row, cells, split(cells.text(row, "number-and-name") ?? ""));
    if (code === undefined) {
      context.notes.leftOut(row.where, text("tableReader.noNumberOrName"));
      return [];
    }
    const key = keys.take(code.key);
    if (key !== code.key)
      context.notes.guessed(row.where, text("readers.duplicate", { kind: "code", label: code.key }));
    return [{ code: { ...code, key }, row }];
  });
  const parentOf = parentFinder(hierarchy, codes, columns, context);
  return codes.map((one) => {
    const parent = parentOf(one);
    return parent === undefined ? one.code : { ...one.code, parent };
  });
}
