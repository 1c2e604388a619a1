import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { TableOf } from "./output.ts";

/** A list of concepts. */
export const CONCEPTS: TableOf<ConceptSummary> = {
  headers: ["Name", "Default name", "Version GUID"],
  rowsOf: ({ name, defaultName, versionGuid }) => [[name, defaultName, versionGuid]],
};
