import { queryOptions, useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslations } from "use-intl";
import { failedOf, failureOf } from "#browser/queries/failed-requests.ts";
import { propertyTagPropertiesQuery } from "#browser/queries/resources/property-tags.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useStartingPoints } from "#browser/queries/starting-points.ts";
import { useRememberedConcepts } from "#browser/storage/concept-names.ts";
import { propertyColumns, useSetting } from "#browser/storage/settings.ts";
import { conceptGuids, type ConceptSummary } from "#core/api/concept-summary.ts";
import type { Fetched } from "#core/files/write/collect/source.ts";
import { compareNames } from "#core/text/natural-order.ts";
import { fetchList } from "../export/run/fetch-list.ts";
import { shownNameOf } from "../name/concept-name.ts";
import { chooseName } from "../name/localized-name.tsx";

/**
 * The remembered property tags, from starting points and lists, as groups of the properties of some templates. While they are switched on, the
 * properties of each tag in each template are requested (E8). A property with several tags belongs to the first one.
 */
export function useTagGroups(templates: readonly string[]) {
  const t = useTranslations("conceptDetails");
  const scope = useScope();
  const queryClient = useQueryClient();
  useStartingPoints();
  const remembered = useRememberedConcepts(scope.service, "property-tag");
  const isOn = useSetting(propertyColumns)[0].tags && remembered.length > 0;
  const { lists, isLoading, failed } = useQueries({
    queries: (isOn ? remembered : []).flatMap(({ versionGuid }) =>
      templates.map((template) => {
        const query = propertyTagPropertiesQuery(backgroundScope(scope), versionGuid, template);
        return queryOptions({
          queryKey: [...query.queryKey, "whole"],
          queryFn: ({ signal }) => fetchList(queryClient, query, signal),
        });
      }),
    ),
    combine: summarize,
  });
  const tagOf = useMemo(() => {
    const tags = new Map<string, string>();
    const used = lists.flatMap((list, index) => {
      const tag = remembered[Math.floor(index / templates.length)];
      if (tag === undefined || list.length === 0) return [];
      const { concept, culture } = shownNameOf(tag, scope.culture);
      const name = chooseName(concept, culture).text;
      return { list, name, guid: tag.guid ?? tag.versionGuid };
    });
    for (const { list, name } of distinctNames(used)) {
      for (const guid of list.flatMap(conceptGuids)) {
        const other = tags.get(guid);
        if (other === undefined || compareNames(name, other) < 0) tags.set(guid, name);
      }
    }
    return tags;
  }, [lists, remembered, templates.length, scope.culture]);
  const groupOf = useCallback(
    (property: ConceptSummary) => {
      const names = conceptGuids(property).flatMap((guid) => tagOf.get(guid) ?? []);
      return { name: names[0] ?? t("withoutKnownTag"), isLast: names.length === 0 };
    },
    [tagOf, t],
  );
  const { error, retry } = failureOf(failed);
  return {
    /** The number of remembered tags. */
    count: remembered.length,
    /** Undefined until all tags have loaded, so that rows move only once. */
    groupOf: isOn && !isLoading ? groupOf : undefined,
    error,
    retry,
  };
}

/** The tags with names by which they are told apart: different tags of the same name also have the GUID. */
export function distinctNames<T extends { readonly name: string; readonly guid: string }>(
  tags: readonly T[],
): T[] {
  return tags.map((tag) => {
    const isShared = tags.some(({ name, guid }) => name === tag.name && guid !== tag.guid);
    return isShared ? { ...tag, name: `${tag.name} (${tag.guid})` } : tag;
  });
}

function summarize(results: readonly UseQueryResult<Fetched<ConceptSummary>>[]) {
  return {
    lists: results.map(({ data }) => data?.items ?? []),
    isLoading: results.some(({ isPending }) => isPending),
    failed: failedOf(
      results.map(({ data, error, refetch }) => ({ error: error ?? data?.gap ?? null, refetch })),
    ),
  };
}
