import { languageMatch } from "#core/text/culture.ts";
import type { CatalogueModel } from "../catalogue-model.ts";
import { Catalogue } from "./catalogue.ts";
import type { Cultures } from "./concept.ts";

/** The parts that can be loaded separately. No part includes what it refers to, except that codes include their classifications. */
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

/** The source of a service's catalogue. */
export type CatalogueSource = {
  /** Loads the catalogue with at least these parts, and with their texts in these cultures. Rejects if loading fails. */
  readonly load: (parts: readonly Part[], cultures: Cultures) => Promise<Catalogue>;
  readonly isLoaded: (part: Part) => boolean;
  /** The cultures for a requested one, in order of preference. */
  readonly culturesFor: (culture: string) => Cultures;
};

/** A source for any catalogue: without an exact match, `en` falls back to `en-GB` and vice versa. */
export function catalogueSource(model: CatalogueModel): CatalogueSource {
  const catalogue = new Catalogue(model);
  return {
    load: () => Promise.resolve(catalogue),
    isLoaded: () => true,
    culturesFor: (culture) => bestCultures(model.cultures, culture),
  };
}

/** Another region counts as another culture: `en-US` for a user who requests `en-GB` would be a guess. */
function bestCultures(cultures: Cultures, requested: string): Cultures {
  return cultures
    .map((culture) => ({ culture, match: languageMatch(culture, requested) }))
    .filter(({ match }) => match >= 2)
    .toSorted((a, b) => b.match - a.match)
    .map(({ culture }) => culture);
}
