import { guessHierarchy } from "../hierarchy/guess-hierarchy.ts";
import { rowsBelow } from "../rows.ts";
import type { Table } from "../table.ts";
import { type ColumnRole, isPossible, type TableMapping } from "./mapping.ts";

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
  if (isKept) return { ...mapping, columns };
  return {
    ...mapping,
    columns,
    hierarchy: guessHierarchy(columns, rowsBelow(table, { ...mapping, columns })),
  };
}

/** The level of a new level column: one below the existing ones. */
export function nextLevel(columns: readonly ColumnRole[]): number {
  return 1 + Math.max(0, ...columns.map((column) => (column.role === "level-column" ? column.level : 0)));
}
