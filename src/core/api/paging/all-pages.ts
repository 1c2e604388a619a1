import { MAX_WALK } from "./default-takes.ts";
import type { PageRequest } from "./ledger-page.ts";
import { PageLedger } from "./page-ledger.ts";
import type { KeyOf, PagedList } from "./paging.ts";

/** A complete list, as far as the service sent it. */
export type WholeList<T> = {
  /** Without duplicates, in the order of the list. */
  readonly items: readonly T[];
  /** The total reported by the service; null if it reports none. */
  readonly total: number | null;
  /** Whether items are missing: the service stopped sending before its own total, or the limit is reached. */
  readonly endsEarly: boolean;
  /** Whether the limit is reached. */
  readonly isCut: boolean;
};

/** Loads all pages of a list sequentially, until it ends according to the ledger, or reaches the limit; rejects with the error of a page. */
export async function fetchAllPages<T>(
  fetchPage: (page: PageRequest) => Promise<PagedList<T>>,
  take: number,
  keyOf: KeyOf<T>,
  limit = MAX_WALK,
): Promise<WholeList<T>> {
  const ledger = new PageLedger(keyOf, limit);
  for (let request = ledger.next(take); request !== null; request = ledger.next(take))
    ledger.receive(request, await fetchPage(request));
  const { total, endsEarly, isCut } = ledger;
  return { items: ledger.items(), total, endsEarly, isCut };
}
