import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { fetchAllPages } from "#core/api/paging/all-pages.ts";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { conceptKey, type KeyOf, type PagedList } from "#core/api/paging/paging.ts";
import { listClassifications } from "#core/api/resources/classifications.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listDocumentTemplates } from "#core/api/resources/documents.ts";
import { getReferencedDocument, listPropertyValues } from "#core/api/resources/properties.ts";
import { requirementsItemKey, searchRequirements } from "#core/api/resources/requirements.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "#core/api/resources/templates.ts";
import { getUnit } from "#core/api/resources/units.ts";
import { clientCodes } from "#core/code-tree/client-codes.ts";
import type { ExportSource, Fetched, NamedKind } from "#core/files/write/collect/source.ts";
import type { Culture } from "#core/files/write/table.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";

/** A page size that most services grant. */
const TAKE = 500;

type ListRequest = PageRequest & { readonly culture: Culture };
type FetchList = (
  client: Client,
  request: ListRequest,
  signal: AbortSignal,
) => Promise<PagedList<ConceptSummary>>;

/** The lists that need no parameters (E5, E9, E3). */
export const LISTS: Readonly<Record<string, { readonly title: string; readonly fetchPage: FetchList }>> = {
  classifications: { title: "Classifications", fetchPage: listClassifications },
  templates: { title: "Templates", fetchPage: listTemplates },
  "construction-objects": { title: "Construction objects", fetchPage: listConstructionObjects },
};

async function fetchAll<T>(
  fetchPage: (page: PageRequest) => Promise<PagedList<T>>,
  keyOf: KeyOf<T>,
): Promise<Fetched<T>> {
  const { items, total, endsEarly, isCut } = await fetchAllPages(fetchPage, TAKE, keyOf);
  if (isCut) return { items, gap: new TextError(text("exporting.listCut", { sent: items.length })) };
  return { items, gap: endsEarly ? new Error(`The service sent ${items.length} of ${total}.`) : null };
}

/** A complete list of concepts, loaded page by page. */
export async function fetchList(
  client: Client,
  fetchPage: FetchList,
  culture: Culture,
  signal: AbortSignal,
): Promise<Fetched<ConceptSummary>> {
  return fetchAll((page) => fetchPage(client, { ...page, culture }, signal), conceptKey);
}

/**
 * The data source of exports, loaded by requests to a service.
 * @param template version GUID of the template whose property is exported, since its list contains the property's name
 */
export function createSource(client: Client, template: string | null): ExportSource {
  const mappedProperties: ExportSource["mappedProperties"] = (versionGuid, culture, signal) =>
    fetchAll((page) => listMappedProperties(client, { versionGuid, culture, ...page }, signal), conceptKey);
  const documentTemplates: ExportSource["documentTemplates"] = (versionGuid, culture, signal) =>
    fetchAll((page) => listDocumentTemplates(client, { versionGuid, culture, ...page }, signal), conceptKey);
  const templateDocuments: ExportSource["templateDocuments"] = (versionGuid, culture, signal) =>
    fetchAll(() => listTemplateDocuments(client, { versionGuid, culture }, signal), conceptKey);

  /** The lists that contain the names of a kind. */
  const lists: Readonly<
    Record<NamedKind, (...args: Parameters<typeof documentTemplates>) => Promise<readonly ConceptSummary[]>>
  > = {
    classification: async (_, culture, signal) =>
      (await fetchList(client, listClassifications, culture, signal)).items,
    template: async (_, culture, signal) => (await fetchList(client, listTemplates, culture, signal)).items,
    property: async (_, culture, signal) =>
      template === null ? [] : (await mappedProperties(template, culture, signal)).items,
    // No operation returns the name of a document, but the documents of any template that has it contain it.
    document: async (versionGuid, culture, signal) => {
      const [owner] = (await documentTemplates(versionGuid, culture, signal)).items;
      return owner?.versionGuid == null
        ? []
        : (await templateDocuments(owner.versionGuid, culture, signal)).items;
    },
  };

  return {
    concept: async (kind, versionGuid, culture, signal) => {
      const concepts = await lists[kind](versionGuid, culture, signal);
      return concepts.find((concept) => concept.versionGuid === versionGuid) ?? null;
    },
    codes: (classification, culture) => clientCodes(client, classification, culture, TAKE),
    templates: (culture, signal) => fetchList(client, listTemplates, culture, signal),
    mappedProperties,
    propertyValues: async (propertyVersionGuid, templateVersionGuid, culture, signal) => {
      const page = await listPropertyValues(
        client,
        { propertyVersionGuid, templateVersionGuid, culture },
        signal,
      );
      return { items: page.results, gap: null };
    },
    templateDocuments,
    templateClassifications: (versionGuid, culture, signal) =>
      fetchAll(
        (page) => listTemplateClassifications(client, { versionGuid, culture, ...page }, signal),
        conceptKey,
      ),
    documentTemplates,
    referencedDocument: (versionGuid, culture, signal) =>
      getReferencedDocument(client, { versionGuid, culture }, signal),
    unit: (versionGuid, signal) => getUnit(client, { versionGuid }, signal),
    requirements: (id, filter, signal) =>
      fetchAll((page) => searchRequirements(client, { id, filter, ...page }, signal), requirementsItemKey),
  };
}
