import type { QueryKey } from "@tanstack/react-query";
import type { PageRequest } from "#api/page-ledger.ts";
import type { PagedList } from "#api/paging.ts";

/** A page that has come. */
export type CamePage<T> = { readonly request: PageRequest; readonly list: PagedList<T> };

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

/** The pages to begin with after a switch; null where one page is all there is, so that asking again costs no more. */
export function carryOver<T extends object>(pages: readonly CamePage<T>[]): CamePage<T>[] | null {
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
