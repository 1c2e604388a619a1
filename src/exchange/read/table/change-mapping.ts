import { guessHierarchy } from "./guess-hierarchy.ts";
import { type ColumnRole, type Hierarchy, isListKind, type TableKind, type TableMapping } from "./mapping.ts";
import type { Table } from "./table.ts";

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
 * guessed again, unless a person has chosen it and it is still possible.
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

/** The level of a column that is to be one: behind those there are. */
export function nextLevel(columns: readonly ColumnRole[]): number {
  return 1 + Math.max(0, ...columns.map((column) => (column.role === "level-column" ? column.level : 0)));
}
