import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { conceptsQueryOptions } from "../list/paging.ts";
import type { Scope } from "../scope/scope.ts";

/** Construction objects (E3), page by page: all of them, or those whose name matches; an empty search is none. */
export function constructionObjectsQuery(scope: Scope, search: string) {
  const searchTerm = search === "" ? null : search;
  return conceptsQueryOptions(scope, {
    key: ["construction-objects", { search }],
    kind: "construction-object",
    fetchConcepts: (page, signal) => listConstructionObjects(scope.client, { searchTerm, ...page }, signal),
  });
}
