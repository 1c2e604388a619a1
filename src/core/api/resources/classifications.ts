import * as v from "valibot";
import { conceptSummaryEntries, conceptSummarySchema, tidied } from "../concept-summary.ts";
import { fetcher } from "../http/client.ts";
import { optionalString, paged, record } from "../schema.ts";

/** One page of the classifications of the service, in their latest approved versions (E5). */
export const listClassifications = fetcher("E5", paged(conceptSummarySchema));

export const classificationCodeSchema = v.pipe(
  record({
    ...conceptSummaryEntries,
    defaultTechnicalDefinition: optionalString,
    technicalDefinition: optionalString,
    classNumber: optionalString,
    hasCodes: v.boolean(),
  }),
  v.transform(tidied),
);

/** A classification code (2.4): a concept summary with definitions, a class number, and whether it has children. */
export type ClassificationCode = v.InferOutput<typeof classificationCodeSchema>;

/**
 * One page of the codes of a classification (E2): with a class number or a search term, the matching codes of any level; without either,
 * those of the first level. `versionGuid` is the classification's; some services also accept a code's.
 */
export const listClassificationCodes = fetcher("E2", paged(classificationCodeSchema));
