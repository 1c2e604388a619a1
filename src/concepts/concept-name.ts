import type { KnownName } from "#memory/concept-names.ts";
import { languageMatch } from "#lib/culture.ts";
import type { NamedConcept } from "./localized-name.tsx";

/** What `LocalizedName` takes. */
export type ShownName = { readonly concept: NamedConcept; readonly culture: string | null };

/**
 * A concept whose name is known in one culture, as it is shown in another: then its default name is all that can be said, and whether there is a
 * translation is not known.
 */
export function knownName(known: KnownName, culture: string | null): ShownName {
  const isOwn = known.culture === culture || (culture !== null && languageMatch(known.culture, culture) >= 2);
  if (isOwn) return { concept: known, culture: known.culture };
  if (known.defaultName === null) return { concept: known, culture: known.culture };
  return { concept: { ...known, name: null }, culture: null };
}
