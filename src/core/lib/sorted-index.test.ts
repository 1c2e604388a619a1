import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sortedIndex } from "./sorted-index.ts";

test("equals the result of findIndex, or the length if there is none", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(21), (numbers, limit) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const index = sorted.findIndex((number) => number >= limit);
      expect(sortedIndex(sorted, (number) => number >= limit)).toBe(index < 0 ? sorted.length : index);
    }),
  );
});
