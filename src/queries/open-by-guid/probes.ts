import { listClassificationCodes } from "#api/classifications.ts";
import type { Client } from "#api/client.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { listDocumentTemplates } from "#api/documents.ts";
import type { PagedList } from "#api/paging.ts";
import { getReferencedDocument, listPropertyTagProperties, listPropertyValues } from "#api/properties.ts";
import { listMappedProperties } from "#api/templates.ts";
import { getUnit, type Unit } from "#api/units.ts";

/** The kinds that an operation can tell by a version GUID; it cannot tell codes and construction objects. */
export type ProbedKind = "classification" | "template" | "property-tag" | "document" | "unit" | "property";

/**
 * - `proof`: only a concept of this kind gives such an answer
 * - `hint`: the answer is good but empty, which a sloppy service also sends for what it does not know
 * - `none`: the answer says nothing
 */
export type Evidence =
  | { readonly weight: "proof"; readonly unit?: Unit }
  | { readonly weight: "hint" | "none" };

export type Probe = {
  readonly kind: ProbedKind;
  readonly ask: (client: Client, versionGuid: string, signal: AbortSignal) => Promise<Evidence>;
};

const FIRST = { skip: 0, take: 1 };

type ListOperation = (
  client: Client,
  params: { versionGuid: string; skip: number; take: number },
  signal: AbortSignal,
) => Promise<PagedList<ConceptSummary>>;

function byList(kind: ProbedKind, list: ListOperation): Probe {
  return {
    kind,
    ask: async (client, versionGuid, signal) =>
      fromList(await list(client, { versionGuid, ...FIRST }, signal)),
  };
}

/** Operations that answer for one kind of concept only, the likeliest first (E6, E11, E13, E15, E12, E8, E2). */
export const PROBES: readonly Probe[] = [
  byList("template", listMappedProperties),
  {
    kind: "property",
    ask: async (client, versionGuid, signal) => {
      const document = await getReferencedDocument(client, { versionGuid }, signal);
      return { weight: document !== null && saysSomething(document) ? "proof" : "none" };
    },
  },
  {
    kind: "property",
    ask: async (client, versionGuid, signal) =>
      fromList(await listPropertyValues(client, { propertyVersionGuid: versionGuid }, signal)),
  },
  {
    kind: "unit",
    ask: async (client, versionGuid, signal) => {
      const unit = await getUnit(client, { versionGuid }, signal);
      const isMeant = unit.versionGuid === versionGuid || (unit.fullNames ?? []).length > 0;
      return isMeant ? { weight: "proof", unit } : { weight: "hint" };
    },
  },
  byList("document", listDocumentTemplates),
  byList("property-tag", listPropertyTagProperties),
  byList("classification", listClassificationCodes),
];

function fromList({ results }: PagedList<ConceptSummary>): Evidence {
  return { weight: results.some(saysSomething) ? "proof" : "hint" };
}

function saysSomething(concept: ConceptSummary): boolean {
  const { guid, versionGuid, name, defaultName } = concept;
  return [guid, versionGuid, name, defaultName].some((text) => text !== null && text !== "");
}
