import { guessHierarchy } from "#exchange/read/table/guess-hierarchy.ts";
import { guessMapping } from "#exchange/read/table/guess-mapping.ts";
import {
  type ColumnRole,
  type Hierarchy,
  isListKind,
  type TableKind,
  type TableMapping,
} from "#exchange/read/table/mapping.ts";
import type { Table } from "#exchange/read/table/table.ts";

/** What a hierarchy is told by: one of these roles has to be there. */
const TOLD_BY: Readonly<Record<Hierarchy, readonly ColumnRole["role"][] | null>> = {
  "parent-guid": ["parent-guid"],
  "parent-number": ["parent-number"],
  level: ["level"],
  "level-columns": ["level-column"],
  indentation: null,
  numbers: ["number", "number-and-name"],
  none: null,
};

/** Whether there is a column that tells the hierarchy. */
export function isPossible(hierarchy: Hierarchy, columns: readonly ColumnRole[]): boolean {
  const roles = TOLD_BY[hierarchy];
  return roles === null || columns.some(({ role }) => roles.includes(role));
}

/** Whether a table is known by its headers, as Plinth writes it, whatever is said about its columns. */
export function isWrittenByPlinth(kind: TableKind): boolean {
  return kind !== "codes" && !isListKind(kind);
}

/**
 * The mapping with another role for a column. What there can be one of is taken from the column that had it, and where codes stand is
 * found out anew, unless somebody has said it and it still can be told.
 */
export function withRole(
  mapping: TableMapping,
  table: Table,
  at: number,
  role: ColumnRole,
  isHierarchySaid: boolean,
): TableMapping {
  const isOne = !["name", "definition", "level-column"].includes(role.role);
  const columns = mapping.columns.map((before, index): ColumnRole => {
    if (index === at) return role;
    return isOne && before.role === role.role ? { role: "ignore" } : before;
  });
  const isKept = isHierarchySaid && isPossible(mapping.hierarchy, columns);
  const rows = table.rows.slice((mapping.headerRow ?? -1) + 1);
  return { ...mapping, columns, hierarchy: isKept ? mapping.hierarchy : guessHierarchy(columns, rows) };
}

/** The mapping with the headers in another row, from which the columns are guessed anew. */
export function withHeader(mapping: TableMapping, table: Table, headerRow: number | null): TableMapping {
  return { ...guessMapping(table, headerRow), kind: mapping.kind };
}

/** The level of a column that is to be one: behind those there are. */
export function nextLevel(columns: readonly ColumnRole[]): number {
  return 1 + Math.max(0, ...columns.map((column) => (column.role === "level-column" ? column.level : 0)));
}

/** A column as people see it: its number from 0, its header or else its letters, and some of its cells. */
export type ShownColumn = {
  readonly at: number;
  readonly name: string;
  readonly examples: readonly string[];
};

const EXAMPLES = 3;

/** The columns that have something in them. */
export function shownColumns({ rows }: Table, headerRow: number | null, count: number): ShownColumn[] {
  const headers = headerRow === null ? [] : (rows[headerRow] ?? []);
  const below = rows.slice((headerRow ?? -1) + 1);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const header = headers[at]?.trim() ?? "";
    const examples = new Set<string>();
    for (const row of below) {
      const cell = row[at]?.trim() ?? "";
      if (cell !== "") examples.add(cell);
      if (examples.size === EXAMPLES) break;
    }
    if (header === "" && examples.size === 0) return [];
    return [{ at, name: header === "" ? `Column ${lettersOf(at)}` : header, examples: [...examples] }];
  });
}

/** What spreadsheets call a column. */
function lettersOf(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : lettersOf(Math.floor(at / 26) - 1) + letter;
}
