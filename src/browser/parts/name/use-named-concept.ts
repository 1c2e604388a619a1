import { usePages } from "#browser/queries/list/use-pages.ts";
import { conceptVersionsQuery } from "#browser/queries/resources/concepts.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import {
  type RememberedConcept,
  useRememberedConcept,
  useRememberedConcepts,
} from "#browser/storage/concept-names.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";
import { shownNameOf } from "./concept-name.ts";
import type { NamedConcept } from "./localized-name.tsx";

/** The concept of a page, with its name unless no list has contained it. */
export type NamedHere = {
  readonly concept: NamedConcept & { readonly versionGuid: string; readonly guid: string | null };
  /** The culture of its name; also null if it has no name, so that it is not marked as untranslated. */
  readonly culture: string | null;
  /** Whether a list contained this very version. */
  readonly isRemembered: boolean;
};

const NAMELESS = { concept: { name: null, defaultName: null }, culture: null };

/**
 * The name of a concept without an operation of its own: from lists that contained it, else from another version of the same concept once
 * E7 has loaded (requested by the page's list of versions, never here).
 */
export function useNamedConcept(kind: ConceptKind, versionGuid: string): NamedHere {
  const scope = useScope();
  const remembered = useRememberedConcept(scope.service, kind, versionGuid);
  const all = useRememberedConcepts(scope.service, kind);
  const { list } = usePages(conceptVersionsQuery(scope, versionGuid), { enabled: false });
  return namedConcept(versionGuid, remembered, all, list?.items ?? [], scope.culture);
}

/**
 * The same from what is remembered.
 * @param all the remembered concepts of its kind
 * @param versions its versions, as far as they are loaded
 */
export function namedConcept(
  versionGuid: string,
  remembered: RememberedConcept | null,
  all: readonly RememberedConcept[],
  versions: readonly ConceptVersion[],
  chosenCulture: string | null,
): NamedHere {
  // Versions of one concept have the same, and its own version may be on a page that is not loaded.
  const guid = remembered?.guid ?? versions.find(({ conceptGuid }) => conceptGuid)?.conceptGuid ?? null;
  const siblings = new Set(versions.map((version) => version.versionGuid));
  const from =
    remembered ??
    all.findLast((one) => siblings.has(one.versionGuid) || (guid !== null && one.guid === guid));
  const { concept, culture } = from === undefined ? NAMELESS : shownNameOf(from, chosenCulture);
  return { concept: { ...concept, versionGuid, guid }, culture, isRemembered: remembered !== null };
}
