import type { QueryClient } from "@tanstack/react-query";
import { fetchAllPages, type WholeList } from "#api/paging/all-pages.ts";
import { isOfOldCulture } from "./culture-switch.ts";
import type { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";
import { queryUntil } from "./query-until.ts";

/**
 * Loads a complete list: the pages in the query cache, then the missing ones sequentially. They are added to the cache even if the end is
 * not reached, so that they are not requested again. Rejects with the error of the first page that fails.
 */
export async function fetchWhole<T>(
  queryClient: QueryClient,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
): Promise<WholeList<T>> {
  const cached = queryClient.getQueryData<ListStore<T>>(query.queryKey);
  // A list with some texts of another culture is not complete in this one.
  if (cached?.pages.some(({ list }) => isOfOldCulture(list)) === true) {
    const fetchPage = query.fetchPage;
    return fetchAllPages(({ skip, take }) => fetchPage(skip, take, signal), query.take, query.keyOf);
  }
  const store = cached ?? (await queryUntil(queryClient, query, signal));
  await loadAll(store, query, signal);
  const { items, total, endsEarly } = store.state.get();
  return { items, total, endsEarly };
}

async function loadAll<T>(
  store: ListStore<T>,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const release = store.use(query.fetchPage);
  if (store.state.get().error !== null) store.retry();
  const stopLoading = store.loadAll();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = (): void => {
    const { error, hasMore } = store.state.get();
    if (error !== null) reject(error);
    else if (!hasMore) resolve();
  };
  const stop = store.state.subscribe(look);
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort);
  look();
  try {
    await promise;
  } finally {
    signal.removeEventListener("abort", abort);
    stop();
    stopLoading();
    release();
  }
}
