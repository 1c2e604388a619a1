import type { PagedQueryOptions } from "#queries/list/paging.ts";
import { usePages } from "#queries/list/use-pages.ts";

/** A list that loads all its pages while it is enabled. */
export function useAllPages<T>(query: PagedQueryOptions<T>, isEnabled: boolean) {
  const { list, isPlaceholder, error, retry } = usePages(query, { enabled: isEnabled, all: true });
  const own = isPlaceholder ? undefined : list;
  return {
    items: own?.items,
    error,
    isWhole: own !== undefined && !own.hasMore && error === null,
    retry,
  };
}
