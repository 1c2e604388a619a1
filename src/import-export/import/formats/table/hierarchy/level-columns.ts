import { defined } from "#lib/defined.ts";
import { text } from "#messages/text.ts";
import type { ReadContext } from "../../../build/context.ts";
import type { DraftCode } from "../../../build/draft.ts";
import type { ColumnRole } from "../mapping/mapping.ts";
import { type LocatedRow, RoleCells } from "../rows.ts";
import { rowCode, splitLabel } from "./row-code.ts";

/**
 * The codes of a table with one column per level. A row may contain its own level only, below the previous row, or the whole path; codes
 * that occur only in paths are added too.
 */
export function codesOfLevelColumns(
  rows: readonly LocatedRow[],
  columns: readonly ColumnRole[],
  context: ReadContext,
): DraftCode[] {
  const cells = new RoleCells(columns, context);
  const levels = columns
    .flatMap((column, at) => (column.role === "level-column" ? [{ at, level: column.level }] : []))
    .toSorted((a, b) => a.level - b.level);
  const labelsAreNumbers = cells.columnsOf("name").length > 0;
  const codes = new Map<string, DraftCode>();
  const withRow = new Set<string>();
  let path: (string | undefined)[] = [];
  for (const row of rows) {
    const labels = levels.map(({ at }) => context.text(row.cells[at], row.where));
    const first = labels.findIndex((label) => label !== undefined);
    if (first === -1) {
      context.notes.leftOut(row.where, text("tableReader.emptyLevels"));
      continue;
    }
    path = labels.map((label, at) => (at < first ? path[at] : label));
    const steps = path.filter((label) => label !== undefined);
    const keys = steps.map((_, at) => steps.slice(0, at + 1).join(" > "));
    const add = (code: Partial<DraftCode>, key: string, parent: string | undefined): void =>
      void codes.set(key, { names: {}, ...code, key, where: row.where, ...defined({ parent }) });
    for (const [at, key] of keys.slice(0, -1).entries()) {
      const { number, name } = splitLabel(steps[at] ?? "");
      if (!codes.has(key)) add(defined({ number, defaultName: name }), key, keys[at - 1]);
    }
    const key = keys.at(-1) ?? "";
    const label = steps.at(-1) ?? "";
    if (withRow.has(key)) context.notes.guessed(row.where, text("tableReader.repeatedPath", { label }));
    else {
      withRow.add(key);
      const code = rowCode(row, cells, labelsAreNumbers ? { number: label } : splitLabel(label));
      add(code ?? {}, key, keys.at(-2));
    }
  }
  return [...codes.values()];
}
