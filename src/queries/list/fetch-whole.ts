import type { QueryClient } from "@tanstack/react-query";
import type { WholeList } from "#api/paging/all-pages.ts";
import { listOf } from "./list-of.ts";
import { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

/**
 * Loads a complete list: the pages in the query cache, then the missing ones. They stay in the cache even if the end is not
 * reached, so that they are not requested again. Rejects with the error of the first page that fails.
 * @param isEnough whether the part that has loaded is enough
 */
export async function fetchWhole<T>(
  queryClient: QueryClient,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
  isEnough: (list: WholeList<T>) => boolean = () => false,
): Promise<WholeList<T>> {
  signal.throwIfAborted();
  const shown = listOf(queryClient, query);
  // A list with some texts of another culture is not complete in this one.
  const store = shown.hasOldTexts ? new ListStore(queryClient, query) : shown;
  store.requestBy(query);
  const release = store.use();
  if (store.state.get().error !== null) store.retry();
  const stopLoading = store.loadAll();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const check = (): void => {
    const list = store.state.get();
    if (list.error !== null) reject(list.error);
    else if (list.isLoaded && (!list.hasMore || isEnough(list))) resolve();
  };
  const stop = store.state.subscribe(check);
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort);
  check();
  try {
    await promise;
  } finally {
    signal.removeEventListener("abort", abort);
    stop();
    stopLoading();
    release();
  }
  const { items, total, endsEarly } = store.state.get();
  return { items, total, endsEarly };
}
