import type { ReadContext } from "../context.ts";
import type { DraftTexts } from "../draft.ts";
import type { ColumnRole } from "./mapping.ts";
import { rowPlace, type Table } from "./table.ts";

/** A row below the header, with the place that it has in the file. */
export type PlacedRow = { readonly cells: readonly string[]; readonly index: number; readonly where: string };

/** The rows below the header that have something in them. */
export function rowsBelow({ rows }: Table, headerRow: number | null): PlacedRow[] {
  const first = (headerRow ?? -1) + 1;
  return rows
    .slice(first)
    .map((cells, at) => ({ cells, index: first + at, where: rowPlace(first + at) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** Takes cells by the roles of their columns. */
export class RoleCells {
  readonly #columns: readonly ColumnRole[];
  readonly #context: ReadContext;

  constructor(columns: readonly ColumnRole[], context: ReadContext) {
    this.#columns = columns;
    this.#context = context;
  }

  /** The first cell of a role that has something. */
  text({ cells, where }: PlacedRow, role: ColumnRole["role"]): string | undefined {
    for (const [at, column] of this.#columns.entries()) {
      const text = column.role === role ? this.#context.text(cells[at], where) : undefined;
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** A GUID, without what some programs put around it. */
  guid(row: PlacedRow, role: "guid" | "version-guid" | "parent-guid"): string | undefined {
    return this.text(row, role)?.replace(/^urn:uuid:|^\{|\}$/gi, "");
  }

  /** The texts of a role by culture, and the default one. */
  texts(
    { cells, where }: PlacedRow,
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

  /** The columns of a role. */
  columnsOf(role: ColumnRole["role"]): number[] {
    return this.#columns.flatMap((column, at) => (column.role === role ? [at] : []));
  }
}
