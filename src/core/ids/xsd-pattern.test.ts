import { expect, test } from "vitest";
import { isXsdPattern } from "./xsd-pattern.ts";

test.each([
  "",
  "A.*",
  "(EI|REI) ?[0-9]{2,3}",
  "a||b",
  "()",
  "((a)b)*",
  "a{2}b{2,}c{2,3}",
  String.raw`\i\c*`,
  String.raw`[\i-[:]][\c-[:]]*`,
  "[a-z-[aeiou]]",
  "[^a-z-[b-y-[m]]]+",
  String.raw`\p{Lu}\P{N}\p{IsBasicLatin}[\p{IsGreek}\p{Pd}]`,
  "[-a][a-][^-a]",
  String.raw`[\w.\-]+@\S+`,
  String.raw`[\n-\r!-\\]`,
  "[😀-😎]",
  // Ordinary characters of XML Schema, which has no anchors.
  "^EUR$",
  String.raw`\d+\/\d+`,
])("%s is a regular expression of XML Schema", (pattern) => {
  expect(isXsdPattern(pattern)).toBe(true);
});

test.each([
  "(",
  ")",
  "(a))",
  "*",
  "|+",
  "(?:a)",
  "a(?=b)",
  "a(?<!b)",
  "a*?",
  "a{2}{3}",
  "a{3,2}",
  "a{,3}",
  "a{",
  "a}",
  "]",
  "[",
  "[]",
  "[^]",
  "[a",
  "[z-a]",
  "[a[b]]",
  "[a-z-[aeiou]",
  "[a-z-[aeiou]b]",
  "[-[a]]",
  "[a-c-e]",
  String.raw`[a-\d]`,
  String.raw`(a)\1`,
  String.raw`\bword\b`,
  String.raw`\u0041`,
  String.raw`\x41`,
  String.raw`\k<a>`,
  String.raw`\p{Foo}`,
  String.raw`\p{Script=Greek}`,
  String.raw`\pL`,
  "a\\",
])("%s is none", (pattern) => {
  expect(isXsdPattern(pattern)).toBe(false);
});

test("a pattern may be long and deep", () => {
  const deep = 100_000;
  expect(isXsdPattern("a".repeat(1_000_000))).toBe(true);
  expect(isXsdPattern(`${"(".repeat(deep)}a${")".repeat(deep)}`)).toBe(true);
  expect(isXsdPattern(`${"[a-".repeat(deep)}[b]${"]".repeat(deep)}`)).toBe(true);
  expect(isXsdPattern("[a-".repeat(deep))).toBe(false);
});
