import { expect, test } from "vitest";
import { formulaText } from "#browser/parts/unit/dimensions.ts";
import { DIMENSIONLESS } from "#core/lib/quantities.fixture.ts";
import { toLines } from "./unit-lines.ts";
import type { RememberedUnit } from "./use-remembered-units.ts";

const unit = (versionGuid: string, dimensions: RememberedUnit["dimensions"]): RememberedUnit => ({
  versionGuid,
  guid: null,
  name: versionGuid,
  shown: { concept: { name: null, defaultName: versionGuid, versionGuid }, culture: null },
  otherNames: [],
  symbol: null,
  dimensions,
});

const UNITS = [
  unit("unknown", undefined),
  unit("piece", DIMENSIONLESS),
  unit("m²", { ...DIMENSIONLESS, lengthPower: 2 }),
  unit("bare", null),
  unit("m", { ...DIMENSIONLESS, lengthPower: 1 }),
  unit("ft", { ...DIMENSIONLESS, lengthPower: 1 }),
];

const written = (waiting: string[]) =>
  toLines(UNITS, new Set(waiting)).map(({ unit, group: { dimensions, units } }) =>
    unit === null
      ? `${dimensions == null ? String(dimensions) : formulaText(dimensions)}: ${units.length}`
      : unit.name,
  );

test("units are grouped by dimension, simple ones first, those without dimensions and not loaded ones last", () => {
  expect(written([])).toEqual([
    "m: 2",
    "m",
    "ft",
    "m²: 1",
    "m²",
    "dimensionless: 1",
    "piece",
    "null: 1",
    "bare",
    "undefined: 1",
    "unknown",
  ]);
});

test("loaded units keep their order until they are grouped", () => {
  expect(written(["piece", "unknown", "m"]).slice(-4)).toEqual(["undefined: 3", "piece", "unknown", "m"]);
  expect(written(["m", "unknown", "piece"]).slice(-4)).toEqual(["undefined: 3", "m", "unknown", "piece"]);
});
