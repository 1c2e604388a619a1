import type { Dimensions } from "#api/units.ts";
import { byDimension, dimensionKey } from "./dimensions.ts";
import type { KnownUnit } from "./use-known-units.ts";

/** Units of one kind. */
export type UnitGroup = {
  readonly key: string;
  /** Null for the units that the service gives no dimensions for. */
  readonly dimensions: Dimensions | null;
  readonly units: readonly KnownUnit[];
};

/** Units by dimension, and those whose dimension is not known because nobody has looked at them yet. */
export function groupUnits(units: readonly KnownUnit[]): {
  groups: readonly UnitGroup[];
  notLookedAt: readonly KnownUnit[];
} {
  const groups = new Map<string, { key: string; dimensions: Dimensions | null; units: KnownUnit[] }>();
  const notLookedAt: KnownUnit[] = [];
  for (const unit of units) {
    const { dimensions } = unit;
    if (dimensions === undefined) {
      notLookedAt.push(unit);
      continue;
    }
    const key = dimensions === null ? "none" : dimensionKey(dimensions);
    const group = groups.get(key) ?? { key, dimensions, units: [] };
    groups.set(key, group);
    group.units.push(unit);
  }
  const sorted = [...groups.values()].toSorted((a, b) => {
    if (a.dimensions === null || b.dimensions === null)
      return Number(a.dimensions === null) - Number(b.dimensions === null);
    return byDimension(a.dimensions, b.dimensions);
  });
  return { groups: sorted, notLookedAt };
}
