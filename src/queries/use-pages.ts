import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

type PagesOptions<T> = {
  /** If false, nothing is requested, but cached pages are returned. Default: true. */
  readonly enabled?: boolean;
  /** The initial list if the query cache has none. */
  readonly initialData?: () => ListStore<T> | undefined;
};

/**
 * A list that is paged by Skip and Take, and the functions that load more of it. While a list with another query key loads, the previous
 * one is kept as placeholder.
 */
export function usePages<T>(
  query: PagedQueryOptions<T>,
  { enabled = true, initialData }: PagesOptions<T> = {},
) {
  const queryClient = useQueryClient();
  const result = useQuery({
    ...query,
    enabled,
    placeholderData: keepPreviousData,
    ...(initialData === undefined ? {} : { initialData }),
  });
  const { data: store, isPlaceholderData: isPlaceholder, refetch } = result;
  const state = useSyncExternalStore(
    useCallback((listener) => store?.state.subscribe(listener) ?? ignore, [store]),
    () => store?.state.get(),
  );

  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  const isUsed = enabled && !isPlaceholder;
  useEffect(() => {
    if (!isUsed) return undefined;
    return store?.use((skip, take, signal) => latest.current.fetchPage(skip, take, signal));
  }, [store, isUsed]);
  const isOutdated = state?.isOutdated === true;
  useEffect(() => {
    if (isOutdated) void queryClient.resetQueries({ queryKey: latest.current.queryKey, exact: true });
  }, [isOutdated, queryClient]);

  const retry = useCallback(() => {
    if (store === undefined || isPlaceholder) void refetch();
    else store.retry();
  }, [store, isPlaceholder, refetch]);
  return {
    /** Undefined until the first page has loaded. */
    list: state,
    store,
    /** Whether this is the previous list, kept while the current one loads. */
    isPlaceholder,
    isFetching: result.isFetching || state?.isFetching === true,
    hasMore: isUsed && state?.hasMore === true,
    error: result.error ?? state?.error ?? null,
    retry,
  };
}

function ignore(): void {
  // The list is loaded by other means, so there is nothing to subscribe to.
}
