import { listConstructionObjects } from "#api/construction-objects.ts";
import { conceptKey } from "#api/paging.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** Construction objects (E3), page by page: all of them, or those whose name matches; an empty search is none. */
export function constructionObjectsQuery(scope: Scope, search: string) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "construction-objects", { search }],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listConstructionObjects(
        client,
        { searchTerm: search === "" ? null : search, culture, skip, take },
        signal,
      ),
  });
}
