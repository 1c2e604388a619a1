import { conceptSummarySchema } from "../concept-summary.ts";
import { fetcher } from "../http/client.ts";
import { paged, plainArrayOrPaged } from "../schema.ts";

/**
 * One page of the latest approved versions of templates (E9); with the version GUIDs of a classification and of one of its codes, only the
 * templates that are related to both. `includeNested` is sent only if it is true.
 */
export const listTemplates = fetcher("E9", paged(conceptSummarySchema));

/** One page of the classifications of a template, in their latest approved versions (E4). */
export const listTemplateClassifications = fetcher("E4", paged(conceptSummarySchema));

/** One page of the mapped properties of a template (E6). */
export const listMappedProperties = fetcher("E6", paged(conceptSummarySchema));

/** All documents of a template (E14): a plain array, or a `PagedList`. The operation has no Skip and Take. */
export const listTemplateDocuments = fetcher("E14", plainArrayOrPaged(conceptSummarySchema));
