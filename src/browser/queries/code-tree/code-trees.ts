import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Client } from "#core/api/http/client.ts";
import { listClassificationCodes } from "#core/api/resources/classifications.ts";
import type { CodeNode } from "#core/code-tree/code-node.ts";
import { CodeTree } from "#core/code-tree/code-tree.ts";
import { type FetchCodes, StrategyMemory } from "#core/code-tree/loading/lookup-strategy.ts";
import { PageSizes } from "#core/code-tree/loading/page-sizes.ts";
import { queryUntil } from "../query-until.ts";
import { backgroundScope } from "../scope/background-scope.ts";
import { prefetchScope } from "../scope/prefetch-scope.ts";
import { useScope, type Scope, scopeKey } from "../scope/scope.ts";
import { keptOpenKeys } from "./kept-tree.ts";

/** The trees of one service and its lookup strategies. They are dropped with the client when another session begins. */
type ServiceTrees = {
  readonly strategies: StrategyMemory;
  readonly pageSizes: PageSizes;
  readonly trees: Map<string, CodeTree>;
};

/** By the client of a session. */
export const trees = new WeakMap<Client, ServiceTrees>();

function treesOf({ client, takes }: Scope): ServiceTrees {
  const known = trees.get(client);
  if (known !== undefined) return known;
  const created = {
    strategies: new StrategyMemory(),
    pageSizes: new PageSizes(takes.codes),
    trees: new Map(),
  };
  trees.set(client, created);
  return created;
}

/** The tree of a classification. It is the same object throughout the session, so that open codes stay open. */
export function useCodeTree(classification: string): CodeTree {
  return codeTreeOf(useQueryClient(), useScope(), classification);
}

/**
 * The same outside React; nothing is requested before `start`.
 * @param before the tree that a new one replaces: the same codes are open in it; default: those that were open before a reload
 */
export function codeTreeOf(
  queryClient: QueryClient,
  scope: Scope,
  classification: string,
  before?: Pick<CodeTree, "openKeys" | "position">,
): CodeTree {
  const { trees, ...service } = treesOf(scope);
  const known = trees.get(classification);
  if (known !== undefined) return known;
  const tree: CodeTree = new CodeTree({
    classification,
    culture: scope.culture,
    openKeys: before?.openKeys ?? keptOpenKeys(classification),
    position: before?.position,
    ...service,
    fetchCodes: fetchThrough(
      queryClient,
      prefetchScope(scope, () => tree.isAwaited),
    ),
  });
  trees.set(classification, tree);
  return tree;
}

/** The codes loaded by the trees of this session, each with the version GUID of its classification. */
export function* loadedCodes(scope: Scope): Generator<{ classification: string; node: CodeNode }> {
  for (const [classification, tree] of treesOf(scope).trees)
    for (const node of tree.nodes()) yield { classification, node };
}

const TEXTS_STAY_FRESH_MS = 10 * 60_000;

/** Fetches pages through the query cache: switching back to a culture requests nothing that is still cached. */
export function fetchThrough(queryClient: QueryClient, scope: Scope): FetchCodes {
  const { client } = scope;
  const { client: backgroundClient } = backgroundScope(scope);
  return async (lookup, { skip, take, culture, mayBeCached }, signal) => {
    const queryKey = [
      ...scopeKey(scope, culture),
      "classifications",
      lookup.versionGuid,
      "codes",
      lookup,
      { skip, take },
    ];
    const options = {
      queryKey,
      structuralSharing: false,
      staleTime: mayBeCached ? TEXTS_STAY_FRESH_MS : 0,
      // The tree, which is made from these pages, is kept as long as the session.
      ...(mayBeCached ? {} : { gcTime: Number.POSITIVE_INFINITY }),
      queryFn: (context: { readonly signal: AbortSignal }) =>
        listClassificationCodes(
          // The rest of a large level does not delay the details of a code.
          skip === 0 ? client : backgroundClient,
          { ...lookup, culture, skip, take },
          context.signal,
        ),
    };
    return queryUntil(queryClient, options, signal);
  };
}
