import * as v from "valibot";
import { conceptSummaryEntries, conceptSummarySchema, type ConceptSummary } from "../concept-summary.ts";
import { type Client, fetcher } from "../http/client.ts";
import { isApiError } from "../http/errors.ts";
import type { ParametersOf } from "../operations.ts";
import type { PagedList } from "../paging/paging.ts";
import { looksPaged, paged, plainArray } from "../schema.ts";

const singleConceptSchema = v.pipe(
  v.custom<Record<string, unknown>>(looksLikeConcept, "concept"),
  conceptSummarySchema,
);

/** Whether an object is empty or has a member of a concept summary, unlike an error that was sent with status 200. */
function looksLikeConcept(input: unknown): boolean {
  if (typeof input !== "object" || input === null) return true;
  const members = Object.keys(input);
  return members.length === 0 || members.some((member) => Object.hasOwn(conceptSummaryEntries, member));
}

// Services without a document respond with null or an empty body.
const fetchReferencedDocument = fetcher("E11", v.nullable(singleConceptSchema));

/** The document that a property refers to; null if there is none, which services express by 404, 204 or null (E11). */
export async function getReferencedDocument(
  client: Client,
  parameters: ParametersOf<"E11">,
  signal?: AbortSignal,
): Promise<ConceptSummary | null> {
  try {
    return await fetchReferencedDocument(client, parameters, signal);
  } catch (error) {
    if (isApiError(error) && error.kind === "http" && error.status === 404) return null;
    throw error;
  }
}

/** One page of the latest, approved, shared properties of a property tag (E8); with a template, only of those it has. */
export const listPropertyTagProperties = fetcher("E8", paged(conceptSummarySchema));

const singleValueSchema = v.pipe(
  singleConceptSchema,
  v.transform((value): PagedList<ConceptSummary> => {
    // An object without any content is no value, rather than a value without a name.
    const isEmpty = Object.values(value).every((field) => field === null);
    return { results: isEmpty ? [] : [value], pagination: null, shape: "array" };
  }),
);

const valueArraySchema = plainArray(conceptSummarySchema);
const pagedValuesSchema = paged(conceptSummarySchema);

const noValuesSchema = v.pipe(
  v.null(),
  v.transform((): PagedList<ConceptSummary> => ({ results: [], pagination: null, shape: "array" })),
);

/** The response of E13: one object, a plain array, or a `PagedList`; null or an empty body if there are no values. */
const propertyValuesSchema = v.lazy((input) => {
  if (input === null) return noValuesSchema;
  if (Array.isArray(input)) return valueArraySchema;
  return looksPaged(input) ? pagedValuesSchema : singleValueSchema;
});

/** All values of a property in a template: the operation has no Skip and Take (E13). */
export const listPropertyValues = fetcher("E13", propertyValuesSchema);
