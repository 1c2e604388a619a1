import { expect, it } from "vitest";
import { RowKeys } from "./list-keys.ts";

const rows = (first: number, last: number) => ({
  range: { first, last },
  items: Array.from({ length: last - first + 1 }, (_, place) => `item ${first + place}`),
});

function draw(known: RowKeys, first: number, last: number, isRowFocused = false): readonly string[] {
  const { range, items } = rows(first, last);
  const keys = known.choose(range, items, isRowFocused);
  known.drew(range, items, keys);
  expect(new Set(keys)).toHaveLength(items.length);
  return keys;
}

it("keeps the key of a row that stays, and creates keys for new rows", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 9);
  const after = draw(known, 5, 14);
  expect(after.slice(0, 5)).toEqual(before.slice(5));
  expect(before).not.toContain(after[9]);
});

it("reuses keys when the view jumps, also for fewer or more rows", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 9);
  expect(draw(known, 100, 107)).toEqual(before.slice(0, 8));
  const more = draw(known, 200, 211);
  expect(more.slice(0, 8)).toEqual(before.slice(0, 8));
});

it("does not reuse the key of a focused row", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 9);
  const after = draw(known, 100, 109, true);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
});

it("uses new keys for other items in the same rows", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 1);
  const after = known.choose({ first: 0, last: 1 }, ["other", "item 0"], false);
  expect(after[1]).toBe(before[0]);
  expect(before).not.toContain(after[0]);
});
