import { conceptSummarySchema } from "../concept-summary.ts";
import { fetcher } from "../http/client.ts";
import { paged } from "../schema.ts";

/** One page of the latest, approved, shared construction objects (E3); with a search term, of those whose name matches. */
export const listConstructionObjects = fetcher("E3", paged(conceptSummarySchema));
