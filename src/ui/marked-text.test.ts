import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitAtMatches } from "./marked-text.tsx";

/** Few letters, so that matches happen, and some that change their length with their case. */
const text = fc.string({
  unit: fc.constantFrom("a", "A", "b", " ", "ä", "İ", "ß", "🧱", ".", "*", "ж", "Ж"),
  maxLength: 12,
});

test("the parts make up the text, and exactly the matches are marked", () => {
  fc.assert(
    fc.property(text, text, (text, search) => {
      const parts = splitAtMatches(text, search);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const wanted = search.trim().toLowerCase();
      const isSearchable = wanted !== "" && text.toLowerCase().length === text.length;
      const matches = parts.filter((part) => part.isMatch);
      const others = parts.filter((part) => !part.isMatch);
      expect(matches.every((part) => part.text.toLowerCase() === wanted)).toBe(true);
      expect(others.some((part) => isSearchable && part.text.toLowerCase().includes(wanted))).toBe(false);
      expect(parts.some((part) => part.text === "")).toBe(text === "" && !isSearchable);
    }),
    { numRuns: 1000, seed: 61 },
  );
});

const marked = (text: string, search: string): string =>
  splitAtMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Concrete wall", "WALL", "Concrete [wall]"],
  ["aaaa", "aa", "[aa][aa]"],
  ["Wall, wall", " wall ", "[Wall], [wall]"],
  ["a.b", ".", "a[.]b"],
  ["Бетонная стена", "СТЕНА", "Бетонная [стена]"],
  ["wall", "", "wall"],
  ["wall", "  ", "wall"],
  ["wall", "door", "wall"],
  ["", "wall", ""],
  // One letter in lower case is two: positions would not be true.
  ["İstanbul", "stan", "İstanbul"],
])("'%s' searched for '%s': %s", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
