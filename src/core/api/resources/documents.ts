import * as v from "valibot";
import { conceptSummaryEntries, type ConceptSummary, tidied } from "../concept-summary.ts";
import { fetcher } from "../http/client.ts";
import { optionalString, plainArrayOrPaged, record } from "../schema.ts";

/** A concept reference (2.6), converted to a concept summary by renaming `guid`. */
export const conceptReferenceSchema = v.pipe(
  record({ ...conceptSummaryEntries, conceptGuid: optionalString }),
  v.transform(({ conceptGuid, ...summary }): ConceptSummary =>
    tidied({ ...summary, guid: conceptGuid || summary.guid }),
  ),
);

/** One page of the latest, approved, shared templates of a document (E12): a plain array, or a `PagedList`. */
export const listDocumentTemplates = fetcher("E12", plainArrayOrPaged(conceptReferenceSchema));
