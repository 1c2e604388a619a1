import { QueryClient } from "@tanstack/react-query";

/**
 * The query cache. A catalogue changes rarely, so what was asked once is not asked again in the same visit; retries are the fetch
 * layer's matter, and so is being offline.
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
