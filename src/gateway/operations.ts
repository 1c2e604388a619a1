import type { OperationId } from "#api/errors.ts";

type ParameterType = "string" | "int32" | "boolean";

/** An operation of the service interface as the gateway lets it through. */
export type Operation = {
  readonly id: Exclude<OperationId, "E1">;
  readonly method: "GET" | "POST";
  /** Path below the base URL, with variable segments in braces; `{id}` is an int32. */
  readonly path: string;
  /** Every query parameter that the operation has, spelled as the interface spells it. */
  readonly query: Readonly<Record<string, ParameterType>>;
};

const TEMPLATES = "/templates-management/api/v2";
const PROJECTS = "/projects-management/api/v1";

/** The areas of the interface: what begins like this is never an address of the app. */
export const AREAS = ["/authentication", "/templates-management", "/projects-management"] as const;

/** The media types that the body of E10 may have. */
export const BODY_MEDIA_TYPES = ["application/json-patch+json", "application/json"] as const;

const page = { Skip: "int32", Take: "int32" } as const;
const culture = { culture: "string" } as const;

/** All that the gateway lets through: section 4 of the interface but for E1. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: "E2",
    method: "GET",
    path: `${TEMPLATES}/classifications/{versionGuid}/classification-codes`,
    query: { ClassNumber: "string", SearchTerm: "string", Culture: "string", ...page },
  },
  {
    id: "E3",
    method: "GET",
    path: `${TEMPLATES}/construction-objects`,
    query: { ...page, SearchTerm: "string", Culture: "string" },
  },
  {
    id: "E4",
    method: "GET",
    path: `${TEMPLATES}/templates/{versionGuid}/classifications`,
    query: { ...culture, ...page },
  },
  { id: "E5", method: "GET", path: `${TEMPLATES}/classifications`, query: { ...page, ...culture } },
  {
    id: "E6",
    method: "GET",
    path: `${TEMPLATES}/conceptmappings/template/{versionGuid}/mappedProperties`,
    query: { ...culture, ...page },
  },
  { id: "E7", method: "GET", path: `${TEMPLATES}/concepts/{versionGuid}/versions`, query: page },
  {
    id: "E8",
    method: "GET",
    path: `${TEMPLATES}/property-tags/{versionGuid}/properties`,
    query: { ...culture, ...page, templateVersionGuid: "string" },
  },
  {
    id: "E9",
    method: "GET",
    path: `${TEMPLATES}/templates`,
    query: {
      ClassificationVersionGuid: "string",
      ClassificationCodeVersionGuid: "string",
      IncludeNested: "boolean",
      ...page,
      ...culture,
    },
  },
  { id: "E10", method: "POST", path: `${PROJECTS}/projects/{id}/requirements/search`, query: page },
  {
    id: "E11",
    method: "GET",
    path: `${TEMPLATES}/properties/{versionGuid}/referenced-document`,
    query: culture,
  },
  {
    id: "E12",
    method: "GET",
    path: `${TEMPLATES}/documents/{versionGuid}/templates`,
    query: { ...culture, ...page },
  },
  {
    id: "E13",
    method: "GET",
    path: `${TEMPLATES}/values`,
    query: { templateVersionGuid: "string", propertyVersionGuid: "string", ...culture },
  },
  { id: "E14", method: "GET", path: `${TEMPLATES}/templates/{versionGuid}/documents`, query: culture },
  { id: "E15", method: "GET", path: `${TEMPLATES}/units/{versionGuid}`, query: {} },
];
