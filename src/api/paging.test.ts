import { describe, expect, test, vi } from "vitest";
import {
  conceptKey,
  dedupe,
  nextSkip,
  type PagedList,
  type Pagination,
  type RequestedPage,
  totalOf,
} from "./paging.ts";

const key = (item: string): string => item;

/** `count` different items from place `from` on. */
function items(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `item ${from + index}`);
}

function paged(
  skip: number,
  results: string[],
  pagination: Partial<Pagination> | null,
): RequestedPage<string> {
  const numbers = pagination && { total: null, take: null, skip: null, returned: null, ...pagination };
  return { requestedSkip: skip, requestedTake: 10, page: { results, pagination: numbers, shape: "paged" } };
}

function array(skip: number, results: string[], requestedTake: number | null = 10): RequestedPage<string> {
  return { requestedSkip: skip, requestedTake, page: { results, pagination: null, shape: "array" } };
}

const next = (...pages: RequestedPage<string>[]) => nextSkip(pages, key);
const goOn = (skip: number) => ({ end: false, skip });
const complete = { end: true, complete: true, resumeAt: null };
const incomplete = (resumeAt: number) => ({ end: true, complete: false, resumeAt });

describe("nextSkip in a paged list", () => {
  test("begins at the beginning", () => {
    expect(nextSkip([], key)).toEqual(goOn(0));
  });

  test("goes on behind what was returned, and ends at the total", () => {
    const first = paged(0, items(0, 10), { total: 15, skip: 0, returned: 10 });
    expect(next(first)).toEqual(goOn(10));
    expect(next(first, paged(10, items(10, 5), { total: 15, skip: 10, returned: 5 }))).toEqual(complete);
  });

  test("ends at once when there is nothing", () => {
    expect(next(paged(0, [], { total: 0, skip: 0, returned: 0 }))).toEqual(complete);
  });

  test.each([
    ["fewer items than returned says", 10, 4, 4],
    ["more items than returned says", 4, 10, 4],
    ["returned not filled in", 0, 10, 10],
    ["returned left out", null, 10, 10],
    ["returned below zero", -3, 10, 10],
    ["no items, but returned", 10, 0, 10],
  ])("with %s never goes past an item that was not sent", (_name, returned, count, skip) => {
    expect(next(paged(0, items(0, count), { total: 99, returned }))).toEqual(goOn(skip));
  });

  test.each([
    ["earlier than asked", 25, 35],
    ["so early that there would be no progress", 15, 40],
    ["later than asked", 50, 40],
    ["below zero", -1, 40],
    ["not at all", null, 40],
  ])("when the page says that it began %s, still goes forward without a gap", (_name, skip, expected) => {
    expect(next(paged(30, items(30, 10), { total: 99, skip, returned: 10 }))).toEqual(goOn(expected));
  });

  test("holds on to a total that shrinks on the way until a page is empty", () => {
    const pages = [paged(0, items(0, 10), { total: 30 }), paged(10, items(10, 10), { total: 20 })];
    expect(next(...pages)).toEqual(goOn(20));
    expect(next(...pages, paged(20, [], { total: 20 }))).toEqual(complete);
  });

  test("follows a total that grows on the way", () => {
    const pages = [paged(0, items(0, 10), { total: 10 }), paged(10, items(10, 10), { total: 30 })];
    expect(next(...pages)).toEqual(goOn(20));
  });

  test("does not believe a total of 0 beside items", () => {
    const first = paged(0, items(0, 10), { total: 0, returned: 10 });
    expect(next(first)).toEqual(goOn(10));
    expect(next(first, paged(10, [], { total: 0, returned: 0 }))).toEqual(complete);
  });

  test("says so when a page is empty below the total, and where to ask again", () => {
    const first = paged(0, items(0, 10), { total: 30 });
    expect(next(first, paged(10, [], { total: 30, returned: 0 }))).toEqual(incomplete(10));
  });

  test("gives up after three pages without anything new", () => {
    const again = (skip: number) => paged(skip, items(0, 10), { total: 99 });
    expect(next(again(0), again(10))).toEqual(goOn(20));
    expect(next(again(0), again(10), again(20))).toEqual(goOn(30));
    expect(next(again(0), again(10), again(20), again(30))).toEqual(incomplete(40));
    const found = paged(40, items(10, 1), { total: 99 });
    expect(next(again(0), again(10), again(20), again(30), found)).toEqual(goOn(41));
  });

  test("is not complete when Skip was ignored to the very end", () => {
    const again = (skip: number) => paged(skip, items(0, 10), { total: 20, skip });
    expect(next(again(0), again(10))).toEqual(incomplete(10));
  });

  test("a list that holds an item twice is complete all the same", () => {
    const results = [...items(0, 9), "item 0"];
    const first = paged(0, results, { total: 10, returned: 10 });
    expect(next(first)).toEqual(goOn(9));
    expect(next(first, paged(9, ["item 0"], { total: 10, returned: 1 }))).toEqual(complete);
  });

  test("a list that shrank is complete with what it has now, though old items come for the rest", () => {
    const pages = [paged(0, items(0, 10), { total: 30 }), paged(10, items(10, 10), { total: 20 })];
    expect(next(...pages, paged(20, items(10, 10), { total: 20 }))).toEqual(complete);
  });

  test("does not believe a large `returned` of a page that began earlier than asked, either", () => {
    expect(next(paged(30, items(25, 10), { total: 99, skip: 25, returned: 50 }))).toEqual(goOn(35));
  });

  test("goes back for what repeated items have pushed off a page", () => {
    const first = paged(0, items(0, 10), { total: 30, returned: 10 });
    expect(next(first, paged(10, items(7, 10), { total: 30, returned: 10 }))).toEqual(goOn(17));
  });

  test("without a total goes on until a page is empty or brings nothing new", () => {
    const first = paged(0, items(0, 10), null);
    expect(next(first)).toEqual(goOn(10));
    expect(next(first, paged(10, items(10, 3), null))).toEqual(goOn(13));
    expect(next(first, paged(10, [], null))).toEqual(complete);
    expect(next(first, paged(10, items(5, 5), null))).toEqual(complete);
  });

  test("keeps a total that only the first page gave", () => {
    expect(next(paged(0, items(0, 10), { total: 30 }), paged(10, [], null))).toEqual(incomplete(10));
  });

  test("counts items without a key as new unless they are equal to ones before", () => {
    const nameless = (name: string): RequestedPage<{ name: string }> => ({
      requestedSkip: 0,
      requestedTake: 1,
      page: { results: [{ name }], pagination: null, shape: "paged" },
    });
    expect(nextSkip([nameless("a"), nameless("b")], () => null)).toEqual(goOn(1));
    expect(nextSkip([nameless("a"), nameless("a")], () => null)).toEqual(complete);
  });
});

