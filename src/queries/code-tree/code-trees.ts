import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { listClassificationCodes } from "#api/classifications.ts";
import { useScope, type Scope, scopeKey } from "../scope.ts";
import { WayMemory } from "./children-lookup.ts";
import { CodeTree, type FetchCodes } from "./code-tree.ts";

/** The trees of one service, and what was found out about asking it. */
type Forest = { readonly ways: WayMemory; readonly trees: Map<string, CodeTree> };

const forests = new WeakMap<QueryClient, Map<string, Forest>>();

function forestOf(queryClient: QueryClient, service: string): Forest {
  const ofClient = forests.get(queryClient) ?? new Map<string, Forest>();
  forests.set(queryClient, ofClient);
  const forest = ofClient.get(service) ?? { ways: new WayMemory(), trees: new Map<string, CodeTree>() };
  ofClient.set(service, forest);
  return forest;
}

/** Forgets all trees; for when another session begins. */
export function forgetCodeTrees(queryClient: QueryClient): void {
  for (const forest of forests.get(queryClient)?.values() ?? [])
    for (const tree of forest.trees.values()) tree.stop();
  forests.delete(queryClient);
}

/** The tree of a classification; the same one for as long as the session lasts, so that what was open stays open. */
export function useCodeTree(classification: string): CodeTree {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { ways, trees } = forestOf(queryClient, scope.service);
  const known = trees.get(classification);
  if (known !== undefined) return known;
  const tree = new CodeTree({
    classification,
    culture: scope.culture,
    take: scope.takes.codes,
    ways,
    fetchCodes: fetchThrough(queryClient, scope),
  });
  trees.set(classification, tree);
  return tree;
}

const TEXTS_STAY_FRESH_MS = 10 * 60_000;

/** Pages go through the query cache: coming back to a culture asks for nothing that is still there. */
function fetchThrough(queryClient: QueryClient, scope: Scope): FetchCodes {
  return async (lookup, { skip, take, culture, mayBeCached }, signal) => {
    const queryKey = [
      ...scopeKey(scope, culture),
      "classifications",
      lookup.versionGuid,
      "codes",
      lookup,
      { skip, take },
    ];
    const cancel = (): void => void queryClient.cancelQueries({ queryKey, exact: true });
    signal.addEventListener("abort", cancel);
    try {
      return await queryClient.query({
        queryKey,
        structuralSharing: false,
        staleTime: mayBeCached ? TEXTS_STAY_FRESH_MS : 0,
        queryFn: (context) =>
          listClassificationCodes(scope.client, { ...lookup, culture, skip, take }, context.signal),
      });
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}
