import { CONCEPT_KINDS, type ConceptKind, KINDS } from "./concept-kinds.ts";
import type { ConceptSummary } from "./concept-summary.ts";
import type { Client } from "./http/client.ts";
import type { OperationId } from "./operations.ts";
import type { PagedList } from "./paging/paging.ts";
import { listClassificationCodes, listClassifications } from "./resources/classifications.ts";
import { listConceptVersions } from "./resources/concepts.ts";
import { listDocumentTemplates } from "./resources/documents.ts";
import {
  getReferencedDocument,
  listPropertyTagProperties,
  listPropertyValues,
} from "./resources/properties.ts";
import { listMappedProperties } from "./resources/templates.ts";
import { getUnit, type Unit } from "./resources/units.ts";

/**
 * - `proof`: only a concept of this kind gets such a response
 * - `hint`: a successful but empty response, which some services also send for unknown GUIDs
 * - `none`: the response says nothing
 */
export type Evidence =
  | { readonly weight: "proof"; readonly unit?: Unit }
  | { readonly weight: "hint" | "none" };

type Send = (client: Client, versionGuid: string, signal: AbortSignal) => Promise<Evidence>;
export type Probe = { readonly kind: ConceptKind; readonly send: Send };

type ListOperation = (
  client: Client,
  params: { versionGuid: string; skip: number; take: number },
  signal: AbortSignal,
) => Promise<PagedList<ConceptSummary>>;

function byList(list: ListOperation): Send {
  return async (client, versionGuid, signal) =>
    fromList(await list(client, { versionGuid, skip: 0, take: 1 }, signal));
}

const CLASSIFICATIONS_AT_ONCE = 500;

/**
 * Some services accept the version GUID of a code in E2, too. If the list of all classifications (E5) contains no version of the concept
 * (E7), the GUID is that of a code. Where these operations fail or leave it open, E2 decides.
 */
async function mayBeClassification(
  client: Client,
  versionGuid: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { results, pagination } = await listClassifications(
      client,
      { skip: 0, take: CLASSIFICATIONS_AT_ONCE },
      signal,
    );
    const listed = new Set(results.map((one) => one.versionGuid));
    const isWhole = results.length > 0 && (pagination?.total ?? 0) <= results.length;
    if (!isWhole || listed.has(versionGuid)) return true;
    const versions = await listConceptVersions(client, { versionGuid, skip: 0, take: 50 }, signal);
    return versions.results.some((version) => listed.has(version.versionGuid));
  } catch {
    signal.throwIfAborted();
    return true;
  }
}

const SEND: Partial<Record<OperationId, Send>> = {
  E2: async (client, versionGuid, signal) => {
    const evidence = await byList(listClassificationCodes)(client, versionGuid, signal);
    return (await mayBeClassification(client, versionGuid, signal)) ? evidence : { weight: "none" };
  },
  E6: byList(listMappedProperties),
  E8: byList(listPropertyTagProperties),
  E11: async (client, versionGuid, signal) => {
    const document = await getReferencedDocument(client, { versionGuid }, signal);
    return { weight: document !== null && hasContent(document) ? "proof" : "none" };
  },
  E12: byList(listDocumentTemplates),
  // The GUID is a filter here, not a part of the path: services respond to any GUID with an empty list.
  E13: async (client, versionGuid, signal) => {
    const evidence = fromList(await listPropertyValues(client, { propertyVersionGuid: versionGuid }, signal));
    return evidence.weight === "hint" ? { weight: "none" } : evidence;
  },
  E15: async (client, versionGuid, signal) => {
    const unit = await getUnit(client, { versionGuid }, signal);
    const isMeant = unit.versionGuid === versionGuid || (unit.fullNames ?? []).length > 0;
    return isMeant ? { weight: "proof", unit } : { weight: "hint" };
  },
};

/** The operations that accept only one kind of concept, the likeliest kind first. */
export const PROBES: readonly Probe[] = CONCEPT_KINDS.flatMap((kind) =>
  KINDS[kind].provenBy.flatMap((operation) => {
    const send = SEND[operation];
    return send === undefined ? [] : [{ kind, send }];
  }),
);

function fromList({ results }: PagedList<ConceptSummary>): Evidence {
  return { weight: results.some(hasContent) ? "proof" : "hint" };
}

function hasContent(concept: ConceptSummary): boolean {
  const { guid, versionGuid, name, defaultName } = concept;
  return [guid, versionGuid, name, defaultName].some((text) => text !== null && text !== "");
}
