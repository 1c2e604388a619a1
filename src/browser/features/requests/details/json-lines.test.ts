import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JsonLines } from "./json-lines.ts";
import { LineSearch } from "./line-search.ts";

const asItIs = (line: string): string => line;

function linesOf(text: string, toShown = asItIs): string[] {
  const lines = new JsonLines(text, toShown);
  while (!lines.isComplete) lines.read(1);
  return Array.from({ length: lines.count }, (_, index) => lines.lineAt(index));
}

const json = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()));

test("JSON is formatted with the usual line breaks, for any input formatting", () => {
  fc.assert(
    fc.property(json, fc.constantFrom(0, 2, "\t"), (value, space) => {
      expect(linesOf(JSON.stringify(value, null, space))).toEqual(JSON.stringify(value, null, 2).split("\n"));
    }),
  );
});

test("numbers, duplicate members and invalid JSON are unchanged", () => {
  expect(linesOf('{"a":1.10,"a":12345678901234567890,"b":[1,')).toEqual([
    "{",
    '  "a": 1.10,',
    '  "a": 12345678901234567890,',
    '  "b": [',
    "    1,",
  ]);
  expect(linesOf('{"a":"half')).toEqual(["{", '  "a": "half']);
});

test("other texts keep their lines, and long lines are wrapped without loss", () => {
  expect(linesOf("<html>\n\n  <p>No, {really}\n")).toEqual(["<html>", "", "  <p>No, {really}"]);
  const long = "x".repeat(2500);
  expect(linesOf(JSON.stringify([long])).map((line) => line.trim())).toHaveLength(5);
  expect(
    linesOf(JSON.stringify([long]))
      .map((line) => line.trim())
      .join(""),
  ).toBe(JSON.stringify([long]));
});

test("what is hidden is seen whole, though it is long; what stands for it may be longer or shorter", () => {
  const secret = "x".repeat(1500);
  const hide = (line: string): string => line.replaceAll(secret, "$S").replaceAll("s3", "$CLIENT_SECRET");
  const [, ...lines] = linesOf(JSON.stringify([`${"y".repeat(900)}${secret}!`, "s3".repeat(499)]), hide);
  expect(lines.map((line) => line.trim()).join("")).toBe(
    `"${"y".repeat(900)}$S!","${"$CLIENT_SECRET".repeat(499)}"]`,
  );
});

test("a slice of ten megabytes is available before the whole text is formatted", () => {
  const text = JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, name: "x".repeat(80) })));
  const lines = new JsonLines(text, asItIs);
  lines.read(0);
  expect(lines.count).toBeGreaterThan(100);
  expect(lines.isComplete).toBe(false);
  while (!lines.isComplete) lines.read(1000);
  expect(lines.count).toBe(2 + 4 * 100_000);
});

test("matches are counted in all lines, each with its position", () => {
  const lines = new JsonLines('{"a":"Tree tree","b":["tree"],"c":1}', asItIs);
  while (!lines.isComplete) lines.read(1);
  const search = new LineSearch(lines, "tree");
  while (!search.isComplete) search.read(1);
  expect(search.count).toBe(3);
  expect([0, 1, 2, 3].map((match) => search.positionOf(match))).toEqual([
    { line: 1, nth: 0 },
    { line: 1, nth: 1 },
    { line: 3, nth: 0 },
    null,
  ]);
});
