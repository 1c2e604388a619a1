import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cultureLabel, direction, languageMatch, languageTag } from "./culture.ts";

const CODES = [
  "en",
  "nb-NO",
  "ar",
  "x",
  "",
  " ",
  "NO_nb",
  "1033",
  "en-",
  "-",
  "Norsk bokmål",
  "zh-Hant-TW",
  "i-klingon",
  "x-private",
  "de-DE-1996",
];
const culture = fc.oneof(
  fc.constantFrom(...CODES),
  fc.string({ unit: "grapheme" }),
  fc.stringMatching(/^[a-zA-Z]{1,9}([-_][a-zA-Z0-9]{0,9}){0,3}$/),
);

test("no culture code throws, and every label contains the code", () => {
  fc.assert(
    fc.property(culture, (code) => {
      expect(["ltr", "rtl"]).toContain(direction(code));
      expect(cultureLabel(code, "en").endsWith(code)).toBe(true);
      const tag = languageTag(code);
      expect(tag === undefined || Intl.getCanonicalLocales(tag)[0] === tag).toBe(true);
    }),
    { numRuns: 1000, seed: 41 },
  );
});

test.each(["ar", "ar-EG", "he", "fa-IR", "ur", "yi", "ps", "dv", "ckb", "uz-Arab", "pa-PK", "az-Arab-IR"])(
  "%s is written from right to left",
  (code) => {
    expect(direction(code)).toBe("rtl");
  },
);

test.each(["en", "nb-NO", "bg-BG", "zh", "ar-Latn", "he-Latn", "tlh", "not a tag", "", null])(
  "%s is written from left to right",
  (code) => {
    expect(direction(code)).toBe("ltr");
  },
);

test.each([
  ["en", "en"],
  ["nb-no", "nb-NO"],
  ["not a tag", undefined],
  ["", undefined],
  [null, undefined],
])("'%s' as a value for lang", (code, expected) => {
  expect(languageTag(code)).toBe(expected);
});

test.each([
  ["de-DE", "German (Germany) · de-DE"],
  ["bg", "Bulgarian · bg"],
  ["qqx", "qqx"],
  ["not a tag", "not a tag"],
])("%s is called '%s'", (code, expected) => {
  expect(cultureLabel(code, "en")).toBe(expected);
});

describe("languageMatch", () => {
  it.each([
    ["de-DE", "de-DE", 3],
    ["DE-de", "de-DE", 3],
    ["de_DE", "de-DE", 3],
    ["de", "de-DE", 2],
    ["de-DE", "de", 2],
    ["de-AT", "de-DE", 1],
    ["den", "de", 0],
    ["en", "de", 0],
    [null, "de", 0],
    ["", "", 0],
    ["Deutsch!", "Deutsch!", 3],
  ])("%s for %s: %d", (code, culture, match) => {
    expect(languageMatch(code, culture)).toBe(match);
  });
});
