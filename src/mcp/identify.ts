import type { ConceptKind } from "#api/concept-kinds.ts";
import type { Client } from "#api/http/client.ts";
import { isApiError } from "#api/http/errors.ts";
import { type ConceptVersion, listConceptVersions } from "#api/resources/concepts.ts";
import { PROBES } from "#queries/identify/probes.ts";

/** What a version GUID identifies. */
export type Identity = {
  readonly versionGuid: string;
  /** Null if no operation reveals it. */
  readonly kind: ConceptKind | null;
  readonly versions: readonly ConceptVersion[];
};

/** Finds out what a version GUID identifies (E7, then the operations for each kind); null if the service does not know it. */
export async function identify(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
): Promise<Identity | null> {
  const versions = await orNull(listConceptVersions(client, { versionGuid, skip: 0, take: 50 }, signal));
  if (versions === null) return null;
  for (const { kind, send } of PROBES) {
    const evidence = await orNull(send(client, versionGuid, signal));
    if (evidence?.weight === "proof") return { versionGuid, kind, versions: versions.results };
  }
  return { versionGuid, kind: null, versions: versions.results };
}

/** Null if the service has nothing for the GUID. */
async function orNull<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (isApiError(error) && (error.status === 400 || error.status === 404)) return null;
    throw error;
  }
}
