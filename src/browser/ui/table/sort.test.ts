import { expect, test } from "vitest";
import { nextSort, readSort, sortRows, writeSort } from "./sort.ts";

type Row = { readonly id: string; readonly number: string | null; readonly level: number | null };

const COLUMNS = [
  { key: "class-number", sortValue: ({ number }: Row) => number },
  { key: "level", sortValue: ({ level }: Row) => level },
  { key: "actions" },
];
const ROWS: readonly Row[] = [
  { id: "c", number: "EF 25", level: 10 },
  { id: "a", number: null, level: 2 },
  { id: "d", number: "10", level: null },
  { id: "e", number: "", level: 2 },
  { id: "b", number: "9", level: 1 },
];
const sorted = (sort: string | null): string =>
  sortRows(ROWS, COLUMNS, readSort(sort, COLUMNS))
    .map(({ id }) => id)
    .join("");

test("rows are sorted by a column, numbers in texts as numbers, empty values last in both directions, equal ones in their order", () => {
  expect(sorted("class-number")).toBe("bdcae");
  expect(sorted("-class-number")).toBe("cdbae");
  expect(sorted("level")).toBe("baecd");
  expect(sorted("-level")).toBe("caebd");
});

test("unsorted rows stay the same array", () => {
  for (const sort of [null, "no-such-column", "actions", ""])
    expect(sortRows(ROWS, COLUMNS, readSort(sort, COLUMNS))).toBe(ROWS);
});

test("clicks on a head sort ascending, descending and not at all; another column starts ascending", () => {
  const click = (sort: string | null, by: string) => writeSort(nextSort(readSort(sort, COLUMNS), by));
  expect(click(null, "level")).toBe("level");
  expect(click("level", "level")).toBe("-level");
  expect(click("-level", "level")).toBeNull();
  expect(click("-level", "class-number")).toBe("class-number");
});
