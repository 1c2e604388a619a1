import * as v from "valibot";
import { conceptSummaryEntries, conceptSummarySchema, tidied } from "../concept-summary.ts";
import { fetcher } from "../http/client.ts";
import { optionalString, paged, record } from "../schema.ts";

/** One page of the classifications of the service, in their latest approved versions (E5). */
export const listClassifications = fetcher("E5", paged(conceptSummarySchema));

const codeEntries = {
  ...conceptSummaryEntries,
  defaultTechnicalDefinition: optionalString,
  technicalDefinition: optionalString,
  classNumber: optionalString,
  hasCodes: v.boolean(),
};

export const classificationCodeSchema = v.pipe(record(codeEntries), v.transform(tidied));

/** With what the service of a catalogue file sends beyond the interface; anything but `true` means nothing. */
const extendedCodeSchema = v.pipe(
  record({ ...codeEntries, isDeprecated: v.optional(v.fallback(v.boolean(), false)) }),
  v.transform(tidied),
);

/**
 * A classification code (2.4): a concept summary with definitions, a class number, and whether it has children; of a catalogue file also
 * whether it is deprecated.
 */
export type ClassificationCode = v.InferOutput<typeof extendedCodeSchema>;

/**
 * One page of the codes of a classification (E2): with a class number or a search term, the matching codes of any level; without either,
 * those of the first level. `versionGuid` is the classification's; some services also accept a code's.
 */
export const listClassificationCodes = fetcher("E2", paged(extendedCodeSchema));
