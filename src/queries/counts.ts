import { queryOptions } from "@tanstack/react-query";
import { listClassifications } from "#api/resources/classifications.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { listConstructionObjects } from "#api/resources/construction-objects.ts";
import { listTemplates } from "#api/resources/templates.ts";
import { type Scope, scopeKey } from "./scope.ts";

const LISTS = {
  classifications: listClassifications,
  templates: listTemplates,
  "construction-objects": listConstructionObjects,
} as const;

type ListCount = { readonly total: number | null; readonly first: ConceptSummary | null };

export type CountedList = keyof typeof LISTS;

/** The first item of a list and the number of its items (E5, E9 or E3 with Take 1); null if the service reports none. Does not depend on the culture. */
export function countQuery(scope: Scope, list: CountedList) {
  return queryOptions({
    queryKey: [...scopeKey(scope, null), "count", list],
    queryFn: async ({ signal }): Promise<ListCount> => {
      const { results, pagination } = await LISTS[list](scope.client, { skip: 0, take: 1 }, signal);
      return { total: pagination?.total ?? null, first: results[0] ?? null };
    },
  });
}
