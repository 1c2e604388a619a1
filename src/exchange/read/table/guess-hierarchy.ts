import { columnStatistics } from "./columns.ts";
import { indentOf } from "./indentation.ts";
import type { ColumnRole, Hierarchy } from "./mapping.ts";

/** The share of cells that must look like class numbers for a hierarchy by number. */
const MOSTLY = 0.6;

/** Guesses how the table expresses the hierarchy. */
export function guessHierarchy(
  columns: readonly ColumnRole[],
  rows: readonly (readonly string[])[],
): Hierarchy {
  const columnOf = (role: ColumnRole["role"]): number => columns.findIndex((one) => one.role === role);
  const isUsed = (role: ColumnRole["role"]): boolean => {
    const column = columnOf(role);
    return column !== -1 && rows.some((row) => (row[column] ?? "").trim() !== "");
  };
  if (isUsed("parent-guid")) return "parent-guid";
  if (isUsed("parent-number")) return "parent-number";
  if (isUsed("level")) return "level";
  if (columns.filter(({ role }) => role === "level-column").length > 1) return "level-columns";
  const indents = new Set(rows.map((row) => indentOf(row, columns)));
  if (indents.size > 1) return "indentation";
  if (columnOf("number-and-name") !== -1) return "numbers";
  // Short names, such as those of units, have common prefixes without being hierarchical.
  const { numbers, filled } = columnStatistics(rows, columnOf("number"));
  return filled > 0 && numbers > MOSTLY ? "numbers" : "none";
}
