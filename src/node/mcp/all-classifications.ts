import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { fetchAllPages, type WholeList } from "#core/api/paging/all-pages.ts";
import { MAX_SEARCHED, MAX_SEARCHED_CLASSIFICATIONS } from "#core/api/paging/default-takes.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import { listClassifications } from "#core/api/resources/classifications.ts";

const LIMIT = { ...MAX_SEARCHED, items: MAX_SEARCHED_CLASSIFICATIONS };

/** The client and culture of requests for names. */
export type Names = {
  readonly client: Client;
  readonly culture: string | null;
  readonly signal: AbortSignal;
};

/** The classifications of all pages, as many as are searched. */
export async function allClassifications({
  client,
  culture,
  signal,
}: Names): Promise<WholeList<ConceptSummary>> {
  return fetchAllPages(
    (page) => listClassifications(client, { culture, ...page }, signal),
    LIMIT.items,
    conceptKey,
    LIMIT,
  );
}
