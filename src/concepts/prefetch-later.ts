import { useQueryClient } from "@tanstack/react-query";
import type { Prefetch } from "./prefetch.ts";
import { useScope } from "#queries/scope.ts";

/** Fetches ahead like `usePrefetch`, for the first routes: what it takes is loaded only once it is wanted. */
export function usePrefetchLater(): (ahead: (prefetch: Prefetch) => void) => void {
  const queryClient = useQueryClient();
  const scope = useScope();
  return (ahead) => {
    import("./prefetch.ts").then(
      ({ createPrefetch }) => ahead(createPrefetch(queryClient, scope)),
      () => {
        // Without it the page asks when it is opened.
      },
    );
  };
}
