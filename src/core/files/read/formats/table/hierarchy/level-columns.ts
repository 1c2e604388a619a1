import { plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../../build/context.ts";
import type { DraftCode } from "../../../build/draft.ts";
import { columnStatistics } from "../mapping/columns.ts";
import type { ColumnRole } from "../mapping/mapping.ts";
import { type LocatedRow, RoleCells } from "../rows.ts";
import { type Label, labelSplitter, rowCode } from "./row-code.ts";

/** A code in the path of a row. */
type Step = Label & { readonly text: string; readonly definition?: string };

/**
 * The codes of a table with one column per level, or with several: numbers, names and definitions. A row may contain its own level only, below the
 * previous row, or the whole path; codes that occur only in paths are added too.
 */
export function codesOfLevelColumns(
  rows: readonly LocatedRow[],
  columns: readonly ColumnRole[],
  context: ReadContext,
): DraftCode[] {
  const cells = new RoleCells(columns, context);
  const levels = levelsOf(rows, columns);
  const split = labelSplitter(
    rows.flatMap((row) => levels.flatMap(([at = -1]) => row.cells[at]?.trim() || [])),
  );
  const labelOf = (step: Step | undefined): Label =>
    step?.name === undefined ? split(step?.text ?? "") : step;
  const labelsAreNumbers = cells.columnsOf("name").length > 0;
  const codes = new Map<string, DraftCode>();
  const withRow = new Set<string>();
  let path: (Step | undefined)[] = [];
  for (const row of rows) {
    const own = levels.map((level) => stepOf(level.map((at) => context.text(row.cells[at], row.where))));
    const first = own.findIndex((step) => step !== undefined);
    if (first === -1) {
      context.notes.leftOut(row.where, text("tableReader.emptyLevels"));
      continue;
    }
    path = own.map((step, at) => (at < first ? path[at] : step));
    const steps = path.filter((step) => step !== undefined);
    const keys = steps.map((_, at) =>
      steps
        .slice(0, at + 1)
        .map(({ text }) => plainNumber(text))
        .join(" > "),
    );
    const add = (code: Partial<DraftCode>, key: string, parent: string | undefined): void =>
      void codes.set(key, { names: {}, ...code, key, where: row.where, ...defined({ parent }) });
    for (const [at, key] of keys.slice(0, -1).entries()) {
      if (codes.has(key)) continue;
      const { number, name } = labelOf(steps[at]);
      add(
        defined({ number, defaultName: name, defaultDefinition: steps[at]?.definition }),
        key,
        keys[at - 1],
      );
    }
    const key = keys.at(-1) ?? "";
    const last = steps.at(-1);
    const label = last?.text ?? "";
    if (withRow.has(key)) context.notes.guessed(row.where, text("tableReader.repeatedPath", { label }));
    else {
      withRow.add(key);
      const isNumber = labelsAreNumbers && last?.name === undefined;
      const code = rowCode(row, cells, isNumber ? { number: label } : labelOf(last));
      add({ ...defined({ defaultDefinition: last?.definition }), ...code }, key, keys.at(-2));
    }
  }
  return [...codes.values()];
}

/** The columns of each level: that of its labels, or of its numbers, and then of its names and definitions. */
function levelsOf(rows: readonly LocatedRow[], columns: readonly ColumnRole[]): number[][] {
  const all = columns.flatMap((column, at) =>
    column.role === "level-column" ? [{ at, level: column.level }] : [],
  );
  const levels = [...Map.groupBy(all, ({ level }) => level)].toSorted(([a], [b]) => a - b);
  return levels.flatMap(([, own]) => {
    if (own.length > 3) return own.map(({ at }) => [at]);
    const cells = rows.map((row) => row.cells);
    const ranked = own.map(({ at }) => ({ at, numbers: columnStatistics(cells, at).numbers }));
    return [ranked.toSorted((a, b) => b.numbers - a.numbers).map(({ at }) => at)];
  });
}

/** The step that the cells of a level name. */
function stepOf([label, name, definition]: readonly (string | undefined)[]): Step | undefined {
  const text = label ?? name;
  if (text === undefined) return undefined;
  return { text, ...(name !== undefined && { number: label, name }), ...defined({ definition }) };
}
