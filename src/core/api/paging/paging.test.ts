import { describe, expect, test } from "vitest";
import {
  conceptKey,
  credibleTotal,
  dedupe,
  type PagedList,
  type Pagination,
  positionAfter,
} from "./paging.ts";

function page(results: string[], pagination: Partial<Pagination>): PagedList<string> {
  return {
    results,
    pagination: { total: null, take: null, skip: null, returned: null, ...pagination },
    shape: "paged",
  };
}

const TEN = Array.from({ length: 10 }, (_, index) => `item ${index}`);

describe("positionAfter", () => {
  test.each([
    ["fewer items than returned says", 10, 4, 4],
    ["more items than returned says", 4, 10, 4],
    ["returned not filled in", 0, 10, 10],
    ["returned left out", null, 10, 10],
    ["returned below zero", -3, 10, 10],
    ["no items, but returned", 10, 0, 10],
  ])("with %s never goes past an item that was not sent", (_name, returned, count, position) => {
    expect(positionAfter(0, page(TEN.slice(0, count), { total: 99, returned }))).toBe(position);
  });

  test.each([
    ["earlier than requested", 25, 35],
    ["so early that there would be no progress", 15, 40],
    ["later than requested", 50, 40],
    ["below zero", -1, 40],
    ["not at all", null, 40],
  ])("when the page says that it began %s, still goes forward without a gap", (_name, skip, position) => {
    expect(positionAfter(30, page(TEN, { total: 99, skip, returned: 10 }))).toBe(position);
  });

  test("ignores a large `returned` of a page that starts before the requested Skip", () => {
    expect(positionAfter(30, page(TEN, { total: 99, skip: 25, returned: 50 }))).toBe(35);
  });
});

test("ignores a total below the number of items on the page", () => {
  expect(credibleTotal(page([], { total: 0 }))).toBe(0);
  expect(credibleTotal(page(TEN, { total: 99 }))).toBe(99);
  expect(credibleTotal(page(TEN, { total: 0 }))).toBeNull();
  expect(credibleTotal(page([], { total: -1 }))).toBeNull();
  expect(credibleTotal({ results: TEN, pagination: null, shape: "array" })).toBeNull();
});

describe("dedupe", () => {
  test("keeps the first of each key, in order", () => {
    const list = [
      { id: "b", n: 1 },
      { id: "a", n: 2 },
      { id: "b", n: 3 },
    ];
    expect(dedupe(list, ({ id }) => id)).toEqual([
      { id: "b", n: 1 },
      { id: "a", n: 2 },
    ]);
  });

  test("keeps all items without a key", () => {
    const nothing = { guid: null, versionGuid: null };
    expect(dedupe([nothing, nothing], conceptKey)).toHaveLength(2);
  });

  test("compares concepts by version GUID, else by GUID, exactly", () => {
    const concepts = [
      { guid: "g", versionGuid: "1" },
      { guid: "g", versionGuid: "2" },
      { guid: "1", versionGuid: null },
      { guid: "G", versionGuid: "" },
      { guid: "g", versionGuid: null },
      { guid: "h", versionGuid: "1" },
      { guid: "g", versionGuid: null },
    ];
    expect(dedupe(concepts, conceptKey)).toEqual(concepts.slice(0, 5));
  });
});
