import type { ColumnStatistics } from "./columns.ts";
import type { ColumnRole } from "./mapping.ts";
import { isFirstPart, namesParents, withParentGuids } from "./parent-columns.ts";

/** Texts that are longer on average are definitions, not names. */
const LONGEST_NAME = 90;
/** The maximum number of columns for levels that are recognised without headers. */
const MOST_LEVELS = 20;

/** Guesses the roles of columns with unknown headers from their cells; columns without a guess are skipped. */
export function guessFromCells(
  fromHeaders: readonly (ColumnRole | undefined)[],
  statistics: readonly ColumnStatistics[],
  rows: readonly (readonly string[])[],
): ColumnRole[] {
  const roles = withParentGuids(fromHeaders, statistics, rows);
  const has = (...names: readonly string[]): boolean =>
    roles.some((one) => one !== undefined && names.includes(one.role));
  /** Assigns a role to the first unassigned column that fits. */
  const assign = (role: ColumnRole, fits: (column: ColumnStatistics, at: number) => boolean): void => {
    const at = statistics.findIndex((column, index) => roles[index] === undefined && fits(column, index));
    if (at !== -1) roles[at] = role;
  };
  const staggered = has("number", "level-column") ? 0 : staggeredColumns(rows);
  for (let at = 0; at < staggered; at += 1) roles[at] ??= { role: "level-column", level: at + 1 };
  if (!has("guid", "version-guid"))
    assign({ role: "guid" }, ({ guids, distinct }) => guids > 0.8 && distinct > 0.9);
  if (!has("number", "level-column"))
    assign(
      { role: "number" },
      ({ numbers, filled, distinct, levels }) =>
        numbers > 0.6 && filled > 0.5 && distinct > 0.5 && levels < 1,
    );
  const numbers = roles.findIndex((one) => one?.role === "number");
  if (numbers !== -1 && !has("parent-number", "parent-guid", "level"))
    assign(
      { role: "parent-number" },
      ({ filled }, at) => filled > 0.3 && namesParents(rows, at, numbers) && !isFirstPart(rows, at, numbers),
    );
  if (!has("level", "level-column", "parent-number", "parent-guid"))
    assign(
      { role: "level" },
      ({ levels, filled, distinct }, at) =>
        levels > 0.95 && filled > 0.9 && distinct * rows.length < 20 && isOutline(rows, at),
    );
  const levels = roles.flatMap((one) => (one?.role === "level-column" ? [one.level] : []));
  const hasLevelNames = new Set(levels).size < levels.length;
  if (!has("name") && !hasLevelNames) {
    if (!has("number", "level-column"))
      assign({ role: "number-and-name", culture: null }, (column) => column.numbersWithNames > 0.6);
    const isText = ({ words, length }: ColumnStatistics): boolean => words > 0.5 && length < LONGEST_NAME;
    // The name of a group is repeated in each of its rows.
    if (!has("number-and-name"))
      assign({ role: "name", culture: null }, (column) => isText(column) && column.distinct > 0.5);
    if (!has("number-and-name", "name")) assign({ role: "name", culture: null }, isText);
  }
  if (!has("definition"))
    assign({ role: "definition", culture: null }, ({ words, length }) => words > 0.5 && length > 40);
  // Without a name column, a definition column serves as one.
  const definition = roles.findIndex((one) => one?.role === "definition");
  if (definition !== -1 && !has("name", "number-and-name", "level-column"))
    roles[definition] = { role: "name", culture: null };
  return roles.map((role) => role ?? { role: "ignore" });
}

/**
 * Whether no row of a column is above the first one, or more than one level below the row above it, unlike quantities, and at most half of the
 * rows are at the first level, unlike versions.
 */
function isOutline(rows: readonly (readonly string[])[], column: number): boolean {
  const levels = rows
    .map((row) => row[column]?.trim() ?? "")
    .filter((cell) => cell !== "")
    .map(Number);
  const [first = 0] = levels;
  return (
    levels.filter((level) => level === first).length <= levels.length / 2 &&
    levels.every((level, at) => level >= first && level <= (levels[at - 1] ?? level) + 1)
  );
}

/** The number of columns at the left of which nearly every row fills exactly one: a column for each level. */
function staggeredColumns(rows: readonly (readonly string[])[]): number {
  for (let count = MOST_LEVELS; count > 1; count -= 1) {
    const filled = rows.map((row) => Array.from({ length: count }, (_, at) => (row[at] ?? "").trim() !== ""));
    const alone = filled.filter((cells) => cells.filter(Boolean).length === 1).length;
    const isUsed = (at: number): boolean => filled.some((cells) => cells[at]);
    if (alone > 0.95 * rows.length && Array.from({ length: count }, (_, at) => at).every(isUsed))
      return count;
  }
  return 0;
}
