import { partialMatchKey, type QueryClient } from "@tanstack/react-query";
import { addRecentProject } from "#browser/storage/recent-projects.ts";
import { projectKey } from "../resources/requirements.ts";
import { afterResponses } from "./after-responses.ts";

/**
 * Adds the project that a page shows to the recent ones, as soon as its requirements have been loaded (E10). Returns a function that ends
 * the waiting.
 */
export function recordViewedProject(queryClient: QueryClient, service: string, project: number): () => void {
  const key = projectKey({ service }, project);
  return afterResponses(
    queryClient,
    ({ queryKey }) => partialMatchKey(queryKey, key),
    () => {
      const isLoaded = queryClient.getQueriesData({ queryKey: key }).some(([, list]) => list !== undefined);
      if (isLoaded) addRecentProject(service, project);
      return isLoaded;
    },
  );
}
