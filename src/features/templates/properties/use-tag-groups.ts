import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { knownName } from "#concepts/name/concept-name.ts";
import { chooseName } from "#concepts/name/localized-name.tsx";
import { compareNames } from "#lib/natural-order.ts";
import { useRememberedConcepts } from "#browser-storage/concept-names.ts";
import { withRequestLimit } from "#queries/request-limit.ts";
import { propertyTagPropertiesQuery } from "#queries/property-tags.ts";
import { useScope } from "#queries/scope.ts";
import { useStartingPoints } from "#queries/starting-points.ts";
import type { WholeList } from "#api/paging/all-pages.ts";
import { fetchWhole } from "#queries/fetch-whole.ts";

/** The heading of properties without any known tag. */
const OTHERS = "Without a known tag";

/**
 * The known property tags, from starting points and lists, as groups of a template's properties. While grouping is wanted, the properties
 * of each tag in the template are requested (E8). A property with several tags belongs to the first one.
 */
export function useTagGroups(template: string, isWanted: boolean) {
  const scope = useScope();
  const queryClient = useQueryClient();
  useStartingPoints();
  const known = useRememberedConcepts(scope.service, "property-tag");
  const isOn = isWanted && known.length > 0;
  const { lists, isComing, failed } = useQueries({
    queries: (isOn ? known : []).map(({ versionGuid }) => {
      const query = propertyTagPropertiesQuery(scope, versionGuid, template);
      return withRequestLimit({
        queryKey: [...query.queryKey, "whole"],
        queryFn: ({ signal }) => fetchWhole(queryClient, query, signal),
      });
    }),
    combine: summarize,
  });
  const tagOf = useMemo(() => {
    const tags = new Map<string, string>();
    for (const [index, list] of lists.entries()) {
      const tag = known[index];
      if (tag === undefined) continue;
      const { concept, culture } = knownName(tag, scope.culture);
      const name = chooseName(concept, culture).text;
      for (const guid of list.flatMap(guidsOf)) {
        const other = tags.get(guid);
        if (other === undefined || compareNames(name, other) < 0) tags.set(guid, name);
      }
    }
    return tags;
  }, [lists, known, scope.culture]);
  const groupOf = useCallback(
    (property: ConceptSummary) => {
      const names = guidsOf(property).flatMap((guid) => tagOf.get(guid) ?? []);
      return { name: names[0] ?? OTHERS, isLast: names.length === 0 };
    },
    [tagOf],
  );
  return {
    /** The number of known tags. */
    count: known.length,
    /** Undefined until all tags have loaded, so that rows move only once. */
    groupOf: isOn && !isComing ? groupOf : undefined,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

function guidsOf({ versionGuid, guid }: ConceptSummary): string[] {
  return [versionGuid, guid].flatMap((one) => one || []);
}

function summarize(results: readonly UseQueryResult<WholeList<ConceptSummary>>[]) {
  return {
    lists: results.map(({ data }) => data?.items ?? []),
    isComing: results.some(({ isPending }) => isPending),
    failed: results.filter(({ isError }) => isError),
  };
}
