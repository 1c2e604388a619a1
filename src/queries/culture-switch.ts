import type { QueryKey } from "@tanstack/react-query";
import type { PageRequest } from "#api/paging/page-ledger.ts";
import type { PagedList } from "#api/paging/paging.ts";

/** A loaded page and the request that it answers. */
export type FetchedPage<T> = { readonly request: PageRequest; readonly list: PagedList<T> };

/**
 * When the culture changes while a long list is shown, the list keeps its length and its scroll position, and only the pages in view are
 * requested in the new culture. Until they have loaded, their items keep the old texts and are marked here.
 */

const old = new WeakSet<object>();

/** Whether an item or a page still has texts of the previous culture. */
export function isOfOldCulture(itemOrPage: object): boolean {
  return old.has(itemOrPage);
}

/** Whether two query keys ask for the same list in different cultures. */
export function differsInCultureOnly(a: QueryKey, b: QueryKey): boolean {
  return a[1] !== b[1] && JSON.stringify([a[0], a.slice(2)]) === JSON.stringify([b[0], b.slice(2)]);
}

/** The pages to start with after a culture switch; null for a list of a single page, where refetching costs no more. */
export function carryOver<T extends object>(pages: readonly FetchedPage<T>[]): FetchedPage<T>[] | null {
  if (pages.length < 2) return null;
  return pages.map(({ request, list }) => {
    const copy = { ...list, results: list.results.map((item) => mark({ ...item })) };
    return { request, list: mark(copy) };
  });
}

function mark<T extends object>(copy: T): T {
  old.add(copy);
  return copy;
}
