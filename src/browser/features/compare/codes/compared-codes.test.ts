import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TreeRow, treeOf } from "./codes.fixture.ts";
import {
  type Branches,
  type ComparedCodes,
  compareCodes,
  siblingBranches,
  visibleLines,
  withBranches,
} from "./compared-codes.ts";
import { comparedTable } from "./compared-table.ts";
import { mergeCodes } from "./merge-codes.ts";

const FIRST = treeOf(
  [1, "1", "Walls"],
  [2, "1.1", "Inner"],
  [2, "1.2", "Outer"],
  [3, "1.2.1", "Facade"],
  [1, "2", "Roofs"],
  [2, "2.1", "Flat"],
);
const SECOND = treeOf(
  [1, "1", "Walls"],
  [2, "1.1", "Inner"],
  [2, "1.2", "Outer"],
  [3, "1.2.1", "Facade"],
  [3, "1.2.2", "Gable"],
  [1, "2", "Roof", "Roofs"],
  [2, "2.1", "Flat"],
);
const compared = compareCodes(mergeCodes(FIRST, SECOND));

const TABLE = { what: "", labels: ["1.0", "2.0"], culture: null } as const;
const NONE: Branches = new Map();

function shown({ rows }: ComparedCodes, { isOnlyDifferences = false, branches = NONE } = {}): string[] {
  return visibleLines(rows, { isOnlyDifferences, branches }).map(
    ({ level, position, siblings, expanded, row }) => {
      const sign = expanded === null ? "" : expanded ? "-" : "+";
      return `${level} ${row.shown.classNumber} ${position}/${siblings} ${sign}`.trim();
    },
  );
}

test("counts states, and the differences below a code", () => {
  expect([...compared.counts]).toEqual([
    ["added", 1],
    ["renamed", 1],
    ["same", 5],
  ]);
  expect(compared.differing).toBe(2);
  expect(compared.rows.map(({ differencesBelow }) => differencesBelow)).toEqual([1, 0, 1, 0, 0, 0, 0]);
  const texts = compared.rows.map(({ below }) => [...below].map((one) => one.join(" ")).join(", "));
  expect(texts).toEqual(["added 1, same 3", "", "added 1, same 1", "", "", "same 1", ""]);
});

test("opens branches with a difference below, and closes others, until the user does otherwise", () => {
  expect(shown(compared)).toEqual([
    "1 1 1/2 -",
    "2 1.1 1/2",
    "2 1.2 2/2 -",
    "3 1.2.1 1/2",
    "3 1.2.2 2/2",
    "1 2 2/2 +",
  ]);
  const [walls, , outer] = compared.rows.map(({ key }) => key);
  const closed = withBranches(new Map(), [outer ?? ""], false);
  expect(shown(compared, { branches: closed })).toEqual([
    "1 1 1/2 -",
    "2 1.1 1/2",
    "2 1.2 2/2 +",
    "1 2 2/2 +",
  ]);
  const siblings = siblingBranches(compared.rows, walls ?? "");
  expect(siblings).toHaveLength(2);
  expect(shown(compared, { branches: withBranches(closed, siblings, true) }).at(-1)).toBe("2 2.1 1/1");
});

test("with only differences, hides codes that are the same and have none below", () => {
  expect(shown(compared, { isOnlyDifferences: true })).toEqual([
    "1 1 1/2 -",
    "2 1.2 1/1 -",
    "3 1.2.2 1/1",
    "1 2 2/2",
  ]);
});

test("gives each row a key of its own, also below several parents", () => {
  const twice = treeOf([1, "1", "A"], [2, "9", "X"], [1, "2", "B"], [2, "9", "X"]);
  const keys = compareCodes(mergeCodes(twice, twice)).rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test("writes a table with the texts of both classifications", () => {
  const lines = visibleLines(compared.rows, { branches: new Map(), isOnlyDifferences: true });
  const { headers, rows } = comparedTable(lines, TABLE);
  expect(new Set(headers).size).toBe(headers.length);
  const last = rows.at(-1) ?? [];
  expect(last.slice(0, 5)).toEqual([1, "2", "Roof", "Renamed", 0]);
  expect(last.slice(5, 10)).toEqual(["2", "Roofs", null, null, "Roofs"]);
  expect(last.slice(10)).toEqual(["2", "Roof", null, null, "Roofs"]);
  const byNumber = compareCodes(mergeCodes(treeOf([1, "1", "A", "a"]), treeOf([1, "1", "B", "b"])));
  const [line] = comparedTable(
    visibleLines(byNumber.rows, { branches: new Map(), isOnlyDifferences: false }),
    TABLE,
  ).rows;
  expect(line?.[3]).toBe("Renamed, Matched by number");
});

test("positions every visible row among its siblings", () => {
  const trees = fc.array(fc.tuple(fc.nat(3), fc.nat(9)), { maxLength: 30 }).map((codes) => {
    let level = 0;
    return treeOf(
      ...codes.map(([deeper, guid], index): TreeRow => {
        level = Math.min(level + 1, deeper + 1);
        return [level, `${index}`, `${guid}`, `${guid}-${index % 7}`];
      }),
    );
  });
  fc.assert(
    fc.property(trees, trees, fc.boolean(), (first, second, isOnlyDifferences) => {
      const { rows } = compareCodes(mergeCodes(first, second));
      const branches = new Map(rows.map(({ key }) => [key, true]));
      const lines = visibleLines(rows, { branches, isOnlyDifferences });
      expect(lines.length <= rows.length && (isOnlyDifferences || lines.length === rows.length)).toBe(true);
      for (const siblings of Map.groupBy(lines, ({ row }) => row.parent).values())
        expect(siblings.map(({ position, siblings }) => `${position}/${siblings}`)).toEqual(
          siblings.map((_, index) => `${index + 1}/${siblings.length}`),
        );
    }),
  );
});
