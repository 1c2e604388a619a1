import type { QueryClient, QueryExecuteOptions, QueryKey } from "@tanstack/react-query";
import { abortable } from "#api/abort.ts";

/** The number of callers that wait for a query. */
const waiting = new WeakMap<object, number>();

/**
 * The result of a query. Once the signal is aborted, rejects with its reason, and the request is cancelled unless a component or another
 * caller waits for it.
 */
export async function queryUntil<T, K extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<T, Error, T, T, K>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const { queryKey } = options;
  const result = queryClient.query(options);
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query === undefined) return abortable(result, signal);
  const count = (change: 1 | -1): number => {
    const callers = (waiting.get(query) ?? 0) + change;
    waiting.set(query, callers);
    return callers;
  };
  const giveUp = (): void => {
    if (count(-1) === 0 && !query.isActive()) void queryClient.cancelQueries({ queryKey, exact: true });
  };
  count(1);
  signal.addEventListener("abort", giveUp);
  try {
    return await abortable(result, signal);
  } finally {
    signal.removeEventListener("abort", giveUp);
    if (!signal.aborted) count(-1);
  }
}
