import * as fc from "fast-check";
import { expect, test } from "vitest";
import { RowHeights } from "./row-heights.ts";

const COUNT = 600;

test("computes offsets as the sum of the heights", () => {
  const change = fc.tuple(fc.nat(COUNT - 1), fc.integer({ min: 10, max: 90 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), fc.nat(COUNT * 40), (changes, offset) => {
      const heights = new RowHeights(30);
      const plain = Array.from({ length: COUNT }, () => 30);
      for (const [index, height] of changes) {
        heights.set(index, height);
        plain[index] = height;
      }
      const offsets = [0];
      for (const height of plain) offsets.push((offsets.at(-1) ?? 0) + height);
      expect(Array.from(offsets, (_, index) => heights.offsetOf(index))).toEqual(offsets);
      const index = offsets.findLastIndex((top) => top <= offset);
      expect(heights.indexAt(offset, COUNT)).toBe(Math.min(index, COUNT - 1));
    }),
  );
});

test("clamps to the first row, and can be reset", () => {
  const heights = new RowHeights(30);
  heights.set(3, 50);
  expect(heights.indexAt(-10, COUNT)).toBe(0);
  expect(heights.heightOf(3)).toBe(50);
  heights.reset(40);
  expect(heights.offsetOf(10)).toBe(400);
});
