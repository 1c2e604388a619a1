import * as v from "valibot";
import type { Client } from "./client.ts";
import { conceptSummaryEntries, type ConceptSummary } from "./concept-summary.ts";
import type { PagedList, PageParams } from "./paging.ts";
import { optionalString, plainArrayOrPaged, record } from "./schema.ts";
import { segment } from "./url.ts";

/** A concept reference (2.6), read as the concept summary that it is under another name for `guid`. */
const conceptReferenceSchema = v.pipe(
  record({ ...conceptSummaryEntries, conceptGuid: optionalString }),
  v.transform(({ conceptGuid, ...summary }): ConceptSummary => ({
    ...summary,
    guid: conceptGuid ?? summary.guid,
  })),
);

/** What E12 answers with: a plain array, or a `PagedList`. */
const documentTemplatesSchema = plainArrayOrPaged(conceptReferenceSchema);

export type ListDocumentTemplatesParams = PageParams & {
  /** Version GUID of the document. */
  versionGuid: string;
  culture?: string | null | undefined;
};

/** One page of the latest, approved, shared templates of a document (E12). */
export function listDocumentTemplates(
  client: Client,
  params: ListDocumentTemplatesParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E12",
      method: "GET",
      path: `/templates-management/api/v2/documents/${segment(params.versionGuid)}/templates`,
      query: { culture: params.culture, Skip: params.skip, Take: params.take },
      schema: documentTemplatesSchema,
    },
    signal,
  );
}
