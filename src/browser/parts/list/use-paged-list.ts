import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { usePages } from "#browser/queries/list/use-pages.ts";

/** A list for display. Report the rows in view to it; it requests their pages. */
export function usePagedList<T>(query: PagedQueryOptions<T>, isEnabled = true) {
  const { list, shown, store, ...pages } = usePages(query, {
    enabled: isEnabled,
    hasView: true,
  });
  return {
    ...pages,
    data: shown,
    /** Whether the data belong to the previous query, or are being loaded again. */
    isStale: list === undefined || list.isReloading,
    /** Whether an item still has the texts of the previous culture. */
    isItemStale: store.isOld,
    isLoadingMore: shown?.isLoadingMore === true,
    loadMore: store.loadMore,
    loadAll: store.loadAll,
    reload: store.reload,
    onView: list === undefined ? ignore : store.onViewChange,
  };
}

function ignore(): void {
  // These are the rows of the previous list.
}
