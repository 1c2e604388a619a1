import type { QueryClient } from "@tanstack/react-query";
import { secondNamesOf } from "#browser/queries/names/second-names.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { CultureTexts } from "#core/files/write/concept.ts";

type Identified = { readonly versionGuid: string | null; readonly guid: string | null };

/** The second culture, and the texts of concepts in it; those that have not loaded say so. */
export type SecondCultureTexts = {
  readonly culture: string;
  readonly textsOf: (concept: Identified) => CultureTexts;
};

const UNKNOWN: CultureTexts = { name: null, definition: null };
/** An empty cell would say that there is no translation. */
const NOT_LOADED: CultureTexts = { name: "Not loaded yet", definition: null };

/** The texts that have been loaded in a culture. */
export function secondCultureTexts(
  queryClient: QueryClient,
  scope: Scope,
  culture: string,
): SecondCultureTexts {
  const names = secondNamesOf(queryClient, scope, culture);
  return {
    culture,
    textsOf: (concept) => {
      const key = conceptKey(concept);
      const texts = names.get(key);
      if (texts === undefined) return names.isUnlisted(key) ? UNKNOWN : NOT_LOADED;
      return { name: texts.name, definition: texts.technicalDefinition };
    },
  };
}
