import { useQueryClient } from "@tanstack/react-query";
import { useScope } from "#browser/queries/scope/scope.ts";
import { type ConceptKind, KINDS } from "#core/api/concept-kinds.ts";
import { optional } from "#core/lib/missing-module.ts";

/** Prefetches the first data of a concept's page. The code for that is loaded on demand. */
export function usePrefetch(): (kind: ConceptKind, versionGuid: string, template?: string | null) => void {
  const queryClient = useQueryClient();
  const scope = useScope();
  return (kind, versionGuid, template = null) => {
    if (KINDS[kind].opensWith.length === 0) return;
    void optional(import("./prefetch.ts")).then((module) =>
      module?.prefetchConcept({ queryClient, scope, kind, versionGuid, template }),
    );
  };
}
