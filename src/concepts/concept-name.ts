import type { KnownConcept } from "#memory/concept-names.ts";
import type { NamedConcept } from "./localized-name.tsx";

/** What `LocalizedName` takes. */
export type ShownName = { readonly concept: NamedConcept; readonly culture: string | null };

/**
 * A concept that was met in one culture, as it is shown in another: then its default name is all that can be said, and whether there is a
 * translation is not known.
 */
export function knownName(met: KnownConcept, culture: string | null): ShownName {
  if (met.culture === culture) return { concept: met, culture };
  if (met.defaultName === null) return { concept: met, culture: met.culture };
  return { concept: { ...met, name: null }, culture: null };
}
