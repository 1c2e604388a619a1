import * as v from "valibot";
import { optionalString, record } from "./schema.ts";

/** The fields of a concept summary (2.3), also for types that extend it (2.4). */
export const conceptSummaryEntries = {
  guid: optionalString,
  versionGuid: optionalString,
  defaultName: optionalString,
  name: optionalString,
};

/**
 * Makes empty GUIDs null, since they identify nothing. Keeps one string instead of two for a name that equals the default name, as it mostly
 * does in the default language.
 */
export function tidied<T extends Record<keyof typeof conceptSummaryEntries, string | null>>(item: T): T {
  item.guid ||= null;
  item.versionGuid ||= null;
  if (item.defaultName === item.name) item.defaultName = item.name;
  return item;
}

/** A concept summary (2.3). */
export const conceptSummarySchema = v.pipe(record(conceptSummaryEntries), v.transform(tidied));

/** A concept summary (2.3): its GUIDs, its name in International English and its name in the requested culture. */
export type ConceptSummary = v.InferOutput<typeof conceptSummarySchema>;

/** The GUIDs that identify a concept: of its version, and of the concept in all its versions. */
export function conceptGuids({ versionGuid, guid }: Pick<ConceptSummary, "versionGuid" | "guid">): string[] {
  return [versionGuid, guid].flatMap((one) => one || []);
}
