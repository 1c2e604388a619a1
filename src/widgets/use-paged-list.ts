import { hashKey, keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import {
  carryOver,
  differsInCultureOnly,
  isOfOldCulture,
  oldPagesOf,
  replacePage,
} from "#queries/culture-switch.ts";
import type { PagedData, PagedQueryOptions } from "#queries/paging.ts";

/**
 * A paged list, which a switch of culture leaves where it is: see `culture-switch.ts`. Besides what the infinite query says, there are the
 * items in view to tell about (`onView`), and what went wrong in replacing their texts (`textError`).
 */
export function usePagedList<T extends object>(query: PagedQueryOptions<T>, isEnabled = true) {
  const queryClient = useQueryClient();
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
  const [view, onView] = useState<readonly T[]>([]);
  const key = hashKey(query.queryKey);
  const [failure, setFailure] = useState<{ readonly key: string; readonly error: unknown } | null>(null);
  const textError = failure?.key === key ? failure.error : null;
  const hasOld = view.some((item) => isOfOldCulture(item)) && textError === null;

  useEffect(() => {
    const data = queryClient.getQueryData<PagedData<T>>(query.queryKey);
    if (!hasOld || data === undefined) return undefined;
    const controller = new AbortController();
    const replace = async (index: number): Promise<void> => {
      const page = await query.fetchPage(data.pageParams[index] ?? 0, controller.signal);
      const now = queryClient.getQueryData<PagedData<T>>(query.queryKey);
      const replaced = now === undefined ? undefined : replacePage(now, index, page, query.keyOf);
      if (replaced === undefined) await queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
      else queryClient.setQueryData(query.queryKey, replaced);
    };
    const replaceAll = async (): Promise<void> => {
      try {
        for (const index of oldPagesOf(data, view)) await replace(index);
      } catch (error) {
        if (!controller.signal.aborted) setFailure({ key, error });
      }
    };
    void replaceAll();
    return () => controller.abort();
    // The key stands for the query, which is another object at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, key, view, hasOld]);

  return { ...result, onView, textError, retryTexts: useCallback(() => setFailure(null), []) };
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
