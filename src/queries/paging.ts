import { infiniteQueryOptions, type InfiniteData, type QueryKey } from "@tanstack/react-query";
import { PageLedger } from "#api/page-ledger.ts";
import type { KeyOf, PagedList } from "#api/paging.ts";

/** A list as far as it has been loaded. */
export type LoadedList<T> = {
  /** The items in the order of the service, each once. */
  readonly items: readonly T[];
  /** How many the service says there are; null where it does not say. */
  readonly total: number | null;
  /** Whether the service has stopped sending below its total. */
  readonly endsEarly: boolean;
};

/** The pages of a list as the query cache holds them, each with the Skip that it was asked with. */
export type PagedData<T> = InfiniteData<PagedList<T>, number>;

type PagedQuery<T> = {
  readonly queryKey: QueryKey;
  /** Items to ask for at once (Take). */
  readonly take: number;
  readonly keyOf: KeyOf<T>;
  readonly fetchPage: (skip: number, take: number, signal: AbortSignal) => Promise<PagedList<T>>;
};

/**
 * An infinite query over Skip and Take that copes with services which cap or ignore Take, change their total on the way, repeat
 * items, or stop early (see `PageLedger`). Its data is a `LoadedList`. `keyOf` and `fetchPage` are there for those who need a single page.
 */
export function pagedQueryOptions<T>({ queryKey, take, keyOf, fetchPage }: PagedQuery<T>) {
  const ledgerOf = createLedgerOf(keyOf, take);
  const select = (data: PagedData<T>): LoadedList<T> => {
    const ledger = ledgerOf(data.pages, data.pageParams);
    const items = ledger.items();
    // At the end it is clear how many there are, also where the data holds items more than once.
    const isWhole = ledger.isOver && !ledger.endsEarly;
    return { items, total: isWhole ? items.length : ledger.total, endsEarly: ledger.endsEarly };
  };
  const options = infiniteQueryOptions({
    queryKey: [...queryKey, { take }],
    // Comparing all loaded pages with the same pages plus one would cost more than it saves.
    structuralSharing: false,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, take, signal),
    initialPageParam: 0,
    getNextPageParam: (_last: PagedList<T>, pages: PagedList<T>[], _skip: number, skips: number[]) =>
      ledgerOf(pages, skips).next(take)?.skip ?? null,
    select,
  });
  return {
    ...options,
    select,
    keyOf,
    fetchPage: (skip: number, signal: AbortSignal) => fetchPage(skip, take, signal),
  };
}

/** What `pagedQueryOptions` gives, for components that take any list. */
export type PagedQueryOptions<T> = ReturnType<typeof pagedQueryOptions<T>>;

/** The ledger of pages that came one after the other; it goes on where it stood as long as they are those of before with others behind them. */
function createLedgerOf<T>(keyOf: KeyOf<T>, take: number) {
  let known: readonly PagedList<T>[] = [];
  let ledger = new PageLedger<T>(keyOf);
  return (pages: readonly PagedList<T>[], skips: readonly number[]): PageLedger<T> => {
    if (known.length > pages.length || known.some((page, index) => page !== pages[index])) {
      known = [];
      ledger = new PageLedger(keyOf);
    }
    for (const [index, page] of pages.entries())
      if (index >= known.length) ledger.receive({ skip: skips[index] ?? 0, take }, page);
    known = pages;
    return ledger;
  };
}
