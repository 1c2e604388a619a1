import { NO_ROLE } from "../filter/requirements-address.ts";
import type { Requirement } from "../table/columns.ts";

export type MatrixRole = number | typeof NO_ROLE;

/** Stages by roles, with the number of requirements in each cell. */
export type Matrix = {
  /** Ascending. */
  readonly stages: readonly number[];
  /** Ascending; requirements without a role come last, and only if there are any. */
  readonly roles: readonly MatrixRole[];
  /** The count of a stage, a role, or both; null stands for all of them. */
  readonly count: (stage: number | null, role: MatrixRole | null) => number;
  /** The largest number in a cell. */
  readonly largest: number;
};

/** Builds the matrix of the rows; their order does not matter. */
export function buildMatrix(rows: readonly Requirement[]): Matrix {
  const counts = new Map<number | null, Map<MatrixRole | null, number>>();
  const add = (stage: number | null, role: MatrixRole | null): number => {
    const line = counts.get(stage) ?? new Map<MatrixRole | null, number>();
    counts.set(stage, line);
    const count = (line.get(role) ?? 0) + 1;
    line.set(role, count);
    return count;
  };
  let largest = 0;
  for (const { stageId, roleId } of rows) {
    const role = roleId ?? NO_ROLE;
    largest = Math.max(largest, add(stageId, role));
    add(stageId, null);
    add(null, role);
    add(null, null);
  }
  const stages = [...counts.keys()].filter((stage) => stage !== null);
  const roles = [...(counts.get(null)?.keys() ?? [])].filter((role) => role !== null);
  return {
    stages: stages.toSorted((a, b) => a - b),
    roles: roles.toSorted((a, b) => (a === NO_ROLE ? 1 : b === NO_ROLE ? -1 : a - b)),
    count: (stage, role) => counts.get(stage)?.get(role) ?? 0,
    largest,
  };
}

/** The number of shades for non-empty cells. */
export const SHADES = 5;

/** The shade of a number: 0 for none, up to `SHADES` for the largest. */
export function shadeOf(count: number, largest: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round((count / largest) * SHADES));
}
