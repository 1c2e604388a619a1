import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { createLimit, REQUESTS_AT_ONCE } from "#lib/limit.ts";

const limit = createLimit(REQUESTS_AT_ONCE);

/**
 * Query options for a row in view. Dozens of rows may be in view, so at most `REQUESTS_AT_ONCE` such requests are in flight across the app. A queued
 * request that is cancelled before its turn is never sent.
 */
export function withRequestLimit<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
): UseQueryOptions<T, Error, T, K> {
  const { queryFn } = query;
  if (typeof queryFn !== "function") return query;
  return { ...query, queryFn: (context) => limit(async () => queryFn(context), context.signal) };
}
