import type { Client } from "./client.ts";
import { conceptSummarySchema, type ConceptSummary } from "./concept-summary.ts";
import type { PagedList, PageParams } from "./paging.ts";
import { paged, plainArrayOrPaged } from "./schema.ts";
import { segment } from "./url.ts";

const TEMPLATES = "/templates-management/api/v2/templates";

/** What E9 answers with. */
const templatesSchema = paged(conceptSummarySchema);

export type ListTemplatesParams = PageParams & {
  classificationVersionGuid?: string | null | undefined;
  classificationCodeVersionGuid?: string | null | undefined;
  /** Sent only when it is on. */
  includeNested?: boolean | null | undefined;
  culture?: string | null | undefined;
};

/**
 * One page of the latest approved versions of templates (E9); with the version GUIDs of a classification and of
 * one of its codes, only the templates that are related to both.
 */
export function listTemplates(
  client: Client,
  params: ListTemplatesParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E9",
      method: "GET",
      path: TEMPLATES,
      query: {
        ClassificationVersionGuid: params.classificationVersionGuid,
        ClassificationCodeVersionGuid: params.classificationCodeVersionGuid,
        IncludeNested: params.includeNested === true ? true : null,
        Skip: params.skip,
        Take: params.take,
        culture: params.culture,
      },
      schema: templatesSchema,
    },
    signal,
  );
}

/** What E4 answers with. */
const templateClassificationsSchema = paged(conceptSummarySchema);

export type TemplatePageParams = PageParams & {
  /** Version GUID of the template. */
  versionGuid: string;
  culture?: string | null | undefined;
};

/** One page of the classifications of a template, in their latest approved versions (E4). */
export function listTemplateClassifications(
  client: Client,
  params: TemplatePageParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E4",
      method: "GET",
      path: `${TEMPLATES}/${segment(params.versionGuid)}/classifications`,
      query: { culture: params.culture, Skip: params.skip, Take: params.take },
      schema: templateClassificationsSchema,
    },
    signal,
  );
}

/** What E6 answers with. */
const mappedPropertiesSchema = paged(conceptSummarySchema);

/** One page of the mapped properties of a template (E6). */
export function listMappedProperties(
  client: Client,
  params: TemplatePageParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  const guid = segment(params.versionGuid);
  return client.request(
    {
      operation: "E6",
      method: "GET",
      path: `/templates-management/api/v2/conceptmappings/template/${guid}/mappedProperties`,
      query: { culture: params.culture, Skip: params.skip, Take: params.take },
      schema: mappedPropertiesSchema,
    },
    signal,
  );
}

/** What E14 answers with: a plain array, or a `PagedList`. */
const templateDocumentsSchema = plainArrayOrPaged(conceptSummarySchema);

export type ListTemplateDocumentsParams = {
  /** Version GUID of the template. */
  versionGuid: string;
  culture?: string | null | undefined;
};

/** The documents of a template, all at once: the operation has no Skip and Take (E14). */
export function listTemplateDocuments(
  client: Client,
  params: ListTemplateDocumentsParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E14",
      method: "GET",
      path: `${TEMPLATES}/${segment(params.versionGuid)}/documents`,
      query: { culture: params.culture },
      schema: templateDocumentsSchema,
    },
    signal,
  );
}
