import type { ConceptKind } from "#core/api/concept-kinds.ts";
import { PROBES } from "#core/api/guid-probes.ts";
import type { Client } from "#core/api/http/client.ts";
import { unlessUnknown } from "#core/api/http/unless-unknown.ts";
import { type ConceptVersion, listConceptVersions } from "#core/api/resources/concepts.ts";

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
  const versions = await unlessUnknown(
    listConceptVersions(client, { versionGuid, skip: 0, take: 50 }, signal),
  );
  if (versions === null) return null;
  for (const { kind, send } of PROBES) {
    const evidence = await unlessUnknown(send(client, versionGuid, signal));
    if (evidence?.weight === "proof") return { versionGuid, kind, versions: versions.results };
  }
  return { versionGuid, kind: null, versions: versions.results };
}
