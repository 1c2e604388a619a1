import { describe, expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { filterSentence } from "../filter/filter-summary.tsx";
import { readView } from "../filter/requirements-address.ts";
import { bestFirst } from "../filter/use-suggestions.ts";
import { loadedSentence } from "./loaded-sentence.ts";

const list = new Intl.ListFormat("en", { type: "disjunction" });
const anyOf = (texts: readonly string[]) => list.format(texts);

const PART = { rows: 1281, productTypes: 50, results: 50, total: 1234, isComplete: false };

describe("loadedSentence", () => {
  test.each([
    [PART, "50 of 1,234 product types loaded, with 1,281 requirements so far."],
    [{ ...PART, productTypes: 49 }, "50 of 1,234 results loaded, with 1,281 requirements so far."],
    [
      { ...PART, total: null },
      "50 product types loaded, with 1,281 requirements; the service does not say how many there are.",
    ],
    [{ ...PART, total: 3 }, "50 of 50 product types loaded, with 1,281 requirements so far."],
  ])("a part is never taken for the whole: %j", (loaded, expected) => {
    expect(englishText(loadedSentence(loaded))).toBe(
      `${expected} Sorting, filtering and counting cover only these.`,
    );
  });

  test("a complete result is described as complete", () => {
    expect(englishText(loadedSentence({ ...PART, isComplete: true }))).toBe(
      "All 1,281 requirements are loaded, of 50 product types.",
    );
    expect(englishText(loadedSentence({ ...PART, rows: 1, productTypes: 1, isComplete: true }))).toBe(
      "The only requirement is loaded.",
    );
  });
});

describe("the filter in words", () => {
  const labels = {
    stage: String,
    role: String,
    stageName: () => null,
    roleName: (id: number) => (id === 1 ? "Architect" : null),
    stages: [],
    roles: [],
  };
  test.each([
    ["", "All requirements of the project."],
    ["?stage=3&stage=4&role=1&productType=a&productType=b", "Stage 3 or 4, role Architect, 2 product types."],
    ["?role=1&role=5", "Role Architect or 5."],
    ["?productType=a", "Product type a."],
  ])("%s", (search, expected) => {
    const view = readView(new URLSearchParams(search));
    expect(filterSentence({ view, labels, findProductType: () => null }, englishText, anyOf)).toBe(expected);
  });
});

test("suggestions match by number, name prefix and substring, in this order", () => {
  const options = ["1 · Brief", "2 · Concept design", "3 · Detailed design", "13 · Design review"].map(
    (label) => ({
      value: label,
      label,
    }),
  );
  const found = (typed: string) => bestFirst(options, typed).map(({ label }) => label);
  expect(found("DESIGN")).toEqual(["13 · Design review", "2 · Concept design", "3 · Detailed design"]);
  expect(found("3")).toEqual(["3 · Detailed design", "13 · Design review"]);
  expect(found(" ")).toHaveLength(4);
  expect(found("x")).toEqual([]);
});
