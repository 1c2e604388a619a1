import * as v from "valibot";
import type { Client } from "./client.ts";
import type { PagedList, PageParams } from "./paging.ts";
import { int32, optionalString, paged, record } from "./schema.ts";
import { segment } from "./url.ts";

/** A version of a concept (2.5). */
const conceptVersionSchema = record({
  conceptGuid: optionalString,
  versionGuid: optionalString,
  minorVersion: int32,
  majorVersion: int32,
  isLatest: v.boolean(),
});

/** A version of a concept (2.5): its GUIDs, its number, and whether it is the latest. */
export type ConceptVersion = v.InferOutput<typeof conceptVersionSchema>;

/** What E7 answers with. */
const conceptVersionsSchema = paged(conceptVersionSchema);

export type ListConceptVersionsParams = PageParams & {
  /** Version GUID of any version of the concept. */
  versionGuid: string;
};

/** One page of the versions of a concept (E7). */
export function listConceptVersions(
  client: Client,
  params: ListConceptVersionsParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptVersion>> {
  return client.request(
    {
      operation: "E7",
      method: "GET",
      path: `/templates-management/api/v2/concepts/${segment(params.versionGuid)}/versions`,
      query: { Skip: params.skip, Take: params.take },
      schema: conceptVersionsSchema,
    },
    signal,
  );
}

/** The key of a version for paging: its version GUID, else the concept's with the number, else none. */
export function conceptVersionKey(version: ConceptVersion): string | null {
  if (version.versionGuid) return version.versionGuid;
  if (!version.conceptGuid) return null;
  return `${version.conceptGuid} ${version.majorVersion}.${version.minorVersion}`;
}
