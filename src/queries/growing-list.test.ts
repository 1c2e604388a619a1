import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { dedupe, type PagedList } from "#api/paging.ts";
import { createGrowingList } from "./growing-list.ts";

const page = (results: number[]): PagedList<number> => ({ results, pagination: null, shape: "paged" });
const keyOf = (item: number): string | null => (item === 0 ? null : String(item));
const plainly = (pages: readonly PagedList<number>[]): number[] =>
  dedupe(
    pages.flatMap(({ results }) => results),
    keyOf,
  );

test("has each item once, whatever pages come, go and come back", () => {
  const pages = fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(pages, fc.array(fc.nat({ max: 6 }), { maxLength: 8 }), (contents, lengths) => {
      const all = contents.map(page);
      const itemsOf = createGrowingList(keyOf);
      for (const length of lengths) {
        const some = all.slice(0, length);
        expect(itemsOf(some)).toEqual(plainly(some));
      }
      const [, ...others] = all;
      expect(itemsOf(others)).toEqual(plainly(others));
    }),
  );
});

test("looks at each page once, and gives the same array for the same pages", () => {
  const spy = vi.fn(keyOf);
  const itemsOf = createGrowingList(spy);
  const pages = [page([1, 2]), page([2, 3])];
  itemsOf(pages.slice(0, 1));
  const items = itemsOf(pages);
  expect(itemsOf([...pages])).toBe(items);
  expect(spy).toHaveBeenCalledTimes(4);
});
