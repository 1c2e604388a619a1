import { conceptVersionKey, listConceptVersions } from "#api/resources/concepts.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** The versions of a concept of any kind, given any one of them (E7), page by page. Does not depend on the culture. */
export function conceptVersionsQuery(scope: Scope, versionGuid: string) {
  const { client, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, null), "concepts", versionGuid, "versions"],
    take: takes.list,
    keyOf: conceptVersionKey,
    fetchPage: (skip, take, signal) => listConceptVersions(client, { versionGuid, skip, take }, signal),
  });
}
