import type { QueryClient } from "@tanstack/react-query";
import { secondNamesOf } from "#browser/queries/names/second-names.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey } from "#core/api/paging/paging.ts";

/** Finds the name of a concept in the second culture, without a request: null if it has none, undefined if it is not loaded. */
export type SecondNameOf = (
  concept: Pick<ConceptSummary, "versionGuid" | "guid">,
) => string | null | undefined;

export function secondNameIn(
  queryClient: QueryClient,
  scope: Pick<Scope, "client" | "service">,
  beside: string,
): SecondNameOf {
  const names = secondNamesOf(queryClient, scope, beside);
  return (concept) => names.get(conceptKey(concept))?.name;
}
