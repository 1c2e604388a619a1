import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { createLimit } from "#lib/limit.ts";

/** Requests under way at once: kind to a service that limits them. */
const limit = createLimit(4);

/**
 * A query for a row that is in view: there may be dozens of them, so four at a time are sent over the whole app. One that is no longer
 * wanted when its turn comes is not sent.
 */
export function inTurn<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
): UseQueryOptions<T, Error, T, K> {
  const { queryFn } = query;
  if (typeof queryFn !== "function") return query;
  return { ...query, queryFn: (context) => limit(async () => queryFn(context), context.signal) };
}
