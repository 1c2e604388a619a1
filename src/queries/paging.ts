import { infiniteQueryOptions, type InfiniteData, type QueryKey } from "@tanstack/react-query";
import { type KeyOf, nextSkip, type PagedList, totalOf } from "#api/paging.ts";
import { createGrowingList } from "./growing-list.ts";

/** A list as far as it has been loaded. */
export type LoadedList<T> = {
  /** The items in the order of the service, each once. */
  readonly items: readonly T[];
  /** How many the service says there are; null where it does not say. */
  readonly total: number | null;
  /** Where to go on asking although the service has stopped sending before its total; null otherwise. */
  readonly resumeAt: number | null;
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
 * items, or stop early (see `nextSkip`). Its data is a `LoadedList`. `keyOf` and `fetchPage` are there for those who need a single page.
 */
export function pagedQueryOptions<T>({ queryKey, take, keyOf, fetchPage }: PagedQuery<T>) {
  const requested = (pages: readonly PagedList<T>[], skips: readonly number[]) =>
    pages.map((page, index) => ({ page, requestedSkip: skips[index] ?? 0, requestedTake: take }));
  const itemsOf = createGrowingList(keyOf);
  const select = (data: PagedData<T>): LoadedList<T> => {
    const next = nextSkip(requested(data.pages, data.pageParams), keyOf);
    const items = itemsOf(data.pages);
    const resumeAt = next.end ? next.resumeAt : null;
    // At the end of a plain array it is clear how many there are.
    const counted = next.end && resumeAt === null ? items.length : null;
    return { items, total: totalOf(data.pages.map((page) => ({ page }))) ?? counted, resumeAt };
  };
  const options = infiniteQueryOptions({
    queryKey: [...queryKey, { take }],
    // Comparing all loaded pages with the same pages plus one would cost more than it saves.
    structuralSharing: false,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, take, signal),
    initialPageParam: 0,
    getNextPageParam: (_last: PagedList<T>, pages: PagedList<T>[], _skip: number, skips: number[]) => {
      const next = nextSkip(requested(pages, skips), keyOf);
      return next.end ? null : next.skip;
    },
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
