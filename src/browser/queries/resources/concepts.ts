import { conceptVersionKey, listConceptVersions } from "#core/api/resources/concepts.ts";
import { pagedQueryOptions } from "../list/paging.ts";
import type { Scope } from "../scope/scope.ts";

/** The versions of a concept of any kind, given any one of them (E7), page by page. Does not depend on the culture. */
export function conceptVersionsQuery(scope: Scope, versionGuid: string) {
  const { client, takes } = scope;
  return pagedQueryOptions({
    scope,
    culture: null,
    key: ["concepts", versionGuid, "versions"],
    take: takes.list,
    keyOf: conceptVersionKey,
    fetchPage: (page, signal) => listConceptVersions(client, { versionGuid, ...page }, signal),
  });
}
