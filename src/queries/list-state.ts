import type { PageLedger } from "#api/paging/page-ledger.ts";
import type { ListRows } from "./list-rows.ts";

/** A snapshot of a list; a new object whenever anything in it changes. */
export type ListState<T> = {
  /** The rows of the list; in a sparse list they include rows that are not loaded yet. The same object until they change. */
  readonly rows: ListRows<T>;
  /** The loaded items without duplicates, in the order of the service. */
  readonly items: readonly T[];
  /** The number of loaded items. */
  readonly count: number;
  /** The total: the number of loaded items once the list is complete, before that the total reported by the service, or null. */
  readonly total: number | null;
  readonly hasMore: boolean;
  /** Whether the service stopped sending before its own total. */
  readonly endsEarly: boolean;
  readonly isFetching: boolean;
  /** Whether a request made by `loadMore` is in flight. */
  readonly isLoadingMore: boolean;
  /** The error of a page that failed; null if none did. */
  readonly error: unknown;
  /** Whether the list turned out to be ordered differently in the new culture, so that it has to be reloaded from the start. */
  readonly isOutdated: boolean;
};

type Asked = Pick<ListState<unknown>, "isLoadingMore" | "isOutdated"> & {
  readonly textError: unknown;
};

export const NOTHING_REQUESTED: Asked = {
  isLoadingMore: false,
  isOutdated: false,
  textError: null,
};

/** Derives the snapshot of a list from its ledger and its other requests. */
export function listState<T>(
  ledger: PageLedger<T>,
  rows: ListRows<T>,
  { textError, ...asked }: Asked,
): ListState<T> {
  const { count, total, isOver, endsEarly, failures } = ledger;
  const isWhole = isOver && !endsEarly;
  return {
    ...asked,
    rows,
    get items() {
      return rows.items;
    },
    count,
    // Once the list is complete, the number of loaded items is the total, even if the data contain duplicates.
    total: isWhole ? count : total,
    hasMore: !isOver && failures.length === 0,
    endsEarly,
    isFetching: ledger.asked > 0,
    error: failures[0]?.error ?? textError,
  };
}

export function isSameState<T>(a: ListState<T>, b: ListState<T>): boolean {
  return (
    a.rows === b.rows &&
    a.hasMore === b.hasMore &&
    a.isFetching === b.isFetching &&
    a.isLoadingMore === b.isLoadingMore &&
    a.error === b.error &&
    a.isOutdated === b.isOutdated
  );
}
