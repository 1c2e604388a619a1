import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Calls a function at once and after each response to such queries, until it returns true. Returns a function that ends this.
 * @param isSuch whether a response to the query matters
 */
export function afterResponses(
  queryClient: QueryClient,
  isSuch: (query: { readonly queryKey: QueryKey }) => boolean,
  attempt: () => boolean,
): () => void {
  if (attempt()) return () => undefined;
  const end = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !isSuch(event.query)) return;
    if (attempt()) end();
  });
  return end;
}
