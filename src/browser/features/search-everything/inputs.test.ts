import { expect, test } from "vitest";
import { readTyped } from "./inputs.ts";

const location = { origin: "https://app.example", host: "app.example", basePath: "/" };

test.each([
  ["a GUID", "3f2504e0-4f89-11d3-9a0c-0305e82c3301", true],
  ["a GUID in capitals without hyphens", " 3F2504E04F8911D39A0C0305E82C3301 ", true],
  ["a GUID as IFC shortens it", "0$ScRe4drECQ4DMSqUjd6d", true],
  ["an address", "https://app.example/units/u1?culture=ar", true],
  ["a word", "concrete", false],
  ["a word as long as a GUID", "Dampfdiffusionswiderst", false],
  ["a class number", "EF_25_10", false],
])("%s is told from a text to search for", (_, text, isInput) => {
  expect(readTyped(text, location)).toMatchObject({ term: text.trim(), isInput });
});

test("only a single word may be a GUID", () => {
  expect(readTyped("c1", location).input).toEqual({ kind: "guid", versionGuid: "c1" });
  expect(readTyped("fire door", location).input).toBeNull();
  expect(readTyped("", location).input).toBeNull();
});

test.each([
  ["a pasted column of numbers", "Ss_25, EF 25 10, 310", ""],
  [
    "GUIDs with spaces between them",
    "3f2504e0-4f89-11d3-9a0c-0305e82c3301 3f2504e0-4f89-11d3-9a0c-0305e82c3302",
    "",
  ],
  ["names with a comma, which may be a name as well", "Doors, windows", "Doors, windows"],
])("%s can be looked up", (_, text, term) => {
  const typed = readTyped(text, location);
  expect(typed.term).toBe(term);
  expect(typed.several.length).toBeGreaterThan(1);
});

test("a name of several words is one input", () => {
  expect(readTyped("fire door", location)).toMatchObject({ term: "fire door", several: [] });
});
