import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { fetchAllPages, type WholeList } from "#core/api/paging/all-pages.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import { listClassifications } from "#core/api/resources/classifications.ts";

const TAKE = 500;

/** The client and culture of requests for names. */
export type Names = {
  readonly client: Client;
  readonly culture: string | null;
  readonly signal: AbortSignal;
};

/** The classifications of all pages. */
export async function allClassifications({
  client,
  culture,
  signal,
}: Names): Promise<WholeList<ConceptSummary>> {
  return fetchAllPages((page) => listClassifications(client, { culture, ...page }, signal), TAKE, conceptKey);
}
