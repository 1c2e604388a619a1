import { useEffect, useState, useSyncExternalStore } from "react";
import { useSession } from "#browser/session/session-context.tsx";
import { isApiError } from "#core/api/http/errors.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { CodeNode } from "#core/code-tree/code-node.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";

/** A list of hits that could not be loaded. */
type Failed = { readonly error: unknown; readonly retry: () => unknown };

/**
 * All codes of a classification for a search that did not reach the service, if the tree or this device has them all; else null. Once the
 * service can be reached, the search is sent again.
 * @param failed the search if it failed
 */
export function useKeptCodes(
  tree: CodeTree,
  failed: Failed | undefined,
): readonly ClassificationCode[] | null {
  const { offline } = useSession().session;
  const isReachable = useSyncExternalStore(
    offline?.isReachable.subscribe ?? subscribeToNothing,
    () => offline?.isReachable.get() ?? true,
  );
  const [kept, setKept] = useState<{ tree: CodeTree; codes: readonly ClassificationCode[] } | null>(null);
  const error = failed?.error;
  const isUnanswered = isApiError(error) && (error.kind === "network" || error.kind === "timeout");
  // Once the service responds again, it must not be asked for the whole tree.
  const isWanted = isUnanswered && !isReachable;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    loadBelow(tree, null, signal).then(
      () => !signal.aborted && setKept({ tree, codes: [...tree.nodes()].map(({ code }) => code) }),
      // Without one of the levels, the other requests are of no use.
      () => controller.abort(),
    );
    return () => controller.abort();
  }, [tree, isWanted]);
  const codes = isUnanswered && kept?.tree === tree ? kept.codes : null;
  const retry = codes !== null && isReachable ? failed?.retry : undefined;
  useEffect(() => void retry?.(), [retry]);
  return codes;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** Loads all codes below one (null: all of the tree). Rejects if some are missing. */
async function loadBelow(tree: CodeTree, node: CodeNode | null, signal: AbortSignal): Promise<void> {
  const gap = await tree.loading.loadChildren(node, signal);
  if (gap !== null) throw new Error(gap.kind);
  const children = node === null ? tree.roots : node.children;
  const parents = children.filter(({ code }) => code.hasCodes);
  await Promise.all(parents.map((parent) => loadBelow(tree, parent, signal)));
}
