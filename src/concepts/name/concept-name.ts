import type { RememberedName } from "#browser-storage/concept-names.ts";
import { languageMatch } from "#lib/text/culture.ts";
import type { NamedConcept } from "./localized-name.tsx";

/** The props of `LocalizedName` that determine the name. */
export type ShownName = { readonly concept: NamedConcept; readonly culture: string | null };

/**
 * A concept whose name is known in one culture, prepared for display in another: only its default name can be shown then, and whether there
 * is a translation is unknown.
 */
export function knownName(known: RememberedName, culture: string | null): ShownName {
  const isOwn = known.culture === culture || (culture !== null && languageMatch(known.culture, culture) >= 2);
  if (isOwn) return { concept: known, culture: known.culture };
  if (known.defaultName === null) return { concept: known, culture: known.culture };
  return { concept: { ...known, name: null }, culture: null };
}
