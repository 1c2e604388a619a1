import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInt32 } from "#core/lib/int32.ts";
import { trimTyped } from "#core/text/trim-typed.ts";
import { parseIds, splitValues, toIds, union } from "./parse-values.ts";

const separator = fc.constantFrom("\n", "\r\n", ",", ";", "\t", ", ", " ;\n", ",,", "\n\n");
const space = fc.constantFrom("", " ", "  ", "\u00A0", "\u200B", "\u200E ");
const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
/** A value that stays a single one when pasted. */
const value = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map((text) => trimTyped(text.replaceAll(/[\n\r\t,;]/g, "")))
  .filter((text) => text !== "");

/** A pasted list with any separators, and spaces around the values. */
function pasted(values: fc.Arbitrary<string>) {
  return fc.array(fc.tuple(space, values, space, separator)).map((parts) => ({
    values: parts.map(([, text]) => text),
    text: parts.map(([before, text, after, end]) => before + text + after + end).join(""),
  }));
}

describe("splitValues", () => {
  test("returns unique values in order, for any separators", () => {
    fc.assert(
      fc.property(pasted(value), ({ values, text }) => {
        expect(splitValues(text)).toEqual([...new Set(values)]);
      }),
    );
  });

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const values = splitValues(text);
        expect(splitValues(values.join("\n"))).toEqual(values);
        for (const one of values) expect(one).toBe(one.trim());
      }),
    );
  });

  test("keeps spaces within a value", () => {
    expect(splitValues(" a b \t c")).toEqual(["a b", "c"]);
  });
});

describe("parseIds", () => {
  test("accepts every int32 and reports all other values", () => {
    const other = value.filter((text) => !/^[+-]?\d+$/.test(text));
    fc.assert(
      fc.property(pasted(fc.oneof(int32.map(String), other)), ({ values, text }) => {
        const { ids, rejected } = parseIds(text);
        const isNumber = (one: string): boolean => /^[+-]?\d+$/.test(one);
        expect(ids).toEqual([...new Set(values.filter(isNumber).map(Number))]);
        expect(rejected).toEqual([...new Set(values.filter((one) => !isNumber(one)))]);
      }),
    );
  });

  test.each([
    ["2147483647", 2_147_483_647],
    ["-2147483648", -2_147_483_648],
    [" 007 ", 7],
    ["+3", 3],
    ["-0", 0],
    ["2147483648", null],
    ["-2147483649", null],
    ["99999999999999999999", null],
    ["3.0", null],
    ["1e3", null],
    ["0x1", null],
    ["٣", null],
    ["", null],
  ])("%j", (text, expected) => {
    expect(parseInt32(text)).toBe(expected);
  });

  test("the same id written differently is one id", () => {
    expect(parseIds("3;03\n+3")).toEqual({ ids: [3], rejected: [] });
    expect(toIds(["", " x ", "x"])).toEqual({ ids: [], rejected: ["x"] });
  });
});

test("union keeps the order of existing values", () => {
  expect(union([3, 1], [1, 2])).toEqual([3, 1, 2]);
});
