import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { createLimit } from "#lib/limit.ts";

/** Concurrent requests; services may limit them. */
const limit = createLimit(4);

/**
 * Query options for a row in view. Dozens of rows may be in view, so at most four such requests are in flight across the app. A queued
 * request that is cancelled before its turn is never sent.
 */
export function inTurn<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
): UseQueryOptions<T, Error, T, K> {
  const { queryFn } = query;
  if (typeof queryFn !== "function") return query;
  return { ...query, queryFn: (context) => limit(async () => queryFn(context), context.signal) };
}
