import type { CatalogueModel } from "#exchange/catalogue-model.ts";
import { languageMatch } from "#lib/culture.ts";
import { Catalogue } from "./catalogue.ts";
import type { Cultures } from "./concept.ts";

/** What can be loaded by itself. No part includes what it refers to, except that codes include their classifications. */
export const PARTS = [
  "classifications",
  "codes",
  "constructionObjects",
  "documents",
  "projects",
  "properties",
  "propertyTags",
  "templates",
  "units",
  "values",
] as const;

export type Part = (typeof PARTS)[number];

/** Where a service has its catalogue from. */
export type CatalogueSource = {
  /** The catalogue with at least these parts in it, and with their texts in these cultures. Rejects if they cannot be loaded. */
  readonly load: (parts: readonly Part[], cultures: Cultures) => Promise<Catalogue>;
  readonly isLoaded: (part: Part) => boolean;
  /** The cultures that serve a user who asks for one, the best first. */
  readonly culturesFor: (culture: string) => Cultures;
  /** Whether E2 takes the version GUID of a code as well, and then lists the codes directly below it. */
  readonly listsCodesBelow: boolean;
};

/**
 * Any catalogue: `en` is answered in `en-GB` and the other way round where nothing fits exactly, and the codes below a code can be
 * asked for by its GUID, because in some classifications the numbers say nothing about it.
 */
export function catalogueSource(model: CatalogueModel): CatalogueSource {
  const catalogue = new Catalogue(model);
  const chosen = new Map<string, Cultures>();
  return {
    load: () => Promise.resolve(catalogue),
    isLoaded: () => true,
    culturesFor(culture) {
      const cultures = chosen.get(culture) ?? bestCultures(model.cultures, culture);
      chosen.set(culture, cultures);
      return cultures;
    },
    listsCodesBelow: true,
  };
}

/** Another region of the language is another culture: `en-US` for a user who asks for `en-GB` would be a guess. */
function bestCultures(cultures: Cultures, wanted: string): Cultures {
  return cultures
    .map((culture) => ({ culture, match: languageMatch(culture, wanted) }))
    .filter(({ match }) => match >= 2)
    .toSorted((a, b) => b.match - a.match)
    .map(({ culture }) => culture);
}
