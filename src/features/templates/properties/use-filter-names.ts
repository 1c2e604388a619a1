import { useEffect } from "react";
import { useCodeTree } from "#code-tree/code-trees.ts";
import type { CodeTree } from "#code-tree/code-tree.ts";
import { revealCode } from "#code-tree/reveal-code.ts";
import { useScope } from "#queries/scope.ts";
import { rememberNames, useRememberedConcept } from "#browser-storage/concept-names.ts";
import { useClassification } from "#concepts/name/use-classification.ts";
import { type NamedHere, useNamedConcept } from "#concepts/name/use-named-concept.ts";

type Named = Pick<NamedHere, "concept" | "culture">;

/** The name of the classification of a filter: the remembered one in this culture, else from E5. */
export function useFilterClassification(versionGuid: string): Named {
  const { service, culture } = useScope();
  const remembered = useRememberedConcept(service, "classification", versionGuid);
  const named = useNamedConcept("classification", versionGuid);
  const isRemembered = remembered !== null && remembered.culture === culture;
  const { classification: listed } = useClassification(versionGuid, { enabled: !isRemembered });
  return isRemembered || listed === null ? named : { concept: { ...listed, versionGuid }, culture };
}

/**
 * The name of the code of a filter: a remembered one, else it is looked up in its classification (E2), by only one of the components that
 * display it. Its class number is null until the tree has loaded it.
 */
export function useFilterCode(
  versionGuid: string,
  classification: string | null,
  { canLookUp = true } = {},
): Named & { readonly classNumber: string | null } {
  const scope = useScope();
  const named = useNamedConcept("code", versionGuid);
  // Without a classification nothing can be looked up; the empty tree never sends a request.
  const tree = useCodeTree(classification ?? "");
  const isLookedUp = canLookUp && !named.isKnown && classification !== null;
  useEffect(() => {
    if (!isLookedUp) return undefined;
    const controller = new AbortController();
    tree.start();
    void lookUpCode(tree, versionGuid, scope.service, controller.signal);
    return () => {
      controller.abort();
      tree.stop();
    };
  }, [isLookedUp, tree, versionGuid, scope.service]);
  return { ...named, classNumber: tree.node(versionGuid)?.code.classNumber ?? null };
}

async function lookUpCode(
  tree: CodeTree,
  versionGuid: string,
  service: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const found = await revealCode(tree, { versionGuid, classNumber: null }, signal, () => undefined);
    if (found !== null) rememberNames(service, found.culture, "code", [found.code]);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
