import { expect, test } from "vitest";
import type { ResultLine } from "./result-lines.ts";
import { nextSort, readSort, sortLines } from "./sort-lines.ts";

const line = (input: string, classNumber: string | null): ResultLine => ({
  key: input,
  found: null,
  entry: {
    input,
    kind: null,
    classNumber,
    name: null,
    defaultName: null,
    where: null,
    versionGuid: null,
    note: null,
  },
});
const LINES = [line("c", "EF 25"), line("a", null), line("d", "10"), line("b", "9")];
const sorted = (sort: string | null) => sortLines(LINES, readSort(sort)).map(({ key }) => key);

test("results are in the order of the input, or sorted by a column with empty cells last", () => {
  expect(sorted(null)).toEqual(["c", "a", "d", "b"]);
  expect(sorted("class-number")).toEqual(["b", "d", "c", "a"]);
  expect(sorted("-class-number")).toEqual(["c", "d", "b", "a"]);
  expect(sorted("input")).toEqual(["a", "b", "c", "d"]);
  expect(sorted("no-such-column")).toEqual(sorted(null));
});

test("clicks on a column sort ascending, descending and not at all; another column starts ascending", () => {
  const sort = readSort("class-number");
  const column = sort?.column;
  const other = readSort("note")?.column;
  if (column === undefined || other === undefined) throw new Error("The columns are gone.");
  expect(nextSort(null, column)).toBe("class-number");
  expect(nextSort(sort, column)).toBe("-class-number");
  expect(nextSort(readSort("-class-number"), column)).toBeNull();
  expect(nextSort(sort, other)).toBe("note");
});
