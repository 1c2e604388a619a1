import { useQueryClient } from "@tanstack/react-query";
import { conceptKey } from "#api/paging/paging.ts";
import type { CultureTexts } from "#import-export/export/concept.ts";
import { useScope } from "#queries/scope/scope.ts";
import { useCulture } from "#session/culture-context.tsx";

type Identified = { readonly versionGuid: string | null; readonly guid: string | null };

/** The second culture, and the texts of concepts in it; those that have not loaded say so. */
export type SecondCultureTexts = {
  readonly culture: string;
  readonly textsOf: (concept: Identified) => CultureTexts;
};

const UNKNOWN: CultureTexts = { name: null, definition: null };
/** An empty cell would say that there is no translation. */
const NOT_LOADED: CultureTexts = { name: "Not loaded yet", definition: null };

/** For 'Copy': a function that returns the loaded texts in the second culture; null if none is set. */
export function useSecondCultureTexts(): () => Promise<SecondCultureTexts | null> {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { beside } = useCulture();
  return async () => {
    if (beside === null) return null;
    const { secondNamesOf } = await import("#queries/names/second-names.ts");
    const names = secondNamesOf(queryClient, scope, beside);
    return {
      culture: beside,
      textsOf: (concept) => {
        const key = conceptKey(concept);
        const texts = names.get(key);
        if (texts === undefined) return names.isUnlisted(key) ? UNKNOWN : NOT_LOADED;
        return { name: texts.name, definition: texts.technicalDefinition };
      },
    };
  };
}
