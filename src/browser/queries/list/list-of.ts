import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { ListStore } from "./list-store.ts";
import type { PagedQueryOptions } from "./paging.ts";

/** Each list is dropped with the query for its first page. */
const lists = new WeakMap<object, unknown>();

/** The list of a query: the same object for all its users, until its first page leaves the query cache. */
export function listOf<T>(queryClient: QueryClient, query: PagedQueryOptions<T>): ListStore<T> {
  const first = new QueryObserver(queryClient, query.page(0)).getCurrentQuery();
  const existing = lists.get(first);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the key of a query determines the type of its items
  if (existing !== undefined) return existing as ListStore<T>;
  const created = new ListStore(queryClient, query);
  lists.set(first, created);
  return created;
}
