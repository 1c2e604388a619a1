import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RequirementsItem } from "#core/api/resources/requirements.ts";
import { NO_ROLE, readView } from "../filter/requirements-address.ts";
import { buildMatrix, SHADES, shadeOf } from "../matrix/matrix.ts";
import { COLUMNS, type RowTexts } from "./columns.ts";
import { arrange, isInCell, toRows } from "./requirement-rows.ts";

const id = fc.integer({ min: -2, max: 6 });
const loi = fc.record({
  id: fc.option(fc.uuid()),
  projectId: fc.constant(1),
  loiId: fc.option(fc.constantFrom("LOI-20", "LOI-100", "LOI-300")),
  stageId: id,
  roleId: fc.option(id),
});
const item = fc.record({
  productTypeGuid: fc.option(fc.constantFrom("a", "b", "c", "d")),
  lois: fc.option(fc.array(loi, { maxLength: 12 })),
});
/** The pages of one list, and the same pages in another order. */
const pages = fc
  .array(fc.array(item, { maxLength: 6 }), { maxLength: 6 })
  .chain((pages) => fc.tuple(fc.constant(pages), fc.shuffledSubarray(pages, { minLength: pages.length })));

const texts: RowTexts = {
  productType: (guid) => `Type ${guid ?? "unknown"}`,
  stage: (id) => (id === 3 ? "3 · Detailed design" : String(id)),
  role: (id) => (id === null ? "No role" : String(id)),
};
const ALL = readView(new URLSearchParams());

function plain(items: readonly RequirementsItem[]) {
  const { stages, roles, count, largest } = buildMatrix(toRows(items));
  const lines = [null, ...stages].map((stage) => [null, ...roles].map((role) => count(stage, role)));
  return { stages, roles, lines, largest };
}

describe("the matrix", () => {
  test("does not depend on the order of the loaded pages", () => {
    fc.assert(
      fc.property(pages, ([pages, others]) => {
        expect(plain(others.flat())).toEqual(plain(pages.flat()));
      }),
    );
  });

  test("counts duplicates once", () => {
    fc.assert(
      fc.property(pages, ([pages]) => {
        const withIds = pages
          .flat()
          .map((item) => ({ ...item, lois: item.lois?.filter((loi) => loi.id !== null) ?? null }));
        const again = structuredClone(withIds);
        expect(plain([...withIds, ...again])).toEqual(plain(withIds));
      }),
    );
  });

  test("totals are the sums of the cells, and every cell links to that many rows", () => {
    fc.assert(
      fc.property(pages, ([pages]) => {
        const rows = toRows(pages.flat());
        const { stages, roles, count, largest } = buildMatrix(rows);
        expect(count(null, null)).toBe(rows.length);
        const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
        for (const stage of stages)
          expect(sum(roles.map((role) => count(stage, role)))).toBe(count(stage, null));
        for (const role of roles)
          expect(sum(stages.map((stage) => count(stage, role)))).toBe(count(null, role));
        for (const stage of [null, ...stages])
          for (const role of [null, ...roles]) {
            const cell = { stage, role };
            expect(rows.filter((row) => isInCell(row, cell))).toHaveLength(count(stage, role));
            expect(arrange(rows, { ...ALL, cell }, texts)).toHaveLength(count(stage, role));
          }
        expect(largest).toBe(
          Math.max(0, ...stages.flatMap((stage) => roles.map((role) => count(stage, role)))),
        );
      }),
    );
  });

  test("has a column for lois without a role only if there are any, as the last one", () => {
    const row = (stageId: number, roleId: number | null) => ({
      productTypeGuid: null,
      loiId: null,
      stageId,
      roleId,
    });
    expect(buildMatrix([row(3, 10), row(20, 2)])).toMatchObject({ stages: [3, 20], roles: [2, 10] });
    expect(buildMatrix([row(3, null), row(20, 2)])).toMatchObject({ roles: [2, NO_ROLE] });
    expect(buildMatrix([])).toMatchObject({ stages: [], roles: [], largest: 0 });
  });

  test("shades range from one to the maximum", () => {
    expect([0, 1, 50, 100].map((count) => shadeOf(count, 100))).toEqual([0, 1, 3, SHADES]);
  });
});

describe("the rows of the table", () => {
  test("are grouped by product type in any sort order, and complete", () => {
    const sort = fc.option(
      fc.record({ by: fc.constantFrom(...COLUMNS.map(({ key }) => key)), descending: fc.boolean() }),
    );
    fc.assert(
      fc.property(pages, sort, ([pages], sort) => {
        const rows = toRows(pages.flat());
        const placed = arrange(rows, { ...ALL, sort }, texts);
        expect(new Set(placed.map(({ row }) => row))).toEqual(new Set(rows));
        expect(placed).toHaveLength(rows.length);
        const beginnings = placed.filter(({ groupSize }) => groupSize !== null);
        expect(beginnings).toHaveLength(new Set(rows.map((row) => row.productTypeGuid)).size);
        expect(beginnings.reduce((sum, { groupSize }) => sum + (groupSize ?? 0), 0)).toBe(rows.length);
      }),
    );
  });

  const items: RequirementsItem[] = [
    {
      productTypeGuid: "b",
      lois: [
        { id: "1", projectId: 1, loiId: "LOI-100", stageId: 4, roleId: 2 },
        { id: "2", projectId: 1, loiId: "LOI-20", stageId: 3, roleId: null },
      ],
    },
    { productTypeGuid: "a", lois: [{ id: "3", projectId: 1, loiId: "LOI-300", stageId: 2, roleId: 1 }] },
    { productTypeGuid: "b", lois: [{ id: "4", projectId: 1, loiId: null, stageId: 1, roleId: 1 }] },
  ];
  const shown = (view: Partial<typeof ALL>): (string | null)[] =>
    arrange(toRows(items), { ...ALL, ...view }, texts).map(
      ({ row }) => `${row.productTypeGuid ?? ""} ${row.stageId}`,
    );

  test("are in the order of the service within groups", () => {
    expect(shown({})).toEqual(["b 4", "b 3", "b 1", "a 2"]);
  });

  test("are sorted by the chosen column; numbers in texts sort numerically, and rows without a role are last", () => {
    expect(shown({ sort: { by: "stage", descending: false } })).toEqual(["b 1", "b 3", "b 4", "a 2"]);
    expect(shown({ sort: { by: "productType", descending: false } })[0]).toBe("a 2");
    expect(shown({ sort: { by: "loi", descending: true } })).toEqual(["a 2", "b 4", "b 3", "b 1"]);
    expect(shown({ sort: { by: "role", descending: true } })).toEqual(["b 4", "b 1", "b 3", "a 2"]);
  });

  test("are filtered by displayed texts and by GUID", () => {
    expect(shown({ search: "DETAILED" })).toEqual(["b 3"]);
    expect(shown({ search: "type a" })).toEqual(["a 2"]);
    expect(shown({ search: "loi-300" })).toEqual(["a 2"]);
    expect(shown({ search: "no role" })).toEqual(["b 3"]);
    expect(shown({ search: "nothing" })).toEqual([]);
  });
});
