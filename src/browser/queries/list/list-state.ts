import type { PageLedger } from "#core/api/paging/page-ledger.ts";
import type { ListRows } from "./list-rows.ts";

/** A snapshot of a list; a new object whenever anything in it changes. */
export type ListState<T> = {
  /** Whether a page has loaded, ever. */
  readonly isLoaded: boolean;
  /** The rows of the list; in a sparse list they include rows that are not loaded yet. The same object until they change. */
  readonly rows: ListRows<T>;
  /** The loaded items without duplicates, in the order of the service. */
  readonly items: readonly T[];
  /** The number of loaded items. */
  readonly count: number;
  /** The total: the number of loaded items once the list is complete, before that the total reported by the service, or null. */
  readonly total: number | null;
  readonly hasMore: boolean;
  /** Whether items are missing: the service stopped sending before its own total, or the limit of a list is reached. */
  readonly endsEarly: boolean;
  /** Whether the limit of a list is reached. */
  readonly isCut: boolean;
  readonly isFetching: boolean;
  /** Whether a request made by `loadMore` is in flight. */
  readonly isLoadingMore: boolean;
  /** The error of a page that failed; null if none did. */
  readonly error: unknown;
  /** Whether the list is being loaded from the start again; until then, this is what was loaded before. */
  readonly isReloading: boolean;
};

type Requested = Pick<ListState<unknown>, "isLoaded" | "isLoadingMore" | "isReloading"> & {
  /** The error of a request for what is shown in another form. */
  readonly otherError: unknown;
};

/** Derives the snapshot of a list from its ledger and its other requests. */
export function listState<T>(
  ledger: PageLedger<T>,
  rows: ListRows<T>,
  { otherError, ...requested }: Requested,
): ListState<T> {
  const { count, total, isOver, endsEarly, isCut, failures } = ledger;
  const isWhole = isOver && !endsEarly;
  return {
    ...requested,
    rows,
    get items() {
      return rows.items;
    },
    count,
    // Once the list is complete, the number of loaded items is the total, even if the data contain duplicates.
    total: isWhole ? count : total,
    hasMore: !isOver && failures.length === 0,
    endsEarly,
    isCut,
    isFetching: ledger.requested > 0 || requested.isReloading,
    error: failures[0]?.error ?? otherError,
  };
}

export function isSameState<T>(a: ListState<T>, b: ListState<T>): boolean {
  return (
    a.rows === b.rows &&
    a.isLoaded === b.isLoaded &&
    a.hasMore === b.hasMore &&
    a.isFetching === b.isFetching &&
    a.isLoadingMore === b.isLoadingMore &&
    a.error === b.error &&
    a.isReloading === b.isReloading
  );
}
