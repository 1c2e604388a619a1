import { listDocumentTemplates } from "#core/api/resources/documents.ts";
import { conceptsQueryOptions } from "../list/paging.ts";
import type { Scope } from "../scope/scope.ts";

/** The templates of a document (E12), page by page. */
export function documentTemplatesQuery(scope: Scope, versionGuid: string) {
  return conceptsQueryOptions(scope, {
    key: ["documents", versionGuid, "templates"],
    kind: "template",
    fetchConcepts: (page, signal) => listDocumentTemplates(scope.client, { versionGuid, ...page }, signal),
  });
}
