import { useQueryClient } from "@tanstack/react-query";
import { conceptKey } from "#api/paging/paging.ts";
import type { CultureTexts } from "#import-export/export/concept.ts";
import { useScope } from "#queries/scope.ts";

type Identified = { readonly versionGuid: string | null; readonly guid: string | null };

const UNKNOWN: CultureTexts = { name: null, definition: null };

/** A function that finds the texts of concepts in the second culture as far as they have loaded, for 'Copy'. */
export function useSecondTextsIn(): (beside: string) => Promise<(concept: Identified) => CultureTexts> {
  const queryClient = useQueryClient();
  const scope = useScope();
  return async (beside) => {
    const { secondNamesOf } = await import("#queries/second-names.ts");
    const names = secondNamesOf(queryClient, scope, beside);
    return (concept) => {
      const texts = names.get(conceptKey(concept));
      return texts === undefined ? UNKNOWN : { name: texts.name, definition: texts.technicalDefinition };
    };
  };
}
