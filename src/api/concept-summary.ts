import type * as v from "valibot";
import { optionalString, record } from "./schema.ts";

/** The fields of a concept summary (2.3), for the items that have more of them (2.4). */
export const conceptSummaryEntries = {
  guid: optionalString,
  versionGuid: optionalString,
  defaultName: optionalString,
  name: optionalString,
};

/** A concept summary (2.3). */
export const conceptSummarySchema = record(conceptSummaryEntries);

/** A concept summary (2.3): its GUIDs, its name in International English and its name in the requested culture. */
export type ConceptSummary = v.InferOutput<typeof conceptSummarySchema>;
