import { plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { defined } from "#core/lib/defined.ts";
import { bareGuid } from "#core/text/guid-forms.ts";
import { soundParents } from "../../../build/hierarchy.ts";
import { Notes } from "../../../report/notes.ts";
import type { ColumnStatistics } from "./columns.ts";
import type { ColumnRole } from "./mapping.ts";

/**
 * The roles with the column of the parents' GUIDs, which is recognised by its cells, whatever its header is: all of them are GUIDs of other
 * rows. So are the identifiers of a database, in a column of parents that have no class numbers.
 */
export function withParentGuids(
  roles: readonly (ColumnRole | undefined)[],
  statistics: readonly ColumnStatistics[],
  rows: readonly (readonly string[])[],
): (ColumnRole | undefined)[] {
  const found = [...roles];
  if (roles.some((one) => one?.role === "parent-guid")) return found;
  const numbers = roles.findIndex((one) => one?.role === "number");
  const named = roles.findIndex((one) => one?.role === "parent-number");
  const areIds = named !== -1 && numbers !== -1 && !namesParents(rows, named, numbers);
  for (const [at, { guids, filled, distinct }] of statistics.entries()) {
    const role = roles[at]?.role;
    const hasGuids = role === "guid" || role === "version-guid" || guids > 0.8;
    if (!(hasGuids || (areIds && role === "ignore")) || filled < 0.9 || distinct < 0.9) continue;
    // A column such as 'Replaced by' is filled in a few rows only.
    const parents = statistics.findIndex(
      (column, other) =>
        other !== at && (hasGuids ? column.filled > 0.1 : other === named) && namesParents(rows, other, at),
    );
    if (parents === -1) continue;
    found[parents] = { role: "parent-guid" };
    if (role !== "version-guid") found[at] = { role: "guid" };
    return found;
  }
  return found;
}

/**
 * Whether a column names the parent of each row by its cell in another column: all of its cells occur there, more than half of them in
 * another row, and following them ends at a first level.
 */
export function namesParents(rows: readonly (readonly string[])[], column: number, of: number): boolean {
  const cellOf = (row: readonly string[], at: number): string => bareGuid(plainNumber(row[at] ?? ""));
  const own = new Set(rows.map((row) => cellOf(row, of)));
  const named = rows.filter((row) => cellOf(row, column) !== "");
  if (!named.every((row) => own.has(cellOf(row, column)))) return false;
  const parents = new Map(
    named
      .map((row) => [cellOf(row, of), cellOf(row, column)] as const)
      .filter(([name, parent]) => name !== parent),
  );
  if (parents.size <= named.length / 2) return false;
  // A column such as 'Next' names every row once.
  if (parents.size > 3 && parents.size >= rows.length - 1 && new Set(parents.values()).size === parents.size)
    return false;
  const codes = [...own].map((key) => ({ key, where: "", ...defined({ parent: parents.get(key) }) }));
  return soundParents(codes, new Notes()).size === parents.size;
}

/**
 * Whether a column names codes of the first level only, and the numbers begin with them: `Ac` beside `Ac_05_10`, as in the tables of
 * Uniclass. The numbers say more.
 */
export function isFirstPart(rows: readonly (readonly string[])[], column: number, numbers: number): boolean {
  const named = rows
    .map((row) => ({ number: (row[numbers] ?? "").trim(), parent: (row[column] ?? "").trim() }))
    .filter(({ number, parent }) => parent !== "" && parent !== number);
  const children = new Set(named.map(({ number }) => number));
  return named.every(({ number, parent }) => number.startsWith(parent) && !children.has(parent));
}
