import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { ConceptSummary } from "#api/concept-summary.ts";
import type { PageRequest } from "#api/paging/page-ledger.ts";
import { conceptKey, type KeyOf, type PagedList } from "#api/paging/paging.ts";
import { type FetchPage, ListStore } from "./list-store.ts";
import { type Scope, scopeKey } from "./scope.ts";

type PagedQuery<T> = {
  readonly queryKey: QueryKey;
  /** The page size (Take). */
  readonly take: number;
  readonly keyOf: KeyOf<T>;
  readonly fetchPage: FetchPage<T>;
};

/**
 * A query for a list that is paged by Skip and Take. It fetches the first page; `usePages` fetches the others. Copes with services that cap
 * or ignore Take, change their total between pages, repeat items, or stop early (see `PageLedger`).
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

/** The result of `pagedQueryOptions`, for functions that accept any list. */
export type PagedQueryOptions<T> = ReturnType<typeof pagedQueryOptions<T>>;

/** Fetches one page of concepts with their names in a culture. */
type FetchConcepts<T> = (
  page: PageRequest & { readonly culture: string | null },
  signal: AbortSignal,
) => Promise<PagedList<T>>;

/** A list of concepts in the culture of the scope, page by page. */
export function conceptsQueryOptions<T extends ConceptSummary>(
  scope: Scope,
  key: QueryKey,
  fetchConcepts: FetchConcepts<T>,
) {
  const { culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), ...key],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) => fetchConcepts({ culture, skip, take }, signal),
  });
}
