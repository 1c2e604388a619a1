import type { QueryKey } from "@tanstack/react-query";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { conceptKey, dedupe, type PagedList } from "#api/paging/paging.ts";
import { pagedQueryOptions } from "./paging.ts";

type WholeList = {
  readonly queryKey: QueryKey;
  readonly fetchList: (signal: AbortSignal) => Promise<PagedList<ConceptSummary>>;
};

/**
 * A list without paging, since its operation has no Skip and Take (E13, E14), as a paged list with a single page. No further page is
 * requested, even if the service reports a larger total.
 */
export function wholeListQueryOptions({ queryKey, fetchList }: WholeList) {
  return pagedQueryOptions<ConceptSummary>({
    queryKey,
    take: 1,
    keyOf: conceptKey,
    fetchPage: async (skip, take, signal) => {
      if (skip > 0) return { shape: "paged", results: [], pagination: null };
      const list = await fetchList(signal);
      const results = dedupe(list.results, conceptKey);
      const total = Math.max(results.length, list.pagination?.total ?? 0);
      return { shape: "paged", results, pagination: { total, take, skip, returned: results.length } };
    },
  });
}
