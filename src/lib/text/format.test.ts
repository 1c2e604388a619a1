import { expect, test } from "vitest";
import { numberText } from "./format.ts";

test.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1000, "1,000"],
  [-1000, "-1,000"],
  [123_456, "123,456"],
  [Number.MAX_SAFE_INTEGER, "9,007,199,254,740,991"],
  [1234.567, "1,234.57"],
  [0.5, "0.5"],
  [1e21, "1,000,000,000,000,000,000,000"],
])("%d is written as %s", (value, text) => {
  expect(numberText(value)).toBe(text);
});
