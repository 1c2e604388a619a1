import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { codeOf, type TreeRow, treeOf } from "./codes.fixture.ts";
import type { ListedCode } from "./match-codes.ts";
import { mergeCodes } from "./merge-codes.ts";

/** The merged rows as text, like '1 21 Walls: moved'. */
function lines(first: readonly ListedCode[], second: readonly ListedCode[]): string[] {
  return mergeCodes(first, second).rows.map(({ level, first, second, differences, isMatchedByNumber }) => {
    const shown = second ?? first;
    const states = [...differences, ...(isMatchedByNumber ? ["by number"] : [])].join(", ");
    return `${level} ${shown?.classNumber} ${shown?.name}${states === "" ? "" : `: ${states}`}`;
  });
}

test("names added and removed codes, a removed one after the sibling that it followed", () => {
  const first = treeOf([1, "1", "Walls"], [2, "1.1", "Inner"], [1, "2", "Roofs"], [1, "3", "Floors"]);
  const second = treeOf([1, "1", "Walls"], [2, "1.2", "Outer"], [1, "3", "Floors"], [1, "4", "Stairs"]);
  expect(lines(first, second)).toEqual([
    "1 1 Walls",
    "2 1.1 Inner: removed",
    "2 1.2 Outer: added",
    "1 2 Roofs: removed",
    "1 3 Floors",
    "1 4 Stairs: added",
  ]);
});

test("shows a moved code once, where it is now, and does not count the codes below it", () => {
  const first = treeOf([1, "1", "A"], [2, "1.1", "B"], [3, "1.1.1", "C"], [1, "2", "D"]);
  const second = treeOf([1, "1", "A"], [1, "2", "D"], [2, "2.1", "B"], [3, "2.1.1", "C"]);
  expect(lines(first, second)).toEqual(["1 1 A", "1 2 D", "2 2.1 B: moved", "3 2.1.1 C"]);
});

test("counts a renumbered code, and not those whose numbers follow", () => {
  const first = treeOf([1, "21", "A"], [2, "21.1", "B"]);
  const second = treeOf([1, "22", "A"], [2, "22.1", "B"]);
  expect(lines(first, second)).toEqual(["1 22 A: renumbered", "2 22.1 B"]);
});

test("takes a missing translation for no difference, and another definition for one", () => {
  const original = codeOf({ guid: "1", defaultName: "Wall", name: "Wand" });
  const compare = (changes: Partial<ClassificationCode>) =>
    mergeCodes(
      [{ parent: null, concept: original }],
      [{ parent: null, concept: { ...original, ...changes } }],
    ).rows.flatMap(({ differences }) => differences);
  expect(compare({ name: null })).toEqual([]);
  expect(compare({ name: "Mauer" })).toEqual(["renamed"]);
  expect(compare({ defaultName: "Walls" })).toEqual(["renamed"]);
  expect(compare({ defaultTechnicalDefinition: "Upright" })).toEqual(["redefined"]);
});

test("matches by number only codes whose GUIDs the other side does not have, and only unique numbers", () => {
  const first = treeOf([1, "1", "A", "a"], [1, "2", "B", "b"], [1, "3", "C", null], [1, "3", "D", null]);
  const second = treeOf([1, "1", "A", "other"], [1, "3", "C", "c"], [1, "2", "E", "a"]);
  expect(lines(first, second)).toEqual([
    "1 1 A: added",
    "1 3 C: added",
    "1 2 E: renumbered, renamed",
    "1 2 B: removed",
    "1 3 C: removed",
    "1 3 D: removed",
  ]);
  expect(mergeCodes(first, second).ambiguousNumbers).toEqual(["3"]);
  expect(lines(treeOf([1, "1", "A", "a"]), treeOf([1, "1", "B", "b"]))).toEqual([
    "1 1 B: renamed, by number",
  ]);
});

test("matches a code below several parents below the same parent", () => {
  const first = treeOf([1, "1", "A"], [2, "9", "X"], [1, "2", "B"], [2, "9", "X"]);
  const second = treeOf([1, "1", "A"], [1, "2", "B"], [2, "9", "X"]);
  expect(lines(first, second)).toEqual(["1 1 A", "2 9 X: removed", "1 2 B", "2 9 X"]);
});

