import { hashKey, keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { carryOver, differsInCultureOnly, oldPagesOf, replacePage } from "#queries/culture-switch.ts";
import type { PagedData, PagedQueryOptions } from "#queries/paging.ts";

/**
 * A paged list, which a switch of culture leaves where it is (see `culture-switch.ts`): it has to be told which items are in view.
 */
export function usePagedList<T extends object>(latest: PagedQueryOptions<T>, isEnabled = true) {
  const queryClient = useQueryClient();
  const query = useSameQuery(latest);
  const before = usePreviousKey(query.queryKey);
  const result = useInfiniteQuery({
    ...query,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    initialData: () =>
      before !== null && differsInCultureOnly(before, query.queryKey)
        ? carryOver(queryClient.getQueryData<PagedData<T>>(before))
        : undefined,
  });
  const key = hashKey(query.queryKey);
  const [view, setView] = useState<readonly T[]>([]);
  const onView = useCallback(
    (items: readonly T[]) => setView((known) => (hasSameItems(known, items) ? known : items)),
    [],
  );
  const [failure, setFailure] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const textError = failure?.key === key ? failure.error : null;

  const underWay = useRef({ controller: new AbortController(), pages: new Set<number>() });
  useEffect(() => {
    const mine = { controller: new AbortController(), pages: new Set<number>() };
    underWay.current = mine;
    return () => mine.controller.abort();
  }, [key]);
  useEffect(() => {
    const data = queryClient.getQueryData<PagedData<T>>(query.queryKey);
    if (data === undefined || textError !== null) return;
    const { controller, pages } = underWay.current;
    const replace = async (index: number): Promise<void> => {
      try {
        const page = await query.fetchPage(data.pageParams[index] ?? 0, controller.signal);
        const now = queryClient.getQueryData<PagedData<T>>(query.queryKey);
        const replaced = now === undefined ? undefined : replacePage(now, index, page, query.keyOf);
        if (replaced === undefined) await queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
        else queryClient.setQueryData(query.queryKey, replaced);
      } catch (error) {
        if (!controller.signal.aborted) setFailure({ key, error });
      } finally {
        pages.delete(index);
      }
    };
    for (const index of oldPagesOf(data, view)) {
      if (pages.has(index)) continue;
      pages.add(index);
      void replace(index);
    }
  }, [queryClient, query, key, view, textError]);

  const { fetchNextPage, refetch, isFetchNextPageError } = result;
  const retryTexts = useCallback(() => setFailure(null), []);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const retry = (): void => {
    if (textError !== null) retryTexts();
    else void (isFetchNextPageError ? fetchNextPage() : refetch());
  };
  // What was loaded stays on the screen when the next answer is a failure.
  const shown =
    result.isError && before !== null ? queryClient.getQueryData<PagedData<T>>(before) : undefined;
  return {
    data: result.data ?? (shown === undefined ? undefined : query.select(shown)),
    error: result.error ?? textError,
    hasMore: result.hasNextPage && !result.isError && result.data !== undefined,
    isFetching: result.isFetching,
    isLoadingMore: result.isFetchingNextPage,
    /** Whether the data are the answer to an earlier question. */
    isStale: result.isPlaceholderData || result.data === undefined,
    loadMore,
    retry,
    onView,
  };
}

/** The same object for as long as the key is the same; with another `select` the whole list would be gone through again. */
function useSameQuery<T>(latest: PagedQueryOptions<T>): PagedQueryOptions<T> {
  const [query, setQuery] = useState(latest);
  if (hashKey(query.queryKey) === hashKey(latest.queryKey)) return query;
  setQuery(latest);
  return latest;
}

function hasSameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function usePreviousKey(key: readonly unknown[]): readonly unknown[] | null {
  const [keys, setKeys] = useState<{ now: readonly unknown[]; before: readonly unknown[] | null }>({
    now: key,
    before: null,
  });
  if (hashKey(keys.now) === hashKey(key)) return keys.before;
  setKeys({ now: key, before: keys.now });
  return keys.now;
}
