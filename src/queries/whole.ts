import type { QueryClient } from "@tanstack/react-query";
import type { LoadedList, PagedData, PagedQueryOptions } from "./paging.ts";

/**
 * A list to its end: what the query cache holds, and then the pages that are missing, one after the other. They are put into the cache, so
 * that nobody asks for them again, also where the end is not reached.
 */
export async function fetchWhole<T>(
  queryClient: QueryClient,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
): Promise<LoadedList<T>> {
  const cached = queryClient.getQueryData<PagedData<T>>(query.queryKey);
  let data: PagedData<T> = cached ?? { pages: [], pageParams: [] };
  for (;;) {
    const last = data.pages.at(-1);
    const skip = last === undefined ? 0 : query.getNextPageParam(last, data.pages, 0, data.pageParams);
    if (skip == null) return query.select(data);
    const page = await query.fetchPage(skip, signal);
    data = { pages: [...data.pages, page], pageParams: [...data.pageParams, skip] };
    queryClient.setQueryData(query.queryKey, data);
  }
}
