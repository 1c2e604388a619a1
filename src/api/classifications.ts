import * as v from "valibot";
import type { Client } from "./client.ts";
import { conceptSummaryEntries, conceptSummarySchema, type ConceptSummary } from "./concept-summary.ts";
import type { PagedList, PageParams } from "./paging.ts";
import { optionalString, paged, record } from "./schema.ts";
import { segment } from "./url.ts";

/** What E5 answers with. */
const classificationsSchema = paged(conceptSummarySchema);

export type ListClassificationsParams = PageParams & { culture?: string | null | undefined };

/** One page of the classifications of the service, in their latest approved versions (E5). */
export function listClassifications(
  client: Client,
  params: ListClassificationsParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E5",
      method: "GET",
      path: "/templates-management/api/v2/classifications",
      query: { Skip: params.skip, Take: params.take, culture: params.culture },
      schema: classificationsSchema,
    },
    signal,
  );
}

/** A classification code (2.4). */
const classificationCodeSchema = record({
  ...conceptSummaryEntries,
  defaultTechnicalDefinition: optionalString,
  technicalDefinition: optionalString,
  classNumber: optionalString,
  hasCodes: v.boolean(),
});

/** A classification code (2.4): a concept summary with definitions, a class number, and whether it has children. */
export type ClassificationCode = v.InferOutput<typeof classificationCodeSchema>;

/** What E2 answers with. */
const classificationCodesSchema = paged(classificationCodeSchema);

export type ListClassificationCodesParams = PageParams & {
  /** Version GUID of the classification; some services take a code's as well. */
  versionGuid: string;
  classNumber?: string | null | undefined;
  searchTerm?: string | null | undefined;
  culture?: string | null | undefined;
};

/**
 * One page of the codes of a classification (E2): with a class number or a search term those of any level that
 * match, without either those of the first level.
 */
export function listClassificationCodes(
  client: Client,
  params: ListClassificationCodesParams,
  signal?: AbortSignal,
): Promise<PagedList<ClassificationCode>> {
  return client.request(
    {
      operation: "E2",
      method: "GET",
      path: `/templates-management/api/v2/classifications/${segment(params.versionGuid)}/classification-codes`,
      query: {
        ClassNumber: params.classNumber,
        SearchTerm: params.searchTerm,
        Culture: params.culture,
        Skip: params.skip,
        Take: params.take,
      },
      schema: classificationCodesSchema,
    },
    signal,
  );
}
