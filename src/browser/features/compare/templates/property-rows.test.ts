import { expect, test } from "vitest";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { comparedCells, ownValues, propertyRows } from "./property-rows.ts";

function concept(guid: string, versionGuid: string | null = `${guid}1`): ConceptSummary {
  return { guid, versionGuid, defaultName: guid, name: null };
}

test("requests the values of properties that several templates have, in each of them", () => {
  const rows = propertyRows(
    ["wall", "door"],
    [
      [concept("colour"), concept("height")],
      [concept("colour", "colour2"), concept("handle")],
    ],
  );
  expect(comparedCells(rows)).toEqual([
    { template: "wall", property: "colour1" },
    { template: "door", property: "colour2" },
  ]);
});

test("requests nothing for properties without a version GUID", () => {
  expect(comparedCells(propertyRows(["a", "b"], [[concept("x", null)], [concept("x")]]))).toEqual([]);
});

test("compares values as sets, and tells which of them a template lacks", () => {
  const [row] = propertyRows(["a", "b"], [[concept("colour")], [concept("colour")]]);
  if (row === undefined) throw new Error("no row");
  const [red, green, blue] = [concept("red"), concept("green"), concept("blue")];
  expect(
    ownValues(row, [
      [red, green],
      [green, red],
    ]),
  ).toEqual(new Set());
  expect(
    ownValues(row, [
      [red, green],
      [green, blue],
    ]),
  ).toEqual(new Set([red, blue]));
  expect(ownValues(row, [[red], null])).toBeNull();
});
