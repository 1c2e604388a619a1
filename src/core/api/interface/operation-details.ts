import { keysOf } from "#core/lib/keys-of.ts";
import { type OperationId, OPERATIONS } from "../operations.ts";
import type { ComponentName } from "./components.ts";

type ErrorStatus = 400 | 401 | 403 | 404 | 500;

/** What the interface says about an operation besides what `operations.ts` needs to send requests; the app does not load it. */
export type OperationDetails = {
  /** Its heading in section 4. */
  readonly title: string;
  /** What it returns (4). */
  readonly description: string;
  /** What Plinth accepts besides, as sentences. */
  readonly tolerance?: string;
  /** The kind of concept that the version GUID in the path identifies. */
  readonly of?: string;
  /** The meaning of its own parameters; those of many operations are in `PARAMETER_MEANINGS`. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: ComponentName;
  /** The object, or the items of the list, of a response with status 200; the access token is a string. */
  readonly content: ComponentName | "AccessToken";
  /** Whether the interface describes a list but specifies the shape of one object, so that both conform. */
  readonly isListOrObject?: true;
  /** The statuses of errors (7). */
  readonly errors: readonly ErrorStatus[];
  /** Whether `extensions` is required in the Problem (2.10). */
  readonly requiresExtensions?: true;
  /** Whether it is called without a token (5). */
  readonly isOpen?: true;
};

const ALL = [400, 401, 403, 404] as const;

/** What sections 4 and 7 of the interface say about each operation. */
export const OPERATION_DETAILS: Readonly<Record<OperationId, OperationDetails>> = {
  E1: {
    title: "Get access token",
    description: "Exchanges the details of a client for an access token.",
    tolerance:
      "If a service refuses the first media type with 400 or 415, Plinth sends the request once more with the other.",
    body: "ClientDetails",
    content: "AccessToken",
    errors: [400, 401, 500],
    isOpen: true,
  },
  E2: {
    title: "Get classification codes",
    description:
      "The codes of a classification: with a class number or a search term the matching ones of any level, without them those of the first level only.",
    tolerance:
      "The interface names no operation for the children of a code. Plinth finds out what a service answers to: `ClassNumber`, `SearchTerm`, or the version GUID of a code in the path.",
    of: "classification",
    parameters: { ClassNumber: "A class number", SearchTerm: "A part of a name or class number" },
    content: "ClassificationCode",
    errors: ALL,
  },
  E3: {
    title: "List construction objects",
    description:
      "The latest, approved, shared construction objects; with a search term those whose name matches.",
    parameters: { SearchTerm: "A name of a construction object" },
    content: "ConceptSummary",
    errors: ALL,
    requiresExtensions: true,
  },
  E4: {
    title: "List classifications of a template",
    description: "The classifications of a template in their latest approved versions.",
    of: "template",
    content: "ConceptSummary",
    errors: ALL,
  },
  E5: {
    title: "List classifications",
    description: "The classifications in their latest approved versions.",
    content: "ConceptSummary",
    errors: ALL,
  },
  E6: {
    title: "List mapped properties of a template",
    description: "The mapped properties of a template.",
    of: "template",
    content: "ConceptSummary",
    errors: ALL,
  },
  E7: {
    title: "List versions of a concept",
    description: "The versions of a concept of any kind.",
    of: "concept",
    content: "ConceptVersion",
    errors: ALL,
    requiresExtensions: true,
  },
  E8: {
    title: "List properties of a property tag",
    description: "The latest, approved, shared properties of a property tag.",
    of: "property tag",
    parameters: { templateVersionGuid: "Version GUID of a template, of which the properties are" },
    content: "ConceptSummary",
    errors: ALL,
  },
  E9: {
    title: "List templates",
    description:
      "The latest approved versions of templates; with a classification and a code only the templates that are related to both.",
    parameters: {
      ClassificationVersionGuid: "Version GUID of a classification",
      ClassificationCodeVersionGuid: "Version GUID of a classification code",
      IncludeNested:
        "The interface does not describe its effect. Plinth sends it only if it is true, for the templates of the codes below, too",
    },
    content: "ConceptSummary",
    errors: ALL,
  },
  E10: {
    title: "Search project requirements",
    description: "The requirements of a project that match a filter. A read, although it is a POST.",
    tolerance:
      "If a service refuses the first media type with 400 or 415, Plinth sends the request once more with the other.",
    body: "RequirementsFilter",
    content: "RequirementsItem",
    errors: [401, 403, 404],
  },
  E11: {
    title: "Get referenced document of a property",
    description: "The document that a property refers to.",
    tolerance: "Plinth reads 404, 204 and `null` as no document.",
    of: "property",
    content: "ConceptSummary",
    errors: ALL,
  },
  E12: {
    title: "List templates of a document",
    description: "The latest, approved, shared templates of a document, as a plain array.",
    tolerance: "Plinth also reads a paged list.",
    of: "document",
    content: "ConceptReference",
    errors: [401, 403, 404],
    requiresExtensions: true,
  },
  E13: {
    title: "Get property values",
    description:
      "The values of a property in a template. The interface describes a list and gives it the shape of one object, so both conform.",
    tolerance: "Plinth also reads a paged list, and `null` as no values.",
    parameters: {
      templateVersionGuid: "Version GUID of a template",
      propertyVersionGuid: "Version GUID of a property",
    },
    content: "ConceptSummary",
    isListOrObject: true,
    errors: [401, 404],
  },
  E14: {
    title: "List documents of a template",
    description: "The documents of a template, as a plain array.",
    tolerance: "Plinth also reads a paged list.",
    of: "template",
    content: "ConceptSummary",
    errors: [401, 404],
  },
  E15: {
    title: "Get unit detail",
    description: "A unit in all its languages.",
    of: "unit",
    content: "Unit",
    // The table in section 7 leaves 401 out; sections 4 and 5 say that every operation except E1 has it.
    errors: [400, 401, 404],
  },
};

export const OPERATION_IDS: readonly OperationId[] = keysOf(OPERATIONS);

const CULTURE =
  "Culture of the names, such as `nb-NO`. The interface specifies no format; without it, names are in the default culture";

/** The meaning of the parameters of many operations, in their spelling. */
export const PARAMETER_MEANINGS: Readonly<Record<string, string>> = {
  Culture: CULTURE,
  culture: CULTURE,
  Skip: "Number of items to leave out. The interface specifies no default",
  Take: "Number of items to return. The interface specifies neither default nor maximum; the `take` of the response says what was applied",
};
