import type { LedgerPage, PageRequest } from "#core/api/paging/ledger-page.ts";
import type { PageLedger } from "#core/api/paging/page-ledger.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import { sortedIndex } from "#core/lib/sorted-index.ts";

/**
 * The rows of a list at one moment. In a dense list they are the loaded items. In a sparse list there is one row for each position up to
 * the total, loaded or not; repeated items have no row of their own.
 */
export class ListRows<T> {
  readonly length: number;
  readonly #pages: readonly (LedgerPage<T> & { status: "loaded" })[];
  /** The first row of each page. */
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

  /** The item of a row; undefined if it has not been loaded. */
  at(row: number): T | undefined {
    const index = this.#indexOf(row);
    return this.#pages[index]?.items[row - (this.#starts[index] ?? 0)];
  }

  /** The loaded items without duplicates, in the order of the service. */
  get items(): readonly T[] {
    return (this.#items ??= this.#pages.flatMap((page) => page.items));
  }

  /** The position in the list (a Skip) that a row stands for. */
  positionOf(row: number): number {
    const index = this.#indexOf(row);
    const page = this.#pages[index];
    if (page === undefined) return row;
    const behind = row - (this.#starts[index] ?? 0) - page.items.length;
    return behind < 0
      ? Math.min(page.skip + page.span - 1, page.skip + page.items.length + behind)
      : page.skip + page.span + behind;
  }

  /** The index of the page that holds the row, or of the last page before it. */
  #indexOf(row: number): number {
    return sortedIndex(this.#starts, (start) => start > row) - 1;
  }
}

/** Whether a page is exactly the one requested (neither capped nor shifted), from a list whose total is known and unchanged. */
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
