import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import {
  type ClassificationCode,
  listClassificationCodes,
  listClassifications,
} from "#core/api/resources/classifications.ts";
import { type ConceptVersion, conceptVersionKey, listConceptVersions } from "#core/api/resources/concepts.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listDocumentTemplates } from "#core/api/resources/documents.ts";
import { listPropertyTagProperties, listPropertyValues } from "#core/api/resources/properties.ts";
import {
  type RequirementsFilter,
  type RequirementsItem,
  requirementsItemKey,
  searchRequirements,
} from "#core/api/resources/requirements.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "#core/api/resources/templates.ts";
import { type Items, itemsOf, type ListOptions } from "./items.ts";

/** The classifications of a service (E5). */
export function classifications(
  client: Client,
  { culture, signal, take }: ListOptions = {},
): Items<ConceptSummary> {
  return itemsOf((page) => listClassifications(client, { ...page, culture }, signal), conceptKey, take);
}

/** The templates of a service (E9), or only those related to a classification and one of its codes. */
export function templates(
  client: Client,
  {
    culture,
    signal,
    take,
    classification,
    code,
    includeNested,
  }: ListOptions & {
    /** Version GUID of a classification. */
    readonly classification?: string | undefined;
    /** Version GUID of one of its codes. */
    readonly code?: string | undefined;
    /** Whether templates of the code's descendants are included, as far as the service does so. */
    readonly includeNested?: boolean | undefined;
  } = {},
): Items<ConceptSummary> {
  const filter = {
    classificationVersionGuid: classification,
    classificationCodeVersionGuid: code,
    includeNested,
  };
  return itemsOf((page) => listTemplates(client, { ...filter, ...page, culture }, signal), conceptKey, take);
}

/** The construction objects of a service (E3), or only those whose name matches. */
export function constructionObjects(
  client: Client,
  { culture, signal, take, search }: ListOptions & { readonly search?: string | undefined } = {},
): Items<ConceptSummary> {
  return itemsOf(
    (page) => listConstructionObjects(client, { searchTerm: search, ...page, culture }, signal),
    conceptKey,
    take,
  );
}

/** The codes of a classification, of any level, that match a search term or a class number (E2), in the order of the service. */
export function matchingCodes(
  client: Client,
  {
    culture,
    signal,
    take,
    classification,
    search,
    classNumber,
  }: ListOptions & {
    /** Version GUID of the classification. */
    readonly classification: string;
    readonly search?: string | undefined;
    readonly classNumber?: string | undefined;
  },
): Items<ClassificationCode> {
  const lookup = { versionGuid: classification, searchTerm: search, classNumber };
  return itemsOf(
    (page) => listClassificationCodes(client, { ...lookup, ...page, culture }, signal),
    conceptKey,
    take,
  );
}

/** The mapped properties of a template (E6). */
export function mappedProperties(
  client: Client,
  { culture, signal, take, template }: ListOptions & { readonly template: string },
): Items<ConceptSummary> {
  return itemsOf(
    (page) => listMappedProperties(client, { versionGuid: template, ...page, culture }, signal),
    conceptKey,
    take,
  );
}

/** The classifications of a template (E4). */
export function templateClassifications(
  client: Client,
  { culture, signal, take, template }: ListOptions & { readonly template: string },
): Items<ConceptSummary> {
  return itemsOf(
    (page) => listTemplateClassifications(client, { versionGuid: template, ...page, culture }, signal),
    conceptKey,
    take,
  );
}

/** The documents of a template (E14). */
export function templateDocuments(
  client: Client,
  { culture, signal, template }: ListOptions & { readonly template: string },
): Items<ConceptSummary> {
  return itemsOf(() => listTemplateDocuments(client, { versionGuid: template, culture }, signal), conceptKey);
}

/** The templates of a document (E12). */
export function documentTemplates(
  client: Client,
  { culture, signal, take, document }: ListOptions & { readonly document: string },
): Items<ConceptSummary> {
  return itemsOf(
    (page) => listDocumentTemplates(client, { versionGuid: document, ...page, culture }, signal),
    conceptKey,
    take,
  );
}

/** The properties of a property tag (E8); with a template, only those that it has. */
export function tagProperties(
  client: Client,
  {
    culture,
    signal,
    take,
    propertyTag,
    template,
  }: ListOptions & { readonly propertyTag: string; readonly template?: string | undefined },
): Items<ConceptSummary> {
  return itemsOf(
    (page) =>
      listPropertyTagProperties(
        client,
        { versionGuid: propertyTag, templateVersionGuid: template, ...page, culture },
        signal,
      ),
    conceptKey,
    take,
  );
}

/** The values of a property, in a template or in general (E13). */
export function propertyValues(
  client: Client,
  {
    culture,
    signal,
    property,
    template,
  }: ListOptions & { readonly property: string; readonly template?: string | undefined },
): Items<ConceptSummary> {
  return itemsOf(
    () =>
      listPropertyValues(
        client,
        { propertyVersionGuid: property, templateVersionGuid: template, culture },
        signal,
      ),
    conceptKey,
  );
}

/** The versions of a concept, by the version GUID of any of them (E7). */
export function versions(
  client: Client,
  { signal, take, concept }: Omit<ListOptions, "culture"> & { readonly concept: string },
): Items<ConceptVersion> {
  return itemsOf(
    (page) => listConceptVersions(client, { versionGuid: concept, ...page }, signal),
    conceptVersionKey,
    take,
  );
}

/** The requirements of a project, by product type (E10). */
export function requirements(
  client: Client,
  {
    signal,
    take,
    project,
    filter,
  }: Omit<ListOptions, "culture"> & {
    readonly project: number;
    readonly filter?: RequirementsFilter | undefined;
  },
): Items<RequirementsItem> {
  return itemsOf(
    (page) => searchRequirements(client, { id: project, filter, ...page }, signal),
    requirementsItemKey,
    take,
  );
}
