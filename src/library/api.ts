/**
 * `plinth/api`: a dictionary service from a program, in Node, browsers and workers. A client sends requests with retries, limits and a
 * token; lists are async iterators over all their pages; a code tree is loaded whole in any notation.
 * @packageDocumentation
 */
export { type Client, createClient } from "#api/http/client.ts";
export type { ClientOptions } from "#api/http/http.ts";
export { ApiError, type ApiErrorKind, isApiError, type Problem } from "#api/http/errors.ts";
export type { OperationId } from "#api/operations.ts";
export { createTokenSource, type TokenSource } from "#api/http/token.ts";
export { type ClientDetails, obtainToken } from "#api/resources/authentication.ts";
export type { ConceptSummary } from "#api/concept-summary.ts";
export type { ClassificationCode } from "#api/resources/classifications.ts";
export type { ConceptVersion } from "#api/resources/concepts.ts";
export { getReferencedDocument } from "#api/resources/properties.ts";
export type { RequirementsFilter, RequirementsItem } from "#api/resources/requirements.ts";
export { type Dimensions, getUnit, type Translation, type Unit } from "#api/resources/units.ts";
export { clientCredentials } from "./credentials.ts";
export { type CodeBranch, codes, codeTree, type PlacedCode } from "./codes.ts";
export { IncompleteError, type Items, type ListOptions } from "./items.ts";
export {
  classifications,
  constructionObjects,
  documentTemplates,
  mappedProperties,
  matchingCodes,
  propertyValues,
  requirements,
  tagProperties,
  templateClassifications,
  templateDocuments,
  templates,
  versions,
} from "./lists.ts";
