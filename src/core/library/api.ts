/**
 * `plinth/api`: a dictionary service from a program, in Node, browsers and workers. A client sends requests with retries, limits and a
 * token; lists are async iterators over all their pages; a code tree is loaded whole in any notation.
 * @packageDocumentation
 */
export { type Client, createClient } from "#core/api/http/client.ts";
export type { ClientOptions } from "#core/api/http/http.ts";
export { ApiError, type ApiErrorKind, isApiError, type Problem } from "#core/api/http/errors.ts";
export type { OperationId } from "#core/api/operations.ts";
export { createTokenSource, type TokenSource } from "#core/api/http/token.ts";
export { type ClientDetails, obtainToken } from "#core/api/resources/authentication.ts";
export type { ConceptSummary } from "#core/api/concept-summary.ts";
export type { ClassificationCode } from "#core/api/resources/classifications.ts";
export type { ConceptVersion } from "#core/api/resources/concepts.ts";
export { getReferencedDocument } from "#core/api/resources/properties.ts";
export type { RequirementsFilter, RequirementsItem } from "#core/api/resources/requirements.ts";
export { type Dimensions, getUnit, type Translation, type Unit } from "#core/api/resources/units.ts";
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
