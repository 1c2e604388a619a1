import type { QueryKey } from "@tanstack/react-query";
import type { KeyOf, PagedList } from "#api/paging.ts";
import type { PagedData } from "./paging.ts";

/**
 * A switch of culture in the middle of a long list: the list keeps its length and its place, and only the pages in view are asked for in
 * the new culture. Until they are, their items stand there in the old one, marked here.
 */

const old = new WeakSet<object>();

/** Whether an item or a page still has the texts of the culture before. */
export function isOfOldCulture(itemOrPage: object): boolean {
  return old.has(itemOrPage);
}

/** Whether two query keys ask for the same list in different cultures. */
export function differsInCultureOnly(a: QueryKey, b: QueryKey): boolean {
  return a[1] !== b[1] && JSON.stringify([a[0], a.slice(2)]) === JSON.stringify([b[0], b.slice(2)]);
}

/** The pages to begin with after a switch; undefined where one page is all there is, so that asking again costs no more. */
export function carryOver<T extends object>(before: PagedData<T> | undefined): PagedData<T> | undefined {
  if (before === undefined || before.pages.length < 2) return undefined;
  const pages = before.pages.map((page) => {
    const copy = { ...page, results: page.results.map((item) => mark({ ...item })) };
    return mark(copy);
  });
  return { pages, pageParams: before.pageParams };
}

function mark<T extends object>(copy: T): T {
  old.add(copy);
  return copy;
}

/** The pages of the old culture that hold any of these items, by their places in `data.pages`. */
export function oldPagesOf<T extends object>(data: PagedData<T>, items: readonly T[]): number[] {
  const wanted = new Set(items);
  return data.pages.flatMap((page, index) =>
    isOfOldCulture(page) && page.results.some((item) => wanted.has(item)) ? [index] : [],
  );
}

/**
 * Puts a page of the new culture in the place of the old one. Undefined if it holds other items: then the order of the list follows its
 * names, and the list has to begin anew.
 */
export function replacePage<T>(
  data: PagedData<T>,
  index: number,
  page: PagedList<T>,
  keyOf: KeyOf<T>,
): PagedData<T> | undefined {
  const keys = (list: PagedList<T> | undefined): string => JSON.stringify(list?.results.map(keyOf));
  return keys(data.pages[index]) === keys(page)
    ? { ...data, pages: data.pages.with(index, page) }
    : undefined;
}
