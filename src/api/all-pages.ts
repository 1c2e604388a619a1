import { dedupe, type KeyOf, nextSkip, type PagedList, type RequestedPage, totalOf } from "./paging.ts";

/** A list as far as the service sent it. */
export type WholeList<T> = {
  /** Each once, in the order of the list. */
  readonly items: readonly T[];
  /** What the service announced, where it sent less than that; null where the list is whole. */
  readonly announced: number | null;
};

/** All pages of a list, one after the other, until it ends by the ledger of pages; rejects with what a page fails with. */
export async function fetchAllPages<T>(
  fetchPage: (page: { readonly skip: number; readonly take: number }) => Promise<PagedList<T>>,
  take: number,
  keyOf: KeyOf<T>,
): Promise<WholeList<T>> {
  const pages: RequestedPage<T>[] = [];
  let next = nextSkip(pages, keyOf);
  while (!next.end) {
    const { skip } = next;
    pages.push({ requestedSkip: skip, requestedTake: take, page: await fetchPage({ skip, take }) });
    next = nextSkip(pages, keyOf);
  }
  const items = dedupe(
    pages.flatMap(({ page }) => page.results),
    keyOf,
  );
  return { items, announced: next.complete ? null : (totalOf(pages) ?? items.length) };
}
