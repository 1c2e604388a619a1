import * as v from "valibot";
import { fetcher } from "../http/client.ts";
import { int32, optionalString, paged, record } from "../schema.ts";

export const conceptVersionSchema = record({
  conceptGuid: optionalString,
  versionGuid: optionalString,
  minorVersion: int32,
  majorVersion: int32,
  isLatest: v.boolean(),
});

/** A version of a concept (2.5): its GUIDs, its number, and whether it is the latest. */
export type ConceptVersion = v.InferOutput<typeof conceptVersionSchema>;

/** One page of the versions of a concept (E7), by the version GUID of any of them. */
export const listConceptVersions = fetcher("E7", paged(conceptVersionSchema));

/** The key of a version for paging: its version GUID, else the concept's with the number, else none. */
export function conceptVersionKey(version: ConceptVersion): string | null {
  if (version.versionGuid) return version.versionGuid;
  if (!version.conceptGuid) return null;
  return `${version.conceptGuid} ${version.majorVersion}.${version.minorVersion}`;
}
