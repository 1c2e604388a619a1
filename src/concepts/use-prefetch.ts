import { useQueryClient } from "@tanstack/react-query";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { useScope } from "#queries/scope.ts";
import { KINDS } from "./kinds.ts";

/** Fetches ahead what the page of a concept begins with. The code that does so is loaded once it is wanted. */
export function usePrefetch(): (kind: ConceptKind, versionGuid: string, template?: string | null) => void {
  const queryClient = useQueryClient();
  const scope = useScope();
  return (kind, versionGuid, template = null) => {
    if (KINDS[kind].opensWith.length === 0) return;
    import("./prefetch.ts").then(
      ({ prefetchConcept }) => prefetchConcept({ queryClient, scope, kind, versionGuid, template }),
      () => {
        // Without it the page asks when it is opened.
      },
    );
  };
}
