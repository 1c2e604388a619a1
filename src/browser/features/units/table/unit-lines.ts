import { byDimension, dimensionKey } from "#browser/parts/unit/dimensions.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import type { RememberedUnit } from "./use-remembered-units.ts";

/** Units of one kind; `dimensions` are null if the service provides none, undefined for units whose details are not loaded. */
export type UnitGroup = {
  readonly key: string;
  readonly dimensions: Dimensions | null | undefined;
  readonly units: readonly RememberedUnit[];
};

/** A line of the table: the heading of a group, or a unit. */
export type UnitLine = {
  readonly key: string;
  readonly group: UnitGroup;
  readonly unit: RememberedUnit | null;
};

/**
 * The lines of the table: units grouped by dimensions; units without dimensions and units without loaded details come last. `waiting` are
 * the version GUIDs that stay in the last group, in this order, even when their details and names load, so that nothing moves.
 */
export function toLines(units: readonly RememberedUnit[], waiting: ReadonlySet<string>): readonly UnitLine[] {
  const groups = new Map<
    string,
    { key: string; dimensions: Dimensions | null | undefined; units: RememberedUnit[] }
  >();
  const positions = new Map([...waiting].map((versionGuid, position) => [versionGuid, position]));
  const position = ({ versionGuid }: RememberedUnit): number => positions.get(versionGuid) ?? -1;
  for (const unit of units.toSorted((a, b) => position(a) - position(b))) {
    const dimensions = waiting.has(unit.versionGuid) ? undefined : unit.dimensions;
    const key = dimensions == null ? String(dimensions) : dimensionKey(dimensions);
    const group = groups.get(key) ?? { key, dimensions, units: [] };
    groups.set(key, group);
    group.units.push(unit);
  }
  return [...groups.values()]
    .toSorted(byGroup)
    .flatMap((group): UnitLine[] => [
      { key: `group ${group.key}`, group, unit: null },
      ...group.units.map((unit) => ({ key: unit.versionGuid, group, unit })),
    ]);
}

function byGroup(a: UnitGroup, b: UnitGroup): number {
  return a.dimensions == null || b.dimensions == null
    ? rank(a.dimensions) - rank(b.dimensions)
    : byDimension(a.dimensions, b.dimensions);
}

function rank(dimensions: UnitGroup["dimensions"]): number {
  if (dimensions === undefined) return 2;
  return dimensions === null ? 1 : 0;
}
