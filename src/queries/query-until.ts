import type { QueryClient, QueryExecuteOptions, QueryKey } from "@tanstack/react-query";
import { abortable } from "#api/abort.ts";

/**
 * The result of a query. Once the signal is aborted, rejects with its reason, and the request is cancelled unless a component waits for it.
 */
export async function queryUntil<T, K extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
  signal: AbortSignal,
): Promise<T> {
  const { queryKey } = options;
  const cancel = (): void => {
    const isShared = queryClient.getQueryCache().find({ queryKey })?.isActive() === true;
    if (!isShared) void queryClient.cancelQueries({ queryKey, exact: true });
  };
  signal.throwIfAborted();
  signal.addEventListener("abort", cancel);
  try {
    return await abortable(queryClient.query(options), signal);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
