import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { listClassificationCodes } from "#api/classifications.ts";
import type { Client } from "#api/client.ts";
import { createLimit } from "#lib/limit.ts";
import { useScope, type Scope, scopeKey } from "#queries/scope.ts";
import { unattended } from "#queries/unattended.ts";
import { StrategyMemory } from "./loading/lookup-strategy.ts";
import { CodeTree } from "./code-tree.ts";
import type { FetchCodes } from "./loading/lookup-strategy.ts";

/** The trees of one service, and what was found out about asking it. They are forgotten with the client, when another session begins. */
type Forest = { readonly ways: StrategyMemory; readonly trees: Map<string, CodeTree> };

const forests = new WeakMap<Client, Forest>();

function forestOf(client: Client): Forest {
  const forest = forests.get(client) ?? { ways: new StrategyMemory(), trees: new Map<string, CodeTree>() };
  forests.set(client, forest);
  return forest;
}

/** The tree of a classification; the same one for as long as the session lasts, so that what was open stays open. */
export function useCodeTree(classification: string): CodeTree {
  return codeTreeOf(useQueryClient(), useScope(), classification);
}

/** The same for those who have no component: nothing is asked before `start`. */
export function codeTreeOf(queryClient: QueryClient, scope: Scope, classification: string): CodeTree {
  const { ways, trees } = forestOf(scope.client);
  const known = trees.get(classification);
  if (known !== undefined) return known;
  const tree: CodeTree = new CodeTree({
    classification,
    culture: scope.culture,
    take: scope.takes.codes,
    ways,
    fetchCodes: fetchThrough(
      queryClient,
      unattended(scope, () => tree.isShown),
    ),
  });
  trees.set(classification, tree);
  return tree;
}

const REQUESTS_AT_MOST = 8;
const TEXTS_STAY_FRESH_MS = 10 * 60_000;

/** Pages go through the query cache: coming back to a culture asks for nothing that is still there. */
function fetchThrough(queryClient: QueryClient, scope: Scope): FetchCodes {
  // `*` may open a thousand codes at once; the service is still asked for a few pages at a time.
  const limit = createLimit(REQUESTS_AT_MOST);
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
      const options = {
        queryKey,
        structuralSharing: false,
        staleTime: mayBeCached ? TEXTS_STAY_FRESH_MS : 0,
        queryFn: (context: { readonly signal: AbortSignal }) =>
          listClassificationCodes(scope.client, { ...lookup, culture, skip, take }, context.signal),
      };
      return await limit(() => queryClient.query(options), signal);
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}
