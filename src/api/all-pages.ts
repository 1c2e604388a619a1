import { PageLedger, type PageRequest } from "./page-ledger.ts";
import type { KeyOf, PagedList } from "./paging.ts";

/** A list as far as the service sent it. */
export type WholeList<T> = {
  /** Each once, in the order of the list. */
  readonly items: readonly T[];
  /** What the service announced, where it sent less than that; null where the list is whole. */
  readonly announced: number | null;
};

/** All pages of a list, one after the other, until it ends by the ledger of pages; rejects with what a page fails with. */
export async function fetchAllPages<T>(
  fetchPage: (page: PageRequest) => Promise<PagedList<T>>,
  take: number,
  keyOf: KeyOf<T>,
): Promise<WholeList<T>> {
  const ledger = new PageLedger(keyOf);
  for (let request = ledger.next(take); request !== null; request = ledger.next(take))
    ledger.receive(request, await fetchPage(request));
  return { items: ledger.items(), announced: ledger.endsEarly ? ledger.total : null };
}
