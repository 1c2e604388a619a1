import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { carryOver, differsInCultureOnly } from "#queries/culture-switch.ts";
import type { ListStore } from "#queries/list-store.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import { usePages } from "#queries/use-pages.ts";

/**
 * A list for display that keeps its scroll position when the culture changes (see `culture-switch.ts`). Report the rows in view to it; it
 * requests their pages.
 */
export function usePagedList<T extends object>(query: PagedQueryOptions<T>, isEnabled = true) {
  const queryClient = useQueryClient();
  const before = usePreviousKey(query.queryKey);
  const storeBefore = (): ListStore<T> | undefined =>
    before === null ? undefined : queryClient.getQueryData<ListStore<T>>(before);
  const inOtherCulture = (): ListStore<T> | undefined => {
    const known = before !== null && differsInCultureOnly(before, query.queryKey) ? storeBefore() : undefined;
    const pages = known === undefined ? null : carryOver(known.pages);
    return pages === null ? undefined : known?.withPages(pages);
  };
  const { list, store, isPlaceholder, ...pages } = usePages(query, {
    enabled: isEnabled,
    initialData: inOtherCulture,
  });
  // Loaded items stay visible when a later request fails.
  const shown = list ?? (pages.error === null ? undefined : storeBefore()?.state.get());
  return {
    ...pages,
    data: shown,
    /** Whether the data belong to the previous query. */
    isStale: isPlaceholder || list === undefined,
    isLoadingMore: list?.isLoadingMore === true,
    loadMore: store?.loadMore ?? ignore,
    loadAll: store?.loadAll,
    onView: isPlaceholder ? ignore : (store?.look ?? ignore),
    /** Subscribes to the loaded items and to each new batch. */
    listen: isPlaceholder ? undefined : store?.listen,
  };
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

function ignore(): void {
  // There is no list yet.
}
