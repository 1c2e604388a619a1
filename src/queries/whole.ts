import type { QueryClient } from "@tanstack/react-query";
import { fetchAllPages } from "#api/all-pages.ts";
import { isOfOldCulture } from "./culture-switch.ts";
import type { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

/** A list from its beginning to its end. */
export type WholeList<T> = {
  /** Each once, in the order of the service. */
  readonly items: readonly T[];
  /** How many the service says there are; null where it does not say. */
  readonly total: number | null;
  /** Whether the service has stopped sending below its total. */
  readonly endsEarly: boolean;
};

/**
 * A list to its end: what the query cache holds, and then the pages that are missing, one after the other. They are put into the cache, so
 * that nobody asks for them again, also where the end is not reached. Rejects with what a page fails with.
 */
export async function fetchWhole<T>(
  queryClient: QueryClient,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
): Promise<WholeList<T>> {
  const cached = queryClient.getQueryData<ListStore<T>>(query.queryKey);
  // Where some texts are still those of another culture, they are not what is asked for here.
  if (cached?.pages.some(({ list }) => isOfOldCulture(list)) === true) {
    const fetchPage = query.fetchPage;
    const { items, announced } = await fetchAllPages(
      ({ skip, take }) => fetchPage(skip, take, signal),
      query.take,
      query.keyOf,
    );
    return { items, total: announced, endsEarly: announced !== null };
  }
  const store = cached ?? (await queryClient.query(query));
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
