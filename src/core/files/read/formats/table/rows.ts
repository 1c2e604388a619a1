import { bareGuid } from "#core/text/guid-forms.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftTexts } from "../../build/draft.ts";
import type { Notes, Where } from "../../report/notes.ts";
import type { ColumnRole, TableMapping } from "./mapping/mapping.ts";
import { rowLocation, type Table } from "./table.ts";

/** A row below the header with its position in the file. */
export type LocatedRow = { readonly cells: readonly string[]; readonly where: Where };

/** The roles in which a merged cell says the same of all its rows; in the others it names one of them. */
const SHARED: ReadonlySet<ColumnRole["role"]> = new Set([
  "parent-number",
  "parent-guid",
  "level",
  "definition",
]);

type Layout = Pick<TableMapping, "headerRow" | "columns">;

/** The non-empty rows below the header and above the footer; what merged cells say of several rows is in each of them. */
export function rowsBelow(table: Table, layout: Layout): LocatedRow[] {
  const rows = filledRows(table, layout);
  return rows.slice(0, endOf(rows, layout.columns));
}

/** The rows of the footer, such as a total or a source. */
export function footerOf(table: Table, layout: Layout): LocatedRow[] {
  const rows = filledRows(table, layout);
  return rows.slice(endOf(rows, layout.columns));
}

/** Where the footer begins: rows that have only words for a number, where all rows above have more cells than one. */
function endOf(rows: readonly LocatedRow[], columns: readonly ColumnRole[]): number {
  const number = columns.findIndex(({ role }) => role === "number");
  const isSentence = ({ cells }: LocatedRow): boolean => {
    const text = (cells[number] ?? "").trim();
    return /\s/.test(text) && /\p{L}{3}/u.test(text);
  };
  const isSingle = ({ cells }: LocatedRow): boolean =>
    cells.filter((cell) => cell.trim() !== "").length === 1;
  const end = rows.findLastIndex((row) => !isSingle(row) || !isSentence(row)) + 1;
  if (end === 0 || end === rows.length) return rows.length;
  return rows.slice(0, end).some(isSingle) ? rows.length : end;
}

function filledRows(table: Table, { headerRow, columns }: Layout): LocatedRow[] {
  const first = (headerRow ?? -1) + 1;
  return withMerged(table, columns)
    .slice(first)
    .map((cells, at) => ({ cells, where: rowLocation(first + at) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

function withMerged({ rows, merged }: Table, columns: readonly ColumnRole[]): readonly (readonly string[])[] {
  const shared = merged.filter(({ column }) => SHARED.has(columns[column]?.role ?? "ignore"));
  if (shared.length === 0) return rows;
  const filled = rows.map((row) => [...row]);
  for (const { column, first, last } of shared) {
    const text = rows[first]?.[column] ?? "";
    for (const row of filled.slice(first + 1, last + 1)) {
      if (row.every((cell) => cell.trim() === "")) continue;
      while (row.length <= column) row.push("");
      row[column] ||= text;
    }
  }
  return filled;
}

/** Reports a column that is not read, unless it is empty or only repeats another one. */
export function noteUnreadColumn(
  { rows }: Table,
  headerRow: number | null,
  column: number,
  notes: Notes,
  repeated = -1,
): void {
  const filled = rows
    .slice((headerRow ?? -1) + 1)
    .filter((row) => !["", row[repeated]?.trim()].includes((row[column] ?? "").trim())).length;
  const header = headerRow === null ? undefined : rows[headerRow]?.[column]?.trim();
  if (filled > 0)
    notes.leftOut(
      sentence("places.column", { name: header || String(column + 1) }),
      sentence("tableReader.columnNotRead", { count: filled }),
    );
}

/** Reads cells by the roles of their columns. */
export class RoleCells {
  readonly #columns: readonly ColumnRole[];
  readonly #context: ReadContext;

  constructor(columns: readonly ColumnRole[], context: ReadContext) {
    this.#columns = columns;
    this.#context = context;
  }

  /** The first non-empty cell of a role. */
  text({ cells, where }: LocatedRow, role: ColumnRole["role"]): string | undefined {
    for (const [at, column] of this.#columns.entries()) {
      const text = column.role === role ? this.#context.text(cells[at], where) : undefined;
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** A GUID, as `bareGuid` returns it. */
  guid(row: LocatedRow, role: "guid" | "version-guid" | "parent-guid"): string | undefined {
    const text = this.text(row, role);
    return text === undefined ? undefined : bareGuid(text);
  }

  /** The texts of a role by culture, and the default text. */
  texts(
    { cells, where }: LocatedRow,
    role: "name" | "definition",
  ): { texts: DraftTexts; main: string | undefined } {
    const texts: DraftTexts = {};
    let main: string | undefined;
    for (const [at, column] of this.#columns.entries()) {
      if (column.role !== role) continue;
      const text = this.#context.text(cells[at], where);
      if (text === undefined) continue;
      if (column.culture === null) main ??= text;
      else texts[column.culture] ??= text;
    }
    return { texts, main };
  }

  /** Whether a column has default texts; if none does, those of a culture are used. */
  hasDefault(role: "name" | "definition"): boolean {
    return this.#columns.some((column) => column.role === role && column.culture === null);
  }

  /** The columns of a role. */
  columnsOf(role: ColumnRole["role"]): number[] {
    return this.#columns.flatMap((column, at) => (column.role === role ? [at] : []));
  }
}
