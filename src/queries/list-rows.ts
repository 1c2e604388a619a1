import type { LedgerPage, PageLedger, PageRequest } from "#api/page-ledger.ts";
import type { PagedList } from "#api/paging.ts";
import { sortedIndex } from "#lib/sorted-index.ts";

/**
 * The rows of a list as they stood at one moment. Dense, they are the items that have come; sparse, there is a row for each position up to
 * the total, whether or not it has come, and repeated items have none of their own.
 */
export class ListRows<T> {
  readonly length: number;
  readonly #pages: readonly (LedgerPage<T> & { status: "loaded" })[];
  /** The row with which each of the pages begins. */
  readonly #starts: readonly number[];
  #items: readonly T[] | null = null;

  constructor(ledger: PageLedger<T>, isSparse: boolean) {
    this.#pages = ledger.pages.filter((page) => page.status === "loaded");
    let [row, position] = [0, 0];
    this.#starts = this.#pages.map(({ skip, span, items }) => {
      const start = isSparse ? row + Math.max(0, skip - position) : row;
      row = start + items.length;
      position = skip + span;
      return start;
    });
    this.length = isSparse ? row + Math.max(0, (ledger.total ?? 0) - position) : row;
  }

  /** The item of a row; undefined where it has not come. */
  at(row: number): T | undefined {
    const index = this.#indexOf(row);
    return this.#pages[index]?.items[row - (this.#starts[index] ?? 0)];
  }

  /** The items that have come, in the order of the service, each once. */
  get items(): readonly T[] {
    return (this.#items ??= this.#pages.flatMap((page) => page.items));
  }

  /** The position in the list (a Skip) for which a row stands. */
  positionOf(row: number): number {
    const index = this.#indexOf(row);
    const page = this.#pages[index];
    if (page === undefined) return row;
    const behind = row - (this.#starts[index] ?? 0) - page.items.length;
    return behind < 0
      ? Math.min(page.skip + page.span - 1, page.skip + page.items.length + behind)
      : page.skip + page.span + behind;
  }

  /** The page that holds the row, or the last one before it. */
  #indexOf(row: number): number {
    return sortedIndex(this.#starts, (start) => start > row) - 1;
  }
}

/** Whether a page is what was asked for: neither cut down nor shifted, and of a list whose length is known and the same as before. */
export function isExact(
  { skip, take }: PageRequest,
  { shape, results, pagination }: PagedList<unknown>,
  totalBefore: number | null,
): boolean {
  if (shape === "array" || pagination?.total == null) return false;
  const expected = Math.max(0, Math.min(take, pagination.total - skip));
  return (
    (totalBefore ?? pagination.total) === pagination.total &&
    results.length === expected &&
    (pagination.returned ?? expected) === expected &&
    (pagination.skip ?? skip) === skip
  );
}
