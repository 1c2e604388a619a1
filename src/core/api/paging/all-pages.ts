import { PageLedger, type PageRequest } from "./page-ledger.ts";
import type { KeyOf, PagedList } from "./paging.ts";

/** A complete list, as far as the service sent it. */
export type WholeList<T> = {
  /** Without duplicates, in the order of the list. */
  readonly items: readonly T[];
  /** The total reported by the service; null if it reports none. */
  readonly total: number | null;
  /** Whether the service stopped sending before its own total. */
  readonly endsEarly: boolean;
};

/** Loads all pages of a list sequentially, until it ends according to the ledger; rejects with the error of a page. */
export async function fetchAllPages<T>(
  fetchPage: (page: PageRequest) => Promise<PagedList<T>>,
  take: number,
  keyOf: KeyOf<T>,
): Promise<WholeList<T>> {
  const ledger = new PageLedger(keyOf);
  for (let request = ledger.next(take); request !== null; request = ledger.next(take))
    ledger.receive(request, await fetchPage(request));
  return { items: ledger.items(), total: ledger.total, endsEarly: ledger.endsEarly };
}
