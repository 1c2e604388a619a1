import { expect, test } from "vitest";
import { table } from "../tables.fixture.ts";
import { nextLevel, withRole } from "./change-mapping.ts";
import { guessMapping } from "./guess-mapping.ts";
import { previewTable } from "./preview-table.ts";

const TABLE = table([
  "Code|Title|Above|Old code",
  "A|Walls||1",
  "B|Inner|A|1.1",
  "C|Plaster|B|1.1.1",
  "D|Floors||2",
]);
const GUESSED = guessMapping(TABLE);

const levels = (mapping: typeof GUESSED) => previewTable(TABLE, mapping).map(({ level }) => level);

test("assigning the number to another column removes it from the previous one", () => {
  const mapping = withRole({ ...GUESSED, hierarchy: "numbers" }, TABLE, 3, { role: "number" }, true);
  expect(mapping.columns.map(({ role }) => role)).toEqual(["ignore", "name", "parent-number", "number"]);
  expect(levels(mapping)).toEqual([1, 2, 3, 1]);
});

test("several columns may contain names", () => {
  const mapping = withRole(GUESSED, TABLE, 3, { role: "name", culture: "nb" }, false);
  expect(mapping.columns.map(({ role }) => role)).toEqual(["number", "name", "parent-number", "name"]);
});

test("the hierarchy follows the columns, unless the user chose one that is still possible", () => {
  expect(GUESSED.hierarchy).toBe("parent-number");
  const without = withRole(GUESSED, TABLE, 2, { role: "ignore" }, true);
  expect(without.hierarchy).toBe("numbers");
  expect(withRole(without, TABLE, 2, { role: "parent-number" }, false).hierarchy).toBe("parent-number");
  expect(withRole(without, TABLE, 2, { role: "parent-number" }, true).hierarchy).toBe("numbers");
});

test("an additional level column is assigned the next level", () => {
  expect(nextLevel([{ role: "name", culture: null }])).toBe(1);
  expect(
    nextLevel([
      { role: "level-column", level: 2 },
      { role: "level-column", level: 1 },
    ]),
  ).toBe(3);
});
