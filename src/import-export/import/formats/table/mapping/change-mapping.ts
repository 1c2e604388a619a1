import { guessHierarchy } from "./guess-mapping.ts";
import { type ColumnRole, type Hierarchy, isListKind, type TableKind, type TableMapping } from "./mapping.ts";
import type { Table } from "../table.ts";

/** The roles that define a hierarchy: at least one of them is required. */
const TOLD_BY: Readonly<Record<Hierarchy, readonly ColumnRole["role"][] | null>> = {
  "parent-guid": ["parent-guid"],
  "parent-number": ["parent-number"],
  level: ["level"],
  "level-columns": ["level-column"],
  indentation: null,
  numbers: ["number", "number-and-name"],
  none: null,
};

/** Whether there is a column that defines the hierarchy. */
export function isPossible(hierarchy: Hierarchy, columns: readonly ColumnRole[]): boolean {
  const roles = TOLD_BY[hierarchy];
  return roles === null || columns.some(({ role }) => roles.includes(role));
}

/** Whether a table was written by Plinth and is read by its headers, regardless of the mapping. */
export function isWrittenByPlinth(kind: TableKind): boolean {
  return kind !== "codes" && !isListKind(kind);
}

/**
 * The mapping with another role for a column. A role that is unique is taken from its previous column, and the hierarchy is guessed again,
 * unless the user has chosen it and it is still possible.
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

/** The level of a new level column: one below the existing ones. */
export function nextLevel(columns: readonly ColumnRole[]): number {
  return 1 + Math.max(0, ...columns.map((column) => (column.role === "level-column" ? column.level : 0)));
}
