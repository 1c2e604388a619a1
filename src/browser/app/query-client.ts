import { QueryClient } from "@tanstack/react-query";

/**
 * The query cache. A catalogue rarely changes, so nothing is refetched during a visit. Retries and offline handling belong to the fetch
 * layer.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
        networkMode: "always",
        refetchOnWindowFocus: false,
      },
    },
  });
}
