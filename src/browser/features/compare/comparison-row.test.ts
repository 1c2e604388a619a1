import { expect, test } from "vitest";
import { ENGLISH_FORMATS } from "#browser/lib/english.fixture.ts";
import { englishText } from "#core/text/messages/english.ts";
import { type ComparisonRow, countDifferences, isDifferent, statesOf } from "./comparison-row.ts";
import { textRow } from "./text-row.ts";

const LABELS = ["A", "B", "C"];

/** The states in files, which are those on the screen. */
function wordsOf(one: ComparisonRow): string[] {
  const states = statesOf(one, LABELS, ENGLISH_FORMATS.list);
  expect(states.map(({ text }) => englishText(text))).toEqual(states.map(({ word }) => word));
  return states.map(({ word }) => word);
}

function row(changes: Partial<ComparisonRow>): ComparisonRow {
  const cells = LABELS.map((text) => ({ text }));
  return { key: "", section: "", label: { text: "" }, cells, differences: [], ...changes };
}

test("names the states of a row", () => {
  expect(wordsOf(row({}))).toEqual(["Same"]);
  expect(wordsOf(row({ differences: ["newer-version", "other-values"] }))).toEqual([
    "Newer version",
    "Other values",
  ]);
  expect(wordsOf(row({ cells: [{ text: "a" }, null, { text: "c" }] }))).toEqual(["Only in A and C"]);
  expect(wordsOf(row({ differences: null }))).toEqual([]);
});

test("says that cells were matched by name beside their state, and does not count it", () => {
  const matched = row({ isMatchedByName: true });
  expect(wordsOf(matched)).toEqual(["Same", "Matched by name"]);
  expect(isDifferent(matched)).toBe(false);
});

test("counts a minimum while rows have not been compared; a missing cell is a difference at once", () => {
  const unknown = row({ differences: null });
  expect(countDifferences([row({}), unknown])).toEqual({ count: 0, isMinimum: true });
  expect(countDifferences([row({ cells: [null, { text: "" }], differences: null })])).toEqual({
    count: 1,
    isMinimum: false,
  });
});

test("compares texts, of which blank ones are missing", () => {
  const compare = (...texts: (string | null)[]) => textRow({ section: "", label: "", texts });
  expect(compare("a", "a")[0]?.differences).toEqual([]);
  expect(compare("a", "b")[0]?.differences).toEqual(["other-values"]);
  expect(compare("a", " ")[0]?.cells).toEqual([{ text: "a" }, null]);
  expect(compare(null, "")).toEqual([]);
});
