import type { PagedList } from "./paging/paging.ts";

type ParameterType = "string" | "int32" | "boolean";

/** The definition of an operation in the interface. */
export type Operation = {
  /** Its name on screen. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Relative to the base URL; `{versionGuid}` is a string and `{id}` an int32, each percent-encoded into one segment. */
  readonly path: string;
  /** All query parameters, in the spelling and order in which they are sent. */
  readonly query: Readonly<Record<string, ParameterType>>;
  /** Of the body, if there is one: the one to send first, and the one to try if that is rejected. */
  readonly mediaTypes?: readonly [preferred: string, other: string];
  /** `paged`: a `PagedList` (2.2); `array`: a plain array, or anything else that is read as a single page. */
  readonly response: "paged" | "array" | "single";
};

const JSON_TYPE = "application/json";
const JSON_PATCH = "application/json-patch+json";
const CATALOGUE = "/templates-management/api/v2";

/** The operations of the service interface (4), by their numbers. */
export const OPERATIONS = {
  E1: {
    name: "Access token",
    method: "POST",
    path: "/authentication/api/v1/oauth2/token",
    query: {},
    mediaTypes: [JSON_TYPE, JSON_PATCH],
    response: "single",
  },
  E2: {
    name: "Classification codes",
    method: "GET",
    path: `${CATALOGUE}/classifications/{versionGuid}/classification-codes`,
    query: { ClassNumber: "string", SearchTerm: "string", Culture: "string", Skip: "int32", Take: "int32" },
    response: "paged",
  },
  E3: {
    name: "Construction objects",
    method: "GET",
    path: `${CATALOGUE}/construction-objects`,
    query: { Skip: "int32", Take: "int32", SearchTerm: "string", Culture: "string" },
    response: "paged",
  },
  E4: {
    name: "Classifications of a template",
    method: "GET",
    path: `${CATALOGUE}/templates/{versionGuid}/classifications`,
    query: { culture: "string", Skip: "int32", Take: "int32" },
    response: "paged",
  },
  E5: {
    name: "Classifications",
    method: "GET",
    path: `${CATALOGUE}/classifications`,
    query: { Skip: "int32", Take: "int32", culture: "string" },
    response: "paged",
  },
  E6: {
    name: "Mapped properties",
    method: "GET",
    path: `${CATALOGUE}/conceptmappings/template/{versionGuid}/mappedProperties`,
    query: { culture: "string", Skip: "int32", Take: "int32" },
    response: "paged",
  },
  E7: {
    name: "Versions of a concept",
    method: "GET",
    path: `${CATALOGUE}/concepts/{versionGuid}/versions`,
    query: { Skip: "int32", Take: "int32" },
    response: "paged",
  },
  E8: {
    name: "Properties of a property tag",
    method: "GET",
    path: `${CATALOGUE}/property-tags/{versionGuid}/properties`,
    query: { culture: "string", Skip: "int32", Take: "int32", templateVersionGuid: "string" },
    response: "paged",
  },
  E9: {
    name: "Templates",
    method: "GET",
    path: `${CATALOGUE}/templates`,
    query: {
      ClassificationVersionGuid: "string",
      ClassificationCodeVersionGuid: "string",
      IncludeNested: "boolean",
      Skip: "int32",
      Take: "int32",
      culture: "string",
    },
    response: "paged",
  },
  E10: {
    name: "Project requirements",
    method: "POST",
    path: "/projects-management/api/v1/projects/{id}/requirements/search",
    query: { Skip: "int32", Take: "int32" },
    mediaTypes: [JSON_PATCH, JSON_TYPE],
    response: "paged",
  },
  E11: {
    name: "Referenced document",
    method: "GET",
    path: `${CATALOGUE}/properties/{versionGuid}/referenced-document`,
    query: { culture: "string" },
    response: "single",
  },
  E12: {
    name: "Templates of a document",
    method: "GET",
    path: `${CATALOGUE}/documents/{versionGuid}/templates`,
    query: { culture: "string", Skip: "int32", Take: "int32" },
    response: "array",
  },
  E13: {
    name: "Property values",
    method: "GET",
    path: `${CATALOGUE}/values`,
    query: { templateVersionGuid: "string", propertyVersionGuid: "string", culture: "string" },
    response: "array",
  },
  E14: {
    name: "Documents of a template",
    method: "GET",
    path: `${CATALOGUE}/templates/{versionGuid}/documents`,
    query: { culture: "string" },
    response: "array",
  },
  E15: {
    name: "Unit",
    method: "GET",
    path: `${CATALOGUE}/units/{versionGuid}`,
    query: {},
    response: "single",
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationId = keyof typeof OPERATIONS;

type ValueTypes = { string: string; int32: number; boolean: boolean; versionGuid: string; id: number };
type Query<Id extends OperationId> = (typeof OPERATIONS)[Id]["query"];
type PathNames<Path> = Path extends `${string}{${infer Name extends "versionGuid" | "id"}}${string}`
  ? Name
  : never;

/** The result type of an operation: lists are returned as `PagedList`. */
export type ResponseOf<Id extends OperationId> = (typeof OPERATIONS)[Id]["response"] extends "single"
  ? unknown
  : PagedList<unknown>;

/**
 * The parameters of an operation: those of its path (required) and of its query (optional), in camel case: `culture` is sent as `Culture`
 * or `culture`, depending on the operation.
 */
export type ParametersOf<Id extends OperationId> = {
  readonly [Name in PathNames<(typeof OPERATIONS)[Id]["path"]>]: ValueTypes[Name];
} & {
  readonly [Name in keyof Query<Id> as Uncapitalize<Name & string>]?:
    | ValueTypes[Query<Id>[Name] & ParameterType]
    | null
    | undefined;
};
