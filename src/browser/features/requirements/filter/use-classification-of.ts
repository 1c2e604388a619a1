import { type QueryClient, useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { chooseName } from "#browser/parts/name/localized-name.tsx";
import { failedOf, failureOf } from "#browser/queries/failed-requests.ts";
import { fetchWhole } from "#browser/queries/list/fetch-whole.ts";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { templateClassificationsQuery, templatesQuery } from "#browser/queries/resources/templates.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { useRememberedConcepts } from "#browser/storage/concept-names.ts";
import { conceptGuids, type ConceptSummary } from "#core/api/concept-summary.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import type { ClassificationOf, PlanClassification } from "../plan/plan.ts";
import { useRememberedCodes } from "./use-remembered-codes.ts";

/**
 * The classifications of the product types that are remembered as templates or codes; there is no source for construction objects.
 * Templates are searched in one classification after the other (E5, E9) until each is found; the first classification wins. Nothing is requested unless
 * it is requested and some product type may have a classification.
 */
export function useClassificationOf(productTypes: readonly string[], isRequested: boolean) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const codes = useRememberedCodes();
  const templates = useTemplatesAmong(productTypes);
  const isOn = isRequested && (templates.size > 0 || productTypes.some((guid) => codes.has(guid)));
  const { list, hasMore, error, retry } = usePages(classificationsQuery(scope), {
    enabled: isOn,
    all: true,
  });
  const listed = list?.items;
  const isListed = listed !== undefined && !hasMore;
  const classifications = useMemo(
    () => (isOn && isListed ? listed.flatMap((one) => toClassification(one, scope.culture)) : []),
    [isOn, isListed, listed, scope.culture],
  );

  const [searchedCount, setSearchedCount] = useState(REQUESTS_AT_ONCE);
  const { lists, isPending, failed } = useQueries({
    queries: (templates.size === 0 ? [] : classifications.slice(0, searchedCount)).map(({ versionGuid }) =>
      templatesOfQuery(backgroundScope(scope), queryClient, versionGuid),
    ),
    combine: summarize,
  });
  const classified = useMemo(() => {
    const classified = new Map<string, PlanClassification>();
    for (const [index, guids] of lists.entries()) {
      const classification = classifications[index];
      if (classification === undefined) continue;
      for (const guid of guids) if (!classified.has(guid)) classified.set(guid, classification);
    }
    return classified;
  }, [lists, classifications]);
  const find: ClassificationOf = useCallback(
    (productType) => {
      const code = codes.get(productType);
      if (code !== undefined)
        return classifications.find(({ versionGuid }) => versionGuid === code.classification) ?? null;
      const guids = [productType, ...(templates.get(productType) ?? [])];
      return guids.map((guid) => classified.get(guid)).find((found) => found !== undefined) ?? null;
    },
    [codes, templates, classified, classifications],
  );
  const isMoreNeeded =
    !isPending &&
    searchedCount < classifications.length &&
    [...templates.keys()].some((guid) => find(guid) === null);
  // The next classifications are searched only if some product type is in none of these.
  if (isMoreNeeded) setSearchedCount(searchedCount + REQUESTS_AT_ONCE);
  // All groups appear at once; rows move again only if further names load later.
  const [wasComplete, setWasComplete] = useState(false);
  const isComplete = isOn && isListed && !isPending && !isMoreNeeded;
  if (isComplete && !wasComplete) setWasComplete(true);
  return {
    /** Null until all are loaded. */
    classificationOf: isComplete || (isOn && wasComplete) ? find : null,
    ...failureOf([{ error, refetch: retry }, ...failed]),
  };
}

/** The product types that are remembered templates, each with the GUIDs of its template. */
function useTemplatesAmong(productTypes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const remembered = useRememberedConcepts(useScope().service, "template");
  return useMemo(() => {
    const guids = new Map<string, readonly string[]>();
    for (const template of remembered) {
      const own = conceptGuids(template);
      for (const guid of own) guids.set(guid, own);
    }
    return new Map(
      productTypes.flatMap((productType) => {
        const own = guids.get(productType);
        return own === undefined ? [] : [[productType, own] as const];
      }),
    );
  }, [remembered, productTypes]);
}

/** The GUIDs of the templates of a classification (E9). */
function templatesOfQuery(scope: Scope, queryClient: QueryClient, classification: string) {
  const query = templatesQuery(scope, { classification, code: null, includeNested: false });
  return {
    queryKey: [...query.queryKey, "GUIDs"],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly string[]> => {
      const { items } = await fetchWhole(queryClient, query, signal);
      const first = items.find(({ versionGuid }) => versionGuid !== null)?.versionGuid ?? null;
      if (first === null) return [];
      // The interface specifies this filter only together with a code, so the classifications of one template (E4) verify that the service
      // applied it.
      const own = await fetchWhole(queryClient, templateClassificationsQuery(scope, first), signal);
      const isHeeded =
        own.items.length === 0 || own.items.some(({ versionGuid }) => versionGuid === classification);
      return isHeeded ? items.flatMap(conceptGuids) : [];
    },
  };
}

function toClassification(concept: ConceptSummary, culture: string | null): PlanClassification[] {
  const { versionGuid } = concept;
  const { text: name, culture: ownCulture } = chooseName(concept, culture);
  return versionGuid === null ? [] : [{ versionGuid, name, culture: ownCulture }];
}

function summarize(results: readonly UseQueryResult<readonly string[]>[]) {
  return {
    lists: results.map(({ data }) => data ?? []),
    isPending: results.some((result) => result.isPending),
    failed: failedOf(results),
  };
}
