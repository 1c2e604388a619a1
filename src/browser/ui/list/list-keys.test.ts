import { expect, it } from "vitest";
import { RowKeys } from "./list-keys.ts";

const rows = (first: number, last: number) => ({
  range: { first, last },
  items: Array.from({ length: last - first + 1 }, (_, position) => `item ${first + position}`),
});

function draw(known: RowKeys, first: number, last: number, isAllowed = true): readonly string[] {
  const { range, items } = rows(first, last);
  const keys = known.choose(range, items, { isAllowed });
  known.onRendered(range, items, keys);
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

it("reuses keys when most rows are new", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 9);
  expect(draw(known, 6, 15)).toEqual(before);
});

it("does not reuse the key of a focused row", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 9);
  const after = draw(known, 100, 109, false);
  expect(after.filter((key) => before.includes(key))).toEqual([]);
});

it("uses new keys for other items in the same rows", () => {
  const known = new RowKeys();
  const before = draw(known, 0, 1);
  const after = known.choose({ first: 0, last: 1 }, ["other", "item 0"], { isAllowed: true });
  expect(after[1]).toBe(before[0]);
  expect(before).not.toContain(after[0]);
});

it("keeps an item that may have the focus, and the order of the elements around it", () => {
  const known = new RowKeys();
  const reuse = { isAllowed: true, except: "item 5" };
  const before = draw(known, 0, 9);
  const { range, items } = rows(100, 109);
  const below = known.choose(range, ["item 5", ...items], reuse);
  expect(below[0]).toBe(before[5]);
  expect(below.slice(1, 5)).toEqual(before.slice(6));
  expect(before).not.toContain(below[5]);
  known.onRendered(range, ["item 5", ...items], below);
  // An element that is moved in the document loses the focus: the rows below the item may not come to be above it.
  const { range: top, items: above } = rows(20, 29);
  const keys = known.choose(top, [...above, "item 5"], reuse);
  expect(keys.at(-1)).toBe(before[5]);
  expect(keys.slice(0, -1).filter((key) => below.includes(key))).toEqual([]);
});

it("gives an item that is listed twice two keys, which stay", () => {
  const rowKeys = new RowKeys();
  const rows = { first: 0, last: 2 };
  const items = ["shared", "other", "shared"];
  const keys = rowKeys.choose(rows, items, { isAllowed: true });
  rowKeys.onRendered(rows, items, keys);
  expect(new Set(keys).size).toBe(3);
  expect(rowKeys.choose(rows, items, { isAllowed: true })).toEqual(keys);
});