test("does not match codes by a GUID that identifies none of them", () => {
  const nil = "00000000-0000-0000-0000-000000000000";
  const first = treeOf([1, "1", "A", nil], [1, "2", "B", nil]);
  expect(lines(first, first)).toEqual(["1 1 A: by number", "1 2 B: by number"]);
});

test("merges trees that are deeper than the call stack", () => {
  const deep = treeOf(...Array.from({ length: 20_000 }, (_, index): TreeRow => [index + 1, "", `${index}`]));
  expect(mergeCodes(deep, deep).rows.at(-1)).toMatchObject({ level: 20_000, differences: [] });
});

/** Random trees over a few GUIDs and numbers, so that codes are shared, moved and renumbered. */
const trees = fc
  .array(
    fc.record({
      guid: fc.option(fc.nat(30).map(String), { freq: 4 }),
      number: fc.option(fc.nat(12).map(String), { freq: 6 }),
      name: fc.constantFrom("a", "b"),
      above: fc.nat(100),
    }),
    { maxLength: 25 },
  )
  .map((codes) => {
    const isFirst = new Set<string>();
    const unique = codes.filter(({ guid }) => guid === null || (!isFirst.has(guid) && isFirst.add(guid)));
    return depthFirst(
      unique.map(({ guid, number, name, above }, index) => ({
        above: above % (index + 1),
        concept: codeOf({ guid, classNumber: number, name, defaultName: name }),
      })),
    );
  });

/** The codes in depth-first order; `above` 0 is the first level, else the position of an earlier code. */
function depthFirst(codes: readonly { above: number; concept: ClassificationCode }[]): ListedCode[] {
  const listed: ListedCode[] = [];
  const add = (above: number, parent: number | null): void => {
    for (const [index, { concept, above: own }] of codes.entries())
      if (own === above) add(index + 1, listed.push({ concept, parent }) - 1);
  };
  add(0, null);
  return listed;
}

test("contains every code of both trees once, in the order of the second", () => {
  fc.assert(
    fc.property(trees, trees, (first, second) => {
      const { rows } = mergeCodes(first, second);
      const of = (side: "first" | "second") => rows.flatMap((row) => row[side] ?? []);
      expect(new Set(of("first"))).toEqual(new Set(first.map(({ concept }) => concept)));
      expect(of("first")).toHaveLength(first.length);
      expect(of("second")).toEqual(second.map(({ concept }) => concept));
      for (const [index, { level, parent }] of rows.entries()) {
        expect(parent ?? -1).toBeLessThan(index);
        expect(level).toBe(parent === null ? 1 : (rows[parent]?.level ?? 0) + 1);
      }
    }),
  );
});

test("is symmetric: what is added one way is removed the other, all else is the same", () => {
  const mirrored: Readonly<Record<string, string>> = { added: "removed", removed: "added" };
  fc.assert(
    fc.property(trees, trees, (first, second) => {
      const states = (from: readonly ListedCode[], to: readonly ListedCode[], isMirrored: boolean) =>
        mergeCodes(from, to)
          .rows.map(({ first, second, differences }) => {
            const sides = isMirrored ? [second, first] : [first, second];
            const names = differences.map((state) => (isMirrored ? (mirrored[state] ?? state) : state));
            return [...sides.map((code) => JSON.stringify(code)), ...names].join(" ");
          })
          .toSorted();
      expect(states(first, second, false)).toEqual(states(second, first, true));
    }),
  );
});

test("finds nothing different between a tree and itself", () => {
  fc.assert(
    fc.property(trees, (codes) => {
      const unmatched = mergeCodes(codes, codes).rows.filter(
        ({ first, second }) => first === null || second === null,
      );
      // Only codes that neither a GUID nor a unique number identifies.
      for (const { first, second } of unmatched) expect((first ?? second)?.guid).toBeNull();
      const differing = mergeCodes(codes, codes).rows.filter(
        (row) => !unmatched.includes(row) && row.differences.length > 0,
      );
      expect(unmatched.length === 0 ? differing : []).toEqual([]);
    }),
  );
});
