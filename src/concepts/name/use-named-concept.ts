import { conceptVersionsQuery } from "#queries/concepts.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/list/use-pages.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import type { ConceptVersion } from "#api/resources/concepts.ts";
import {
  type RememberedConcept,
  useRememberedConcept,
  useRememberedConcepts,
} from "#browser-storage/concept-names.ts";
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
  return namedConcept(versionGuid, known, all, isPlaceholder ? [] : (list?.items ?? []), scope.culture);
}

/**
 * The name of a concept from what is remembered.
 * @param all the remembered concepts of its kind
 * @param versions its versions, as far as they are loaded
 */
export function namedConcept(
  versionGuid: string,
  known: RememberedConcept | null,
  all: readonly RememberedConcept[],
  versions: readonly ConceptVersion[],
  chosenCulture: string | null,
): NamedHere {
  const listed = versions.find((version) => version.versionGuid === versionGuid);
  const guid = known?.guid ?? listed?.conceptGuid ?? null;
  const siblings = new Set(versions.map((version) => version.versionGuid));
  const from =
    known ?? all.findLast((one) => siblings.has(one.versionGuid) || (guid !== null && one.guid === guid));
  const { concept, culture } = from === undefined ? NAMELESS : knownName(from, chosenCulture);
  return { concept: { ...concept, versionGuid, guid }, culture, isKnown: known !== null };
}
