import * as v from "valibot";
import type { Client } from "./client.ts";
import { conceptSummarySchema, type ConceptSummary } from "./concept-summary.ts";
import { isApiError } from "./errors.ts";
import type { PagedList, PageParams } from "./paging.ts";
import { looksPaged, paged, plainArray } from "./schema.ts";
import { segment } from "./url.ts";

/** What E11 answers with; services without a document answer with null, or with nothing. */
const referencedDocumentSchema = v.nullable(conceptSummarySchema);

export type GetReferencedDocumentParams = {
  /** Version GUID of the property. */
  versionGuid: string;
  culture?: string | null | undefined;
};

/** The document that a property refers to, or null if it refers to none: 404, 204 and null all say so (E11). */
export async function getReferencedDocument(
  client: Client,
  params: GetReferencedDocumentParams,
  signal?: AbortSignal,
): Promise<ConceptSummary | null> {
  try {
    return await client.request(
      {
        operation: "E11",
        method: "GET",
        path: `/templates-management/api/v2/properties/${segment(params.versionGuid)}/referenced-document`,
        query: { culture: params.culture },
        schema: referencedDocumentSchema,
      },
      signal,
    );
  } catch (error) {
    if (isApiError(error) && error.kind === "http" && error.status === 404) return null;
    throw error;
  }
}

/** What E8 answers with. */
const propertyTagPropertiesSchema = paged(conceptSummarySchema);

export type ListPropertyTagPropertiesParams = PageParams & {
  /** Version GUID of the property tag. */
  versionGuid: string;
  culture?: string | null | undefined;
  templateVersionGuid?: string | null | undefined;
};

/** One page of the latest, approved, shared properties of a property tag (E8). */
export function listPropertyTagProperties(
  client: Client,
  params: ListPropertyTagPropertiesParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E8",
      method: "GET",
      path: `/templates-management/api/v2/property-tags/${segment(params.versionGuid)}/properties`,
      query: {
        culture: params.culture,
        Skip: params.skip,
        Take: params.take,
        templateVersionGuid: params.templateVersionGuid,
      },
      schema: propertyTagPropertiesSchema,
    },
    signal,
  );
}

const singleValueSchema = v.pipe(
  conceptSummarySchema,
  v.transform((value): PagedList<ConceptSummary> => {
    // An object that says nothing about a value is no value, rather than one without a name.
    const isEmpty = Object.values(value).every((field) => field === null);
    return { results: isEmpty ? [] : [value], pagination: null, shape: "array" };
  }),
);
const valueArraySchema = plainArray(conceptSummarySchema);
const pagedValuesSchema = paged(conceptSummarySchema);

/** What E13 answers with: one object, a plain array, or a `PagedList`. */
const propertyValuesSchema = v.lazy((input) => {
  if (Array.isArray(input)) return valueArraySchema;
  return looksPaged(input) ? pagedValuesSchema : singleValueSchema;
});

export type ListPropertyValuesParams = {
  templateVersionGuid?: string | null | undefined;
  propertyVersionGuid?: string | null | undefined;
  culture?: string | null | undefined;
};

/** The values of a property in a template, all at once: the operation has no Skip and Take (E13). */
export function listPropertyValues(
  client: Client,
  params: ListPropertyValuesParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E13",
      method: "GET",
      path: "/templates-management/api/v2/values",
      query: {
        templateVersionGuid: params.templateVersionGuid,
        propertyVersionGuid: params.propertyVersionGuid,
        culture: params.culture,
      },
      schema: propertyValuesSchema,
    },
    signal,
  );
}
