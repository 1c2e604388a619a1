import { useMemo } from "react";
import { shownNameOf, type ShownName } from "#browser/parts/name/concept-name.ts";
import { pathOf } from "#browser/parts/name/kinds.ts";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { useMorePages, usePages } from "#browser/queries/list/use-pages.ts";
import { constructionObjectsQuery } from "#browser/queries/resources/construction-objects.ts";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { type RememberedName, useRememberedConcepts } from "#browser/storage/concept-names.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { fold } from "#core/text/match-text.ts";
import { useRememberedCodes } from "../filter/use-remembered-codes.ts";

/** A product type with its name. */
export type ProductType = {
  readonly kind: "construction-object" | "template" | "code";
  readonly shown: ShownName;
  readonly name: string;
  /** The culture in which its names were requested. */
  readonly culture: string | null;
  readonly href: string | null;
};

/** Finds a product type by GUID, of the version or else of the concept. */
export type FindProductType = (guid: string) => ProductType | null;

/** The product types whose names are loaded (construction objects, templates and codes) by GUID, and, except codes, by name. */
export function useProductTypes() {
  const { service, culture } = useScope();
  const objects = useRememberedConcepts(service, "construction-object");
  const templates = useRememberedConcepts(service, "template");
  const codes = useRememberedCodes();
  return useMemo(() => {
    const byGuid = new Map<string, RememberedName>();
    const isTemplate = new Set<RememberedName>(templates);
    const all = [...templates, ...objects];
    for (const concept of all) if (concept.guid !== null) byGuid.set(concept.guid, concept);
    for (const concept of all) byGuid.set(concept.versionGuid, concept);
    const find: FindProductType = (guid) => {
      const code = codes.get(guid);
      const concept = byGuid.get(guid) ?? code;
      if (concept === undefined) return null;
      const shown = shownNameOf(concept, culture);
      const name = chooseName(shown.concept, shown.culture).text;
      const { culture: ownCulture } = concept;
      if (concept === code) return { kind: "code", shown, name, culture: ownCulture, href: code.path };
      const kind = isTemplate.has(concept) ? "template" : "construction-object";
      return { kind, shown, name, culture: ownCulture, href: pathOf(kind, concept) };
    };
    const named = (name: string): RememberedName[] => {
      const folded = fold(name);
      return all.filter((concept) => fold(chooseName(concept, concept.culture).text) === folded);
    };
    const guidNamed = (name: string): string | null => {
      const found = named(name);
      const guids = new Set(found.map(({ versionGuid }) => versionGuid));
      return guids.size === 1 ? (found[0]?.versionGuid ?? null) : null;
    };
    /** Whether several concepts, not only versions of one, have a name. */
    const areSeveral = (name: string): boolean =>
      new Set(named(name).map(({ guid, versionGuid }) => guid ?? versionGuid)).size > 1;
    return { find, guidNamed, areSeveral };
  }, [objects, templates, codes, culture]);
}

/** For more product types than this, names are not looked up automatically. */
const MAX_CONCEPTS = 500;

/**
 * Looks up missing names in the list of construction objects (E3) and then in that of templates (E9); returns whether some may still arrive.
 * Names are optional: errors are ignored.
 */
export function useNameLookup(guids: readonly string[], find: FindProductType): boolean {
  const scope = useScope();
  const isMissing = guids.some((guid) => {
    const found = find(guid);
    return found === null || found.culture !== scope.culture;
  });
  const isThrough = useLookup(constructionObjectsQuery(scope, ""), isMissing);
  const areBothThrough = useLookup(templatesQuery(scope), isMissing && isThrough) && isThrough;
  return isMissing && !areBothThrough;
}

/** Loads a list while it is needed; returns whether all of it that is searched for names has loaded. */
function useLookup(query: PagedQueryOptions<ConceptSummary>, isRequested: boolean): boolean {
  const pages = usePages(query, { enabled: isRequested });
  const { list, error } = pages;
  const isThrough = error !== null || (list !== undefined && (!list.hasMore || list.count >= MAX_CONCEPTS));
  useMorePages(pages, !isThrough);
  return isThrough;
}
