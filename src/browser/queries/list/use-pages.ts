import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { listOf } from "./list-of.ts";
import type { PagedQueryOptions } from "./paging.ts";

type PagesOptions = {
  /** If false, nothing is requested, but loaded pages are returned. Default: true. */
  readonly enabled?: boolean;
  /** Whether all pages are loaded; default: the first one, and those that are requested. */
  readonly all?: boolean;
  /** Whether the rows in view are reported to `store.onViewChange`; then the list keeps its length and its scroll position when the culture changes. */
  readonly hasView?: boolean;
};

/**
 * A list that is paged by Skip and Take, and the functions that load more of it. While a list with another query key loads, the previous
 * one can be shown.
 */
export function usePages<T>(
  query: PagedQueryOptions<T>,
  { enabled = true, all = false, hasView = false }: PagesOptions = {},
) {
  const store = listOf(useQueryClient(), query);
  if (enabled) store.requestBy(query);
  const [shown, setShown] = useState(store);
  const own = useSyncExternalStore(store.state.subscribe, store.state.get);
  const before = useSyncExternalStore(shown.state.subscribe, shown.state.get);
  if (own.isLoaded && shown !== store) setShown(store);
  useEffect(
    () => (enabled ? store.use(hasView ? shown : null) : undefined),
    [store, shown, enabled, hasView],
  );
  useEffect(() => (enabled && all ? store.loadAll() : undefined), [store, enabled, all]);

  const list = own.isLoaded ? own : undefined;
  return {
    /** Undefined until the first page has loaded. */
    list,
    /** The list, or the previous one until its first page has loaded. */
    shown: list ?? (before.isLoaded ? before : undefined),
    store,
    /** Also before the effect that requests the first page, so that nobody takes the list for one that has ended. */
    isFetching: own.isFetching || (enabled && !own.isLoaded && own.error === null),
    hasMore: enabled && own.isLoaded && own.hasMore,
    error: own.error,
    retry: store.retry,
  };
}

type Pages = {
  readonly store: { readonly loadMore: () => void };
  readonly hasMore: boolean;
  readonly isFetching: boolean;
};

/** Loads page after page of a list while they are needed; an error ends it. */
export function useMorePages({ store, hasMore, isFetching }: Pages, areNeeded: boolean): void {
  const isNext = areNeeded && hasMore && !isFetching;
  useEffect(() => {
    if (isNext) store.loadMore();
  }, [isNext, store]);
}
