import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { rememberNames } from "#browser/storage/concept-names.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { revealCode } from "#core/code-tree/reveal-code.ts";
import { loadedCode } from "../names/loaded-code.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";
import { codeTreeOf } from "./code-trees.ts";

/**
 * A code of a classification by its version GUID alone, which no operation accepts: from any response that has contained it, else from the
 * tree, which is searched for it (E2). Its name is remembered. Null if it was not found.
 */
export function codeNameQuery(
  queryClient: QueryClient,
  scope: Scope,
  classification: string,
  versionGuid: string,
) {
  const { service, culture } = scope;
  const loaded = (): ClassificationCode | null => loadedCode(queryClient, scope, versionGuid);
  return queryOptions({
    queryKey: [...scopeKey(scope, culture), "code-name", classification, versionGuid],
    placeholderData: () => loaded() ?? undefined,
    // Once the name is remembered, this is not requested again; a code that was not found may be found later.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ClassificationCode | null> => {
      const found = loaded();
      if (found !== null) {
        rememberNames(service, culture, "code", [found]);
        return found;
      }
      const tree = codeTreeOf(queryClient, scope, classification);
      tree.start();
      try {
        const node = await revealCode(tree, { versionGuid, classNumber: null }, signal, () => undefined);
        if (node !== null) rememberNames(service, node.culture, "code", [node.code]);
        return node?.code ?? null;
      } finally {
        // A page may show the tree by now.
        if (!tree.isAwaited) tree.stop();
      }
    },
  });
}
