import type { KnownConcept } from "#memory/concept-names.ts";
import { languageMatch } from "#lib/culture.ts";
import type { NamedConcept } from "./localized-name.tsx";

/** What `LocalizedName` takes. */
export type ShownName = { readonly concept: NamedConcept; readonly culture: string | null };

/**
 * A concept that was met in one culture, as it is shown in another: then its default name is all that can be said, and whether there is a
 * translation is not known.
 */
export function knownName(met: KnownConcept, culture: string | null): ShownName {
  const isOwn = met.culture === culture || (culture !== null && languageMatch(met.culture, culture) >= 2);
  if (isOwn) return { concept: met, culture: met.culture };
  if (met.defaultName === null) return { concept: met, culture: met.culture };
  return { concept: { ...met, name: null }, culture: null };
}
