import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildPlan, groupRows, toLines, linesBetween } from "./plan.ts";
import { roleSign } from "./role-sign.ts";

const row = (
  productTypeGuid: string | null,
  stageId: number,
  roleId: number | null,
  loiId: string | null,
) => ({
  productTypeGuid,
  stageId,
  roleId,
  loiId,
});
const rows = fc.array(
  fc
    .tuple(
      fc.option(fc.constantFrom("a", "b", "c")),
      fc.integer({ min: -2, max: 5 }),
      fc.option(fc.integer({ min: -2, max: 5 })),
      fc.option(fc.constantFrom("LOI-100", "LOI-200")),
    )
    .map((values) => row(...values)),
);

describe("the plan", () => {
  test("has the LOI ids of a product type and stage in one cell, by role, those without a role last", () => {
    const { stages, rows } = buildPlan([
      row("b", 10, null, "LOI-300"),
      row("a", 2, 5, "LOI-100"),
      row("b", 10, 2, "LOI-200"),
      row("b", 10, 2, "LOI-100"),
      row("b", 10, 2, "LOI-200"),
      row("b", 2, 1, null),
      row("b", 2, 1, ""),
    ]);
    expect(stages).toEqual([2, 10]);
    expect(rows.map(({ productTypeGuid }) => productTypeGuid)).toEqual(["b", "a"]);
    expect(rows[0]?.cells.get(10)).toEqual([
      { role: 2, loiIds: ["LOI-200", "LOI-100"] },
      { role: null, loiIds: ["LOI-300"] },
    ]);
    expect(rows[0]?.cells.get(2)).toEqual([{ role: 1, loiIds: [null] }]);
    expect(rows[1]?.cells.get(10)).toBeUndefined();
  });

  test("contains every loi exactly once", () => {
    const keyOf = (...values: readonly (string | number | null)[]): string => JSON.stringify(values);
    fc.assert(
      fc.property(rows, (rows) => {
        const planned = buildPlan(rows).rows.flatMap(({ productTypeGuid, cells }) =>
          [...cells].flatMap(([stage, entries]) =>
            entries.flatMap(({ role, loiIds }) =>
              loiIds.map((loiId) => keyOf(productTypeGuid, stage, role, loiId)),
            ),
          ),
        );
        const expected = new Set(
          rows.map(({ productTypeGuid, stageId, roleId, loiId }) =>
            keyOf(productTypeGuid, stageId, roleId, loiId),
          ),
        );
        expect(planned).toHaveLength(expected.size);
        expect(new Set(planned)).toEqual(expected);
      }),
    );
  });
});

describe("the groups of a plan", () => {
  const { rows } = buildPlan([
    row("x", 1, 1, "L"),
    row("b", 1, 1, "L"),
    row("a", 1, 1, "L"),
    row(null, 1, 1, "L"),
  ]);
  const names: Readonly<Record<string, string>> = { a: "Works", b: "Elements" };
  const groups = groupRows(rows, (productType) => {
    const name = names[productType];
    return name === undefined ? null : { versionGuid: `${name} v1`, name, culture: null };
  });
  const shown = (closed: readonly string[]) =>
    toLines(rows, groups, new Set(closed)).map((line) =>
      line.group === null ? line.row.productTypeGuid : line.group.name,
    );

  test("are sorted by name, with unclassified product types last", () => {
    expect(shown([])).toEqual(["Elements", "b", "Works", "a", null, "x", null]);
  });

  test("keep their heading when collapsed", () => {
    expect(shown(["Elements v1", ""])).toEqual(["Elements", "Works", "a", null]);
  });

  test("are absent if nothing is classified, or if they are off", () => {
    expect(groupRows(rows, () => null)).toBeNull();
    expect(groupRows(rows, null)).toBeNull();
    expect(toLines(rows, null, new Set())).toHaveLength(4);
  });

  test("a slice of the rows includes the heading of its first group", () => {
    const lines = toLines(rows, groups, new Set());
    const places = (first: number, last: number) =>
      linesBetween(lines, first, last).map((placed) => placed.row);
    expect(places(6, 6)).toEqual([4, 6]);
    expect(places(4, 6)).toEqual([4, 5, 6]);
    expect(places(0, 1)).toEqual([0, 1]);
    expect(linesBetween(toLines(rows, null, new Set()), 1, 2).map((placed) => placed.row)).toEqual([1, 2]);
  });
});

test("the sign of a role does not depend on other roles, and adjacent roles have different signs", () => {
  expect(roleSign(null)).toEqual({ sign: "–", hue: null });
  const signs = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((role) => roleSign(role));
  expect(new Set(signs.map(({ sign }) => sign)).size).toBe(signs.length);
  expect(new Set(signs.map(({ hue }) => hue)).size).toBe(signs.length);
});
