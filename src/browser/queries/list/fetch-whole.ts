import type { QueryClient } from "@tanstack/react-query";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import { listOf } from "./list-of.ts";
import type { ListState } from "./list-state.ts";
import { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

/** A list as far as it could be loaded, and the error of the page that failed; null if none did. */
type AvailableList<T> = WholeList<T> & { readonly error: Error | null };

/** Loads a complete list (see `fetchAvailable`). Rejects with the error of the first page that fails. */
export async function fetchWhole<T>(
  ...parameters: Parameters<typeof fetchAvailable<T>>
): Promise<WholeList<T>> {
  const { error, ...list } = await fetchAvailable(...parameters);
  if (error !== null) throw error;
  return list;
}

/**
 * Loads a list up to its end or the first page that fails: the pages in the query cache, then the missing ones, also those of a list that
 * ended early before. They stay in the cache even if the end is not reached, so that they are not requested again.
 * @param isEnough whether the part that has loaded is enough
 */
export async function fetchAvailable<T>(
  queryClient: QueryClient,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
  isEnough: (list: WholeList<T>) => boolean = () => false,
): Promise<AvailableList<T>> {
  signal.throwIfAborted();
  const shown = listOf(queryClient, query);
  // A list with some texts of another culture is not complete in this one.
  const store = shown.hasOldTexts ? new ListStore(queryClient, query) : shown;
  store.requestBy(query);
  const release = store.use();
  const { error: formerError, endsEarly: didEndEarly } = store.state.get();
  if (formerError !== null || didEndEarly) store.retry();
  const stopLoading = store.loadAll();
  const { promise, resolve, reject } = Promise.withResolvers<ListState<T>>();
  const check = (): void => {
    const list = store.state.get();
    if (list.error !== null || (list.isLoaded && (!list.hasMore || isEnough(list)))) resolve(list);
  };
  const stop = store.state.subscribe(check);
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort);
  check();
  try {
    const { items, total, endsEarly, isCut, error } = await promise;
    const isError = error === null || error instanceof Error;
    return {
      items,
      total,
      endsEarly,
      isCut,
      error: isError ? error : new Error("A page failed.", { cause: error }),
    };
  } finally {
    signal.removeEventListener("abort", abort);
    stop();
    stopLoading();
    release();
  }
}
