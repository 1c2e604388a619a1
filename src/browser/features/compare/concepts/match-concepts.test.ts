import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { matchConcepts } from "./match-concepts.ts";

type Names = readonly [guid: string | null, name?: string];

function list(...names: readonly Names[]): ConceptSummary[] {
  return names.map(([guid, name = guid ?? ""]) => ({
    guid,
    versionGuid: null,
    defaultName: name,
    name: null,
  }));
}

/** The rows as text, like 'A | – | A by name'. */
function lines(...lists: readonly ConceptSummary[][]): string[] {
  return matchConcepts(lists).map(({ cells, isMatchedByName }) => {
    const names = cells.map((cell) => cell?.guid ?? cell?.defaultName ?? "–").join(" | ");
    return isMatchedByName ? `${names} by name` : names;
  });
}

test("matches by concept GUID in the order of the first list; others follow their predecessors", () => {
  expect(lines(list(["a"], ["b"], ["c"]), list(["new"], ["b"], ["x"], ["a"]))).toEqual([
    "– | new",
    "a | a",
    "b | b",
    "– | x",
    "c | –",
  ]);
});

test("matches by default name where a list does not contain the GUID", () => {
  expect(lines(list(["a", "Colour"]), list(["b", "Colour"]))).toEqual(["a | b by name"]);
  expect(lines(list(["a", "Colour"]), list(["b", "Colour"], ["a", "Paint"]))).toEqual(["– | b", "a | a"]);
  expect(lines(list(["a", "Colour"]), list(["a", "Colour"]), list(["c", "Colour"]))).toEqual([
    "a | a | c by name",
  ]);
  expect(lines(list([null, "Colour"]), list(["c", "Colour"]))).toEqual(["Colour | c by name"]);
});

test("matches concepts without a GUID by their version GUID", () => {
  const version = (versionGuid: string, defaultName: string | null, name: string): ConceptSummary => ({
    guid: null,
    versionGuid,
    defaultName,
    name,
  });
  const lists = [
    [version("v1", "Colour", "Farge"), version("v2", null, "Kun navn")],
    [version("v2", null, "Kun navn"), version("v1", "Colour", "Farge")],
  ];
  expect(
    matchConcepts(lists).map(({ cells, isMatchedByName }) => [
      ...cells.map((cell) => cell?.versionGuid),
      isMatchedByName,
    ]),
  ).toEqual([
    ["v1", "v1", false],
    ["v2", "v2", false],
  ]);
});

test("matches nothing by a GUID or name that a list contains twice", () => {
  expect(lines(list(["a", "Colour"], ["b", "Colour"]), list(["c", "Colour"]))).toEqual([
    "– | c",
    "a | –",
    "b | –",
  ]);
  expect(lines(list(["a", "1"], ["a", "2"]), list(["a", "3"]))).toEqual(["– | a", "a | –", "a | –"]);
  expect(lines(list(["a", "1"], ["a", "2"]), list(["a", "1"])), "nor by name then").toEqual([
    "– | a",
    "a | –",
    "a | –",
  ]);
});

test("of two names that could match, takes the first in the order of names, whatever the order of the lists", () => {
  const lists = [list(["d", "3"]), list(["d", "2"]), list([null, "3"], [null, "2"])];
  expect(lines(...lists)).toContain("d | d | 2 by name");
  expect(lines(...lists.toReversed())).toContain("2 | d | d by name");
});

test("contains each concept once in its column, whatever the order of the lists", () => {
  const concept = fc.record({
    guid: fc.option(fc.constantFrom("a", "b", "c", "d")),
    defaultName: fc.option(fc.constantFrom("1", "2", "3")),
    versionGuid: fc.uuid(),
    name: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(fc.array(concept, { maxLength: 6 }), { minLength: 2, maxLength: 4 }), (lists) => {
      const columnsOf = (rows: ReturnType<typeof matchConcepts>) =>
        lists.map((_, column) => rows.flatMap(({ cells }) => cells[column] ?? []));
      const rows = matchConcepts(lists);
      for (const [column, cells] of columnsOf(rows).entries()) {
        expect(cells).toHaveLength(lists[column]?.length ?? 0);
        expect(new Set(cells)).toEqual(new Set(lists[column]));
      }
      const mirrored = matchConcepts(lists.toReversed());
      const asText = (cells: readonly unknown[]): string => JSON.stringify(cells);
      expect(mirrored.map(({ cells }) => asText(cells.toReversed())).toSorted()).toEqual(
        rows.map(({ cells }) => asText(cells)).toSorted(),
      );
    }),
  );
});
