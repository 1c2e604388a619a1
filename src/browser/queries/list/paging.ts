import { hashKey, queryOptions, type QueryKey } from "@tanstack/react-query";
import { rememberNames } from "#browser/storage/concept-names.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { conceptKey, type KeyOf, type PagedList } from "#core/api/paging/paging.ts";
import { type Scope, scopeKey } from "../scope/scope.ts";

type PagedQuery<T> = {
  readonly scope: Pick<Scope, "service">;
  /** Null for a list whose content does not depend on the culture. */
  readonly culture: string | null;
  /** Identifies the list among those of the service in this culture. */
  readonly key: QueryKey;
  /** The page size (Take). */
  readonly take: number;
  readonly keyOf: KeyOf<T>;
  /** Fetches one page. */
  readonly fetchPage: (page: PageRequest, signal: AbortSignal) => Promise<PagedList<T>>;
};

/**
 * A list that is paged by Skip and Take: each page is a query. `ListStore` decides which pages are requested, and derives the list from
 * them. Copes with services that cap or ignore Take, change their total between pages, repeat items, or stop early (see `PageLedger`).
 */
export function pagedQueryOptions<T>({ scope, culture, key, take, keyOf, fetchPage }: PagedQuery<T>) {
  const queryKey = [...scopeKey(scope, culture), ...key, { take }];
  return {
    /** The start of the key of each page. */
    queryKey,
    /** Identifies the list in all cultures. */
    listKey: hashKey([...scopeKey(scope, null), ...key, { take }]),
    take,
    keyOf,
    /** The query for the page that begins at this position. */
    page: (skip: number) =>
      queryOptions({
        queryKey: [...queryKey, { skip }],
        // Pages are replaced as a whole, and comparing large ones takes time.
        structuralSharing: false,
        queryFn: ({ signal }) => fetchPage({ skip, take }, signal),
      }),
  };
}

/** The result of `pagedQueryOptions`, for functions that accept any list. */
export type PagedQueryOptions<T> = ReturnType<typeof pagedQueryOptions<T>>;

type ConceptsQuery<T> = {
  readonly key: QueryKey;
  /** The kind of the items, whose names are remembered; null if they are not. */
  readonly kind: ConceptKind | null;
  /** Version GUID of the template that has the items, if they are properties. */
  readonly template?: string | null;
  /** Fetches one page of concepts with their names in a culture. */
  readonly fetchConcepts: (
    page: PageRequest & { readonly culture: string | null },
    signal: AbortSignal,
  ) => Promise<PagedList<T>>;
};

/** A list of concepts in the culture of the scope, page by page. Their names are remembered. */
export function conceptsQueryOptions<T extends ConceptSummary>(
  scope: Scope,
  { key, kind, template = null, fetchConcepts }: ConceptsQuery<T>,
) {
  const { service, culture, takes, isSecond = false } = scope;
  return pagedQueryOptions({
    scope,
    culture,
    key,
    take: takes.list,
    keyOf: conceptKey,
    fetchPage: async (page, signal) => {
      const list = await fetchConcepts({ culture, ...page }, signal);
      if (kind !== null && !isSecond) rememberNames(service, culture, kind, list.results, template);
      return list;
    },
  });
}
