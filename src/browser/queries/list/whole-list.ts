import type { QueryKey } from "@tanstack/react-query";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey, dedupe, type PagedList } from "#core/api/paging/paging.ts";
import type { Scope } from "../scope/scope.ts";
import { conceptsQueryOptions } from "./paging.ts";

type WholeList = {
  readonly key: QueryKey;
  /** The kind of the items, whose names are remembered; null if they are not. */
  readonly kind: ConceptKind | null;
  readonly fetchList: (signal: AbortSignal) => Promise<PagedList<ConceptSummary>>;
};

/**
 * A list without paging, since its operation has no Skip and Take (E13, E14), as a paged list with a single page. No further page is
 * requested, even if the service reports a larger total.
 */
export function wholeListQueryOptions(scope: Scope, { key, kind, fetchList }: WholeList) {
  return conceptsQueryOptions(scope, {
    key,
    kind,
    fetchConcepts: async ({ skip, take }, signal) => {
      if (skip > 0) return { shape: "paged", results: [], pagination: null };
      const list = await fetchList(signal);
      const results = dedupe(list.results, conceptKey);
      const total = Math.max(results.length, list.pagination?.total ?? 0);
      return { shape: "paged", results, pagination: { total, take, skip, returned: results.length } };
    },
  });
}
