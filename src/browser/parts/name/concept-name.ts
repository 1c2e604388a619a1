import type { RememberedName } from "#browser/storage/concept-names.ts";
import { languageMatch } from "#core/text/culture.ts";
import type { NamedConcept } from "./localized-name.tsx";

/** The props of `LocalizedName` that determine the name. */
export type ShownName = { readonly concept: NamedConcept; readonly culture: string | null };

/**
 * A concept with a name in one culture, for display in another: then only its default name can be shown, and whether there is a translation
 * is unknown.
 */
export function shownNameOf(remembered: RememberedName, culture: string | null): ShownName {
  const isOwn =
    remembered.culture === culture || (culture !== null && languageMatch(remembered.culture, culture) >= 2);
  return isOwn || remembered.defaultName === null
    ? { concept: remembered, culture: remembered.culture }
    : { concept: { ...remembered, name: null }, culture: null };
}
