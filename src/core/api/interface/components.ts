import * as v from "valibot";
import { type conceptSummaryEntries, conceptSummarySchema } from "../concept-summary.ts";
import { classificationCodeSchema } from "../resources/classifications.ts";
import { conceptVersionSchema } from "../resources/concepts.ts";
import { conceptReferenceSchema } from "../resources/documents.ts";
import { loiSchema, requirementsItemSchema } from "../resources/requirements.ts";
import { dimensionsSchema, translationSchema, unitSchema } from "../resources/units.ts";
import { int32, paginationSchema } from "../schema.ts";

/** An object of the interface (2): the schema by which Plinth reads or writes it, and what the interface says besides. */
export type Component = {
  /** The section of the interface. */
  readonly section: string;
  readonly description: string;
  readonly schema: v.GenericSchema;
  /** The meaning of each field; the interface has no other fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Fields that the interface requires although Plinth reads objects without them. */
  readonly required?: readonly string[];
  /** String fields that the interface has although Plinth does not read them. */
  readonly unread?: readonly string[];
  readonly formats?: Readonly<Record<string, string>>;
  /** Whether the interface disallows other fields. */
  readonly isClosed?: true;
};

const SUMMARY_FIELDS = {
  guid: "Concept GUID",
  versionGuid: "Version GUID",
  defaultName: "Preferred full name in International English",
  name: "Preferred full name in the requested culture",
} as const satisfies Record<keyof typeof conceptSummaryEntries, string>;

const text = v.optional(v.string());

/** The objects of the interface (2), by their names in the OpenAPI description. */
export const COMPONENTS = {
  ClientDetails: {
    section: "2.1",
    description: "What a client exchanges for an access token.",
    schema: v.object({ clientId: text, clientSecret: text, audienceUrl: text }),
    fields: { clientId: "Client id", clientSecret: "Client secret", audienceUrl: "URL of the application" },
    isClosed: true,
  },
  Pagination: {
    section: "2.2",
    description:
      "The position of a page in its list. Plinth requests the next page at `skip + returned`, and reads lists whose pagination is missing or incomplete.",
    schema: paginationSchema,
    fields: {
      total: "Number of all items",
      take: "The Take that was applied",
      skip: "The Skip that was applied",
      returned: "Number of items on this page",
      next: "URL of the next page",
      prev: "URL of the previous page",
    },
    required: ["total", "take", "skip", "returned"],
    unread: ["next", "prev"],
  },
  ConceptSummary: {
    section: "2.3",
    description: "A concept with its names. `name` is absent where there is no translation.",
    schema: conceptSummarySchema,
    fields: SUMMARY_FIELDS,
  },
  ClassificationCode: {
    section: "2.4",
    description: "A code of a classification.",
    schema: classificationCodeSchema,
    fields: {
      ...SUMMARY_FIELDS,
      defaultTechnicalDefinition: "Technical definition in the default culture",
      technicalDefinition: "Technical definition in the requested culture",
      classNumber: "Class number",
      hasCodes: "Whether the code has child codes",
    },
  },
  ConceptVersion: {
    section: "2.5",
    description: "A version of a concept.",
    schema: conceptVersionSchema,
    fields: {
      conceptGuid: "Concept GUID",
      versionGuid: "Version GUID",
      minorVersion: "Minor version number",
      majorVersion: "Major version number",
      isLatest: "Whether this is the latest version",
    },
  },
  ConceptReference: {
    section: "2.6",
    description: "A template of a document. Plinth also reads the concept GUID from a field `guid`.",
    schema: conceptReferenceSchema,
    fields: {
      conceptGuid: "Concept GUID",
      versionGuid: SUMMARY_FIELDS.versionGuid,
      defaultName: SUMMARY_FIELDS.defaultName,
      name: SUMMARY_FIELDS.name,
    },
  },
  Unit: {
    section: "2.7",
    description: "A unit in all its languages.",
    schema: unitSchema,
    fields: {
      guid: "Concept GUID",
      versionGuid: "Version GUID",
      createdOn: "When the unit was created",
      createdBy: "Who created the unit",
      changedOn: "When the unit was changed",
      fullNames: "Full names",
      shortNames: "Short names, such as symbols",
      technicalDefinitions: "Technical definitions",
      userDefinitions: "Definitions for users",
      examples: "Examples",
      majorVersion: "Major version number",
      minorVersion: "Minor version number",
      dimensions: "Powers of the base quantities",
    },
    formats: { createdOn: "date-time", changedOn: "date-time" },
  },
  Translation: {
    section: "2.7",
    description: "A text in one language.",
    schema: translationSchema,
    fields: {
      text: "The text",
      languageCode: "Code of the language",
      guid: "GUID of the text",
      language: "Name of the language",
    },
  },
  Dimensions: {
    section: "2.7",
    description:
      "The powers of the seven base quantities. Plinth also reads numbers that are written as strings.",
    schema: dimensionsSchema,
    fields: {
      lengthPower: "Power of length",
      timePower: "Power of time",
      massPower: "Power of mass",
      temperaturePower: "Power of thermodynamic temperature",
      amountOfSubstancePower: "Power of amount of substance",
      electricCurrentPower: "Power of electric current",
      luminousIntensityPower: "Power of luminous intensity",
    },
  },
  RequirementsFilter: {
    section: "2.8",
    description: "Restricts a search of requirements. Plinth leaves empty lists out.",
    schema: v.object({
      productTypeGuids: v.optional(v.array(v.string())),
      stageIds: v.optional(v.array(int32)),
      roleIds: v.optional(v.array(int32)),
    }),
    fields: { productTypeGuids: "Product types", stageIds: "Stages", roleIds: "Roles" },
  },
  RequirementsItem: {
    section: "2.9",
    description: "The requirements of a product type.",
    schema: requirementsItemSchema,
    fields: { productTypeGuid: "The product type", lois: "The levels of information, by stage and role" },
  },
  Loi: {
    section: "2.9",
    description: "A level of information in a stage, for a role.",
    schema: loiSchema,
    fields: {
      id: "Id of the relation",
      projectId: "Id of the project",
      loiId: "Id of the level of information",
      stageId: "Id of the stage",
      roleId: "Id of the role",
    },
  },
  Problem: {
    section: "2.10",
    description:
      "An error. Plinth also reads bodies with other members, plain text, HTML and no body at all: the status decides.",
    schema: v.object({
      type: text,
      title: text,
      status: v.optional(int32),
      detail: text,
      instance: text,
      extensions: v.optional(v.looseObject({})),
    }),
    fields: {
      type: "Kind of problem, as a URI",
      title: "Its name",
      status: "The status code",
      detail: "What is wrong with this request",
      instance: "What was requested",
      extensions: "Further members",
    },
  },
} as const satisfies Readonly<Record<string, Component>>;

export type ComponentName = keyof typeof COMPONENTS;
