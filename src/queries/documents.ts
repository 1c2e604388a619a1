import { listDocumentTemplates } from "#api/documents.ts";
import { conceptKey } from "#api/paging.ts";
import { pagedQueryOptions } from "./paging.ts";
import { type Scope, scopeKey } from "./scope.ts";

/** The templates of a document (E12), page by page. */
export function documentTemplatesQuery(scope: Scope, versionGuid: string) {
  const { client, culture, takes } = scope;
  return pagedQueryOptions({
    queryKey: [...scopeKey(scope, culture), "documents", versionGuid, "templates"],
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: (skip, take, signal) =>
      listDocumentTemplates(client, { versionGuid, culture, skip, take }, signal),
  });
}