describe("nextSkip in plain arrays", () => {
  test("ends at a page that is shorter than Take, or brings nothing new", () => {
    expect(next(array(0, items(0, 10)))).toEqual(goOn(10));
    expect(next(array(0, items(0, 9)))).toEqual(complete);
    expect(next(array(0, []))).toEqual(complete);
    expect(next(array(0, items(0, 10)), array(10, items(0, 10)))).toEqual(complete);
  });

  test("asks once more after an array longer than Take", () => {
    expect(next(array(0, items(0, 40)))).toEqual(goOn(40));
    expect(next(array(0, items(0, 40)), array(40, items(0, 40)))).toEqual(complete);
  });

  test("does not go on where the operation has no Take", () => {
    expect(next(array(0, items(0, 40), null))).toEqual(complete);
    const cut: RequestedPage<string> = { ...paged(0, items(0, 10), { total: 30 }), requestedTake: null };
    expect(next(cut)).toEqual(incomplete(10));
  });
});

test("what is remembered of a list is not taken for another list with the same last page", () => {
  const last = paged(10, items(0, 10), null);
  expect(next(paged(0, items(0, 10), null), last)).toEqual(complete);
  expect(next(paged(0, items(50, 10), null), last)).toEqual(goOn(20));
  expect(nextSkip([paged(0, items(0, 10), null), last], () => "one")).toEqual(complete);
});

test("looks at the items of a list once, however often it is asked", () => {
  const keyOf = vi.fn(key);
  const pages = [paged(0, items(0, 10), { total: 30 }), paged(10, items(10, 10), { total: 30 })];
  nextSkip(pages, keyOf);
  const calls = keyOf.mock.calls.length;
  nextSkip([...pages], keyOf);
  expect(keyOf).toHaveBeenCalledTimes(calls);
});

test("totalOf is the latest total that can be one", () => {
  const page = (total: number | null, results: string[] = []): { page: PagedList<string> } =>
    paged(0, results, { total });
  expect(totalOf([])).toBeNull();
  expect(totalOf([page(5), page(7)])).toBe(7);
  expect(totalOf([page(5), page(null)])).toBe(5);
  expect(totalOf([page(5), page(-1)])).toBe(5);
  expect(totalOf([page(5), page(0, ["a"])])).toBe(5);
  expect(totalOf([page(0)])).toBe(0);
  expect(totalOf([array(0, ["a"])])).toBeNull();
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

  test("tells concepts apart by version, else by concept, exactly", () => {
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
