import { columnStatistics } from "../mapping/columns.ts";
import type { ColumnRole, Hierarchy } from "../mapping/mapping.ts";
import type { LocatedRow } from "../rows.ts";
import { indentOf } from "./indentation.ts";
import { type ParentsOfRows, parentsOfRows } from "./parents-of-rows.ts";

/** The share of cells that must be class numbers for a hierarchy by number. */
const MOSTLY = 0.6;

/** Guesses how the table expresses the hierarchy. */
export function guessHierarchy(columns: readonly ColumnRole[], rows: readonly LocatedRow[]): Hierarchy {
  const columnOf = (role: ColumnRole["role"]): number => columns.findIndex((one) => one.role === role);
  const isUsed = (role: ColumnRole["role"]): boolean => {
    const column = columnOf(role);
    return column !== -1 && rows.some(({ cells }) => (cells[column] ?? "").trim() !== "");
  };
  const named = (["parent-guid", "parent-number"] as const).filter(isUsed);
  const found = named.find((hierarchy) => parentsOfRows(rows, columns, hierarchy).parents.size > 0);
  if (found !== undefined) return found;
  if (isUsed("level")) return "level";
  if (columns.filter(({ role }) => role === "level-column").length > 1) return "level-columns";
  // Short names, such as those of units, have common prefixes without being hierarchical.
  const { numbers, filled } = columnStatistics(
    rows.map(({ cells }) => cells),
    columnOf("number"),
  );
  const hasNumbers = columnOf("number-and-name") !== -1 || (filled > 0 && numbers > MOSTLY);
  const byNumbers = hasNumbers ? parentsOfRows(rows, columns, "numbers") : undefined;
  if (isIndented(columns, rows, byNumbers)) return "indentation";
  // Parents that are all missing are reported one by one.
  if (named[0] !== undefined && (byNumbers?.parents.size ?? 0) === 0) return named[0];
  return hasNumbers ? "numbers" : "none";
}

/** The share of codes for which a statement must be true to count as true for the table. */
const NEARLY_ALL = 0.9;

/**
 * Whether the spaces before the texts express the hierarchy: they give the same parents as the numbers; or at least half of the rows have
 * them, and the numbers give no other hierarchy. A few stray or missing spaces do not matter.
 */
function isIndented(
  columns: readonly ColumnRole[],
  rows: readonly LocatedRow[],
  byNumbers: ParentsOfRows | undefined,
): boolean {
  const indents = rows.map(({ cells }) => indentOf(cells, columns));
  const [first = 0] = indents;
  const indented = indents.filter((indent) => indent > first).length;
  if (indented === 0) return false;
  if (byNumbers !== undefined && byNumbers.parents.size > 0) {
    const { parents } = parentsOfRows(rows, columns, "indentation");
    const same = [...byNumbers.parents].filter(([key, parent]) => parents.get(key) === parent).length;
    if (same >= NEARLY_ALL * byNumbers.parents.size) return true;
    if (byNumbers.parents.size >= byNumbers.keys.length / 2 && isDepthFirst(byNumbers)) return false;
  }
  return indented >= rows.length / 2;
}

/** Whether nearly all codes directly follow their parent or the descendants of an earlier child, as in a list sorted by number. */
function isDepthFirst({ keys, parents }: ParentsOfRows): boolean {
  let path: string[] = [];
  let misplaced = 0;
  for (const key of keys) {
    const parent = parents.get(key);
    const at = parent === undefined ? -1 : path.lastIndexOf(parent);
    if (parent !== undefined && at === -1) misplaced += 1;
    path = [...path.slice(0, at + 1), key];
  }
  return misplaced <= (1 - NEARLY_ALL) * parents.size;
}
