import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { listClassificationCodes } from "#api/classifications.ts";
import type { Client } from "#api/client.ts";
import { fileAt } from "#memory/catalogue-files.ts";
import { useScope, type Scope, scopeKey } from "#queries/scope.ts";
import { unattended } from "#queries/unattended.ts";
import type { CodeNode } from "./code-node.ts";
import { createCodeSource } from "./code-source.ts";
import { CodeTree } from "./code-tree.ts";
import { type FetchCodes, StrategyMemory } from "./loading/lookup-strategy.ts";
import { PageSizes } from "./loading/page-sizes.ts";

/** The trees of one service, and what was found out about it. They are forgotten with the client, when another session begins. */
type ServiceTrees = {
  readonly strategies: StrategyMemory;
  readonly pageSizes: PageSizes;
  readonly trees: Map<string, CodeTree>;
};

const trees = new WeakMap<Client, ServiceTrees>();

function treesOf({ client, service, takes }: Scope): ServiceTrees {
  const known = trees.get(client);
  if (known !== undefined) return known;
  const created = {
    strategies: new StrategyMemory(fileAt(service)?.isNumbered === false),
    pageSizes: new PageSizes(takes.codes),
    trees: new Map(),
  };
  trees.set(client, created);
  return created;
}

/** The tree of a classification; the same one for as long as the session lasts, so that what was open stays open. */
export function useCodeTree(classification: string): CodeTree {
  return codeTreeOf(useQueryClient(), useScope(), classification);
}

/** The same for those who have no component: nothing is asked before `start`. */
export function codeTreeOf(queryClient: QueryClient, scope: Scope, classification: string): CodeTree {
  const { trees, ...service } = treesOf(scope);
  const known = trees.get(classification);
  if (known !== undefined) return known;
  const tree: CodeTree = new CodeTree({
    classification,
    culture: scope.culture,
    ...service,
    fetchCodes: fetchThrough(
      queryClient,
      unattended(scope, () => tree.isAwaited),
    ),
  });
  trees.set(classification, tree);
  return tree;
}

/** The codes that the trees of this session have loaded, each with the version GUID of its classification. */
export function* loadedCodes(scope: Scope): Generator<{ classification: string; node: CodeNode }> {
  for (const [classification, tree] of treesOf(scope).trees)
    for (const node of tree.nodes()) yield { classification, node };
}

/** The codes of a classification as an export asks for them: what the tree has loaded is not requested again. */
export function codeSourceOf(queryClient: QueryClient, scope: Scope, classification: string) {
  return createCodeSource({
    tree: codeTreeOf(queryClient, scope, classification),
    classification,
    // The texts of a tree may still be those of the culture before.
    culture: undefined,
    fetchCodes: fetchThrough(queryClient, scope),
    take: scope.takes.codes,
  });
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
      const options = {
        queryKey,
        structuralSharing: false,
        staleTime: mayBeCached ? TEXTS_STAY_FRESH_MS : 0,
        queryFn: (context: { readonly signal: AbortSignal }) =>
          listClassificationCodes(scope.client, { ...lookup, culture, skip, take }, context.signal),
      };
      return await queryClient.query(options);
    } finally {
      signal.removeEventListener("abort", cancel);
    }
  };
}
