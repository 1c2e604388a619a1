import { conceptVersionsQuery } from "#queries/concepts.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { useKnownConcept, useKnownConcepts } from "#memory/concept-names.ts";
import type { NamedConcept } from "./localized-name.tsx";
import { knownName } from "./concept-name.ts";

/** A concept that a page is about, as far as its name is known. */
export type NamedHere = {
  readonly concept: NamedConcept & { readonly versionGuid: string; readonly guid: string | null };
  /** The culture that its name is in; null also where it has none, so that nobody calls it untranslated. */
  readonly culture: string | null;
  /** Whether a list contained this very version. */
  readonly isKnown: boolean;
};

const NAMELESS = { concept: { name: null, defaultName: null }, culture: null };

/**
 * The name of a concept for which the interface has no operation: from the lists that contained it, else from another version of the same
 * concept as soon as E7 has told which those are (asked by the page's list of versions, never from here).
 */
export function useNamedConcept(kind: ConceptKind, versionGuid: string): NamedHere {
  const scope = useScope();
  const known = useKnownConcept(scope.service, kind, versionGuid);
  const all = useKnownConcepts(scope.service, kind);
  const { list, isPlaceholder } = usePages(conceptVersionsQuery(scope, versionGuid), { enabled: false });
  const listedVersions = isPlaceholder ? undefined : list?.items;
  const listed = listedVersions?.find((version) => version.versionGuid === versionGuid);
  const guid = known?.guid ?? listed?.conceptGuid ?? null;
  const versions = new Set(listedVersions?.map((version) => version.versionGuid));
  const sibling =
    known === null
      ? all.findLast((one) => versions.has(one.versionGuid) || (guid !== null && one.guid === guid))
      : null;
  const from = known ?? sibling ?? null;
  const { concept, culture } = from === null ? NAMELESS : knownName(from, scope.culture);
  return { concept: { ...concept, versionGuid, guid }, culture, isKnown: known !== null };
}
