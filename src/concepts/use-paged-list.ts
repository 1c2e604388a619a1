import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { carryOver, differsInCultureOnly } from "#queries/culture-switch.ts";
import type { ListStore } from "#queries/list-store.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import { usePages } from "#queries/use-pages.ts";

/**
 * A list to be shown, which a switch of culture leaves where it is (see `culture-switch.ts`). It has to be told which rows are in view, and
 * asks for what they need by itself.
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
  // What was loaded stays on the screen when the next answer is a failure.
  const shown = list ?? (pages.error === null ? undefined : storeBefore()?.state.get());
  return {
    ...pages,
    data: shown,
    /** Whether the data are the answer to an earlier question. */
    isStale: isPlaceholder || list === undefined,
    isLoadingMore: list?.isLoadingMore === true,
    loadMore: store?.loadMore ?? ignore,
    loadAll: store?.loadAll,
    onView: isPlaceholder ? ignore : (store?.look ?? ignore),
    /** Tells of the items that are there, and of those that come. */
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
