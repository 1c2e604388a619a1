import { queryOptions } from "@tanstack/react-query";
import { credibleTotal } from "#core/api/paging/paging.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listTemplates } from "#core/api/resources/templates.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

const LISTS = {
  templates: listTemplates,
  "construction-objects": listConstructionObjects,
} as const;

export type CountedList = keyof typeof LISTS;

/** The number of items of a list (E9 or E3 with Take 1); null if the service reports none. Does not depend on the culture. */
export function countQuery(scope: Scope, list: CountedList) {
  return queryOptions({
    queryKey: [...scopeKey(scope, null), "count", list],
    queryFn: async ({ signal }): Promise<number | null> => {
      return credibleTotal(await LISTS[list](scope.client, { skip: 0, take: 1 }, signal));
    },
  });
}
