import type { Client } from "./client.ts";
import { conceptSummarySchema, type ConceptSummary } from "./concept-summary.ts";
import type { PagedList, PageParams } from "./paging.ts";
import { paged } from "./schema.ts";

/** What E3 answers with. */
const constructionObjectsSchema = paged(conceptSummarySchema);

export type ListConstructionObjectsParams = PageParams & {
  /** A construction object's name. */
  searchTerm?: string | null | undefined;
  culture?: string | null | undefined;
};

/** One page of the latest, approved, shared construction objects whose name matches (E3). */
export function listConstructionObjects(
  client: Client,
  params: ListConstructionObjectsParams,
  signal?: AbortSignal,
): Promise<PagedList<ConceptSummary>> {
  return client.request(
    {
      operation: "E3",
      method: "GET",
      path: "/templates-management/api/v2/construction-objects",
      query: {
        Skip: params.skip,
        Take: params.take,
        SearchTerm: params.searchTerm,
        Culture: params.culture,
      },
      schema: constructionObjectsSchema,
    },
    signal,
  );
}
