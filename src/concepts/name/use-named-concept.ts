import { conceptVersionsQuery } from "#queries/concepts.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { useRememberedConcept, useRememberedConcepts } from "#browser-storage/concept-names.ts";
import type { NamedConcept } from "./localized-name.tsx";
import { knownName } from "./concept-name.ts";

/** The concept of a page, as far as its name is known. */
export type NamedHere = {
  readonly concept: NamedConcept & { readonly versionGuid: string; readonly guid: string | null };
  /** The culture of its name; also null if it has no name, so that it is not marked as untranslated. */
  readonly culture: string | null;
  /** Whether a list contained this very version. */
  readonly isKnown: boolean;
};

const NAMELESS = { concept: { name: null, defaultName: null }, culture: null };

/**
 * The name of a concept without an operation of its own: from lists that contained it, else from another version of the same concept once
 * E7 has loaded (requested by the page's list of versions, never here).
 */
export function useNamedConcept(kind: ConceptKind, versionGuid: string): NamedHere {
  const scope = useScope();
  const known = useRememberedConcept(scope.service, kind, versionGuid);
  const all = useRememberedConcepts(scope.service, kind);
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
