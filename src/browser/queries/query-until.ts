import {
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  QueryObserver,
} from "@tanstack/react-query";
import { abortable } from "#core/api/http/abort.ts";

/**
 * The result of a query. Once the signal is aborted, rejects with its reason, and the request is cancelled unless a component or another
 * caller waits for it. A component that no longer waits for it does not cancel it.
 */
export async function queryUntil<T, K extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const result = queryClient.query(options);
  // A query is cancelled when its last observer leaves. This one does not fetch; it only stays until the result has arrived.
  const leave = new QueryObserver(queryClient, { ...options, enabled: false }).subscribe(() => {});
  // Leaves at once, so that a caller that tries again sends a new request.
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await abortable(result, signal);
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}
