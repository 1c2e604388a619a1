import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

type PagesOptions<T> = {
  /** Nothing is asked for while it is false; what is there is given all the same. Default: true. */
  readonly enabled?: boolean;
  /** What to begin with where the cache has nothing. */
  readonly initialData?: () => ListStore<T> | undefined;
};

/** A list over Skip and Take as far as it has come, and the ways to more of it. While another one is on its way, the one before stays. */
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
    /** Undefined until the first page has come. */
    list: state,
    store,
    /** Whether it is the answer to an earlier question. */
    isPlaceholder,
    isFetching: result.isFetching || state?.isFetching === true,
    hasMore: isUsed && state?.hasMore === true,
    error: result.error ?? state?.error ?? null,
    retry,
  };
}

function ignore(): void {
  // There is nothing to listen to.
}
