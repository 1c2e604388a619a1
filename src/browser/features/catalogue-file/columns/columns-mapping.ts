import { columnName } from "#core/files/read/formats/table/mapping/column-name.ts";
import { guessMapping } from "#core/files/read/formats/table/mapping/guess-mapping.ts";
import type { TableMapping } from "#core/files/read/formats/table/mapping/mapping.ts";
import type { Table } from "#core/files/read/formats/table/table.ts";
import type { Text } from "#core/text/messages/text.ts";

/** The mapping for another header row, with the columns guessed again. */
export function withHeader(mapping: TableMapping, table: Table, headerRow: number | null): TableMapping {
  return { ...guessMapping(table, headerRow), kind: mapping.kind };
}

/** A column for display: its index, its header or else its letters, and sample cells. */
export type ShownColumn = {
  readonly at: number;
  readonly name: Text | string;
  readonly examples: readonly string[];
};

const EXAMPLES = 3;

/** The columns that are not empty. */
export function shownColumns({ rows }: Table, headerRow: number | null, count: number): ShownColumn[] {
  const headers = headerRow === null ? [] : (rows[headerRow] ?? []);
  const below = rows.slice((headerRow ?? -1) + 1);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const examples = new Set<string>();
    for (const row of below) {
      const cell = row[at]?.trim() ?? "";
      if (cell !== "") examples.add(cell);
      if (examples.size === EXAMPLES) break;
    }
    if ((headers[at] ?? "").trim() === "" && examples.size === 0) return [];
    return [{ at, name: columnName(headers, at), examples: [...examples] }];
  });
}
