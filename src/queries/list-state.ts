import type { PageLedger } from "#api/page-ledger.ts";
import type { ListRows } from "./list-rows.ts";

/** How a list stands; another object whenever it stands otherwise. */
export type ListState<T> = {
  /** Its rows; with random access also those that have not come yet. The same object for as long as they are the same. */
  readonly rows: ListRows<T>;
  /** The items that have come, in the order of the service, each once. */
  readonly items: readonly T[];
  /** How many they are. */
  readonly count: number;
  /** How many there are: at the end as many as came, before it what the service says, or null. */
  readonly total: number | null;
  readonly hasMore: boolean;
  /** Whether the service has stopped sending below its total. */
  readonly endsEarly: boolean;
  readonly isFetching: boolean;
  /** Whether what `loadMore` asks for is under way. */
  readonly isLoadingMore: boolean;
  /** Why a page did not come; null where none failed. */
  readonly error: unknown;
  /** Whether the list has turned out to have another order in another culture, so that it has to begin anew. */
  readonly isOutdated: boolean;
};

type Asked = Pick<ListState<unknown>, "isLoadingMore" | "isOutdated"> & {
  readonly textError: unknown;
};

export const NOTHING_ASKED: Asked = {
  isLoadingMore: false,
  isOutdated: false,
  textError: null,
};

/** How a list stands by its ledger, and by what was asked besides. */
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
    // At the end it is clear how many there are, also where the data holds items more than once.
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
