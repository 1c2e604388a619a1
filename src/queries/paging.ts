import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { KeyOf } from "#api/paging.ts";
import { type FetchPage, ListStore } from "./list-store.ts";

type PagedQuery<T> = {
  readonly queryKey: QueryKey;
  /** Items to ask for at once (Take). */
  readonly take: number;
  readonly keyOf: KeyOf<T>;
  readonly fetchPage: FetchPage<T>;
};

/**
 * A query for a list over Skip and Take, which begins with its first page; `usePages` fetches further ones. Copes with services that cap or
 * ignore Take, change their total on the way, repeat items, or stop early (see `PageLedger`).
 */
export function pagedQueryOptions<T>({ queryKey, take, keyOf, fetchPage }: PagedQuery<T>) {
  return {
    ...queryOptions({
      queryKey: [...queryKey, { take }],
      queryFn: async ({ signal }): Promise<ListStore<T>> => {
        const list = await fetchPage(0, take, signal);
        return new ListStore(take, keyOf, [{ request: { skip: 0, take }, list }]);
      },
    }),
    take,
    keyOf,
    fetchPage,
  };
}

/** What `pagedQueryOptions` gives, for those who take any list. */
export type PagedQueryOptions<T> = ReturnType<typeof pagedQueryOptions<T>>;
