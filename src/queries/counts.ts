import { queryOptions } from "@tanstack/react-query";
import { listClassifications } from "#api/classifications.ts";
import { listConstructionObjects } from "#api/construction-objects.ts";
import { listTemplates } from "#api/templates.ts";
import { type Scope, scopeKey } from "./scope.ts";

const LISTS = {
  classifications: listClassifications,
  templates: listTemplates,
  "construction-objects": listConstructionObjects,
} as const;

export type CountedList = keyof typeof LISTS;

/** The number of items in a list (E5, E9 or E3 with Take 1); null if the service reports no total. Does not depend on the culture. */
export function countQuery(scope: Scope, list: CountedList) {
  return queryOptions({
    queryKey: [...scopeKey(scope, null), "count", list],
    queryFn: async ({ signal }): Promise<number | null> => {
      const page = await LISTS[list](scope.client, { skip: 0, take: 1 }, signal);
      return page.pagination?.total ?? null;
    },
  });
}
