import type { LedgerPage, PageRequest } from "#core/api/paging/ledger-page.ts";
import { PageLedger } from "#core/api/paging/page-ledger.ts";
import type { KeyOf, PagedList } from "#core/api/paging/paging.ts";
import { isExact, ListRows } from "./list-rows.ts";

/** Shorter lists load just as fast sequentially. */
const MIN_SPARSE_PAGES = 6;
/** Browsers limit the height of an element to some million pixels. */
const MAX_SPARSE_ROWS = 300_000;

type LoadedPage<T> = LedgerPage<T> & { readonly status: "loaded" };

/**
 * The pages of a list so far: its ledger, whether any other page can be requested by its Skip, and which pages still have the texts of the
 * previous culture.
 */
export class ListPages<T> {
  readonly #keyOf: KeyOf<T>;
  readonly #take: number;
  readonly #old = new Set<PagedList<T> | T>();
  #ledger: PageLedger<T>;
  /** Whether every page so far was exact (see `isExact`). */
  #isExact = true;
  #isLoaded = false;

  constructor(keyOf: KeyOf<T>, take: number) {
    this.#keyOf = keyOf;
    this.#take = take;
    this.#ledger = new PageLedger(keyOf);
  }

  get ledger(): PageLedger<T> {
    return this.#ledger;
  }

  /** Whether a page has loaded, ever. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  get loaded(): readonly LoadedPage<T>[] {
    return this.#ledger.pages.filter((page) => page.status === "loaded");
  }

  /** Whether the list is long, and its service honours Skip and Take. */
  get isSparse(): boolean {
    const { total } = this.#ledger;
    return (
      this.#isExact &&
      total !== null &&
      total > (MIN_SPARSE_PAGES - 1) * this.#take &&
      total <= MAX_SPARSE_ROWS
    );
  }

  /** Whether some texts are of the previous culture. */
  get hasOldTexts(): boolean {
    return this.#old.size > 0;
  }

  /** The pages that have the texts of the previous culture. */
  get old(): readonly LoadedPage<T>[] {
    return this.hasOldTexts ? this.loaded.filter(({ list }) => this.#old.has(list)) : [];
  }

  /** Whether an item or a page has the texts of the previous culture. */
  isOld(itemOrPage: T | PagedList<T>): boolean {
    return this.#old.has(itemOrPage);
  }

  rows(): ListRows<T> {
    return new ListRows(this.#ledger, this.isSparse);
  }

  /** Adds a page; returns whether positions cannot be trusted any more because of it. */
  enter(request: PageRequest, list: PagedList<T>): boolean {
    const wasSparse = this.isSparse;
    const { total, count } = this.#ledger;
    this.#ledger.receive(request, list);
    this.#isLoaded = true;
    const hasNews = this.#ledger.count > count;
    // A service that ignores Skip returns items that are already loaded.
    this.#isExact &&= isExact(request, list, total) && (hasNews || list.results.length === 0);
    return wasSparse && !this.isSparse;
  }

  /** Takes over pages of the same list in another culture. */
  adopt(pages: readonly LoadedPage<T>[]): void {
    for (const { skip, take, list } of pages) {
      this.enter({ skip, take }, list);
      for (const one of [list, ...list.results]) this.#old.add(one);
    }
  }

  /** Replaces a page by the one with the texts of this culture. Returns whether it has the same items; otherwise changes nothing. */
  replace(skip: number, list: PagedList<T>): boolean {
    const before = this.loaded.find((page) => page.skip === skip);
    if (before === undefined || !this.#ledger.replace(skip, list)) return false;
    for (const one of [before.list, ...before.list.results]) this.#old.delete(one);
    return true;
  }

  /** Begins the list anew with its first page; returns the Skips of the pages that are dropped. */
  begin(request: PageRequest, list: PagedList<T>): readonly number[] {
    this.#old.clear();
    this.#isExact = true;
    return this.#dropping(() => {
      this.#ledger = new PageLedger(this.#keyOf);
      this.enter(request, list);
    });
  }

  /** Drops all pages but those that follow the first one without a gap; returns their Skips. */
  dropScattered(): readonly number[] {
    const { covered } = this.#ledger;
    const kept = this.loaded.filter(({ skip }) => skip < covered);
    return this.#dropping(() => {
      this.#ledger = new PageLedger(this.#keyOf);
      for (const page of kept) this.#ledger.receive(page, page.list);
    });
  }

  /** Lets failed pages, and the rest after an early end, be requested again; returns the Skips of the pages that are dropped. */
  reopen(): readonly number[] {
    return this.#dropping(() => this.#ledger.reopen());
  }

  #dropping(change: () => void): readonly number[] {
    const before = this.loaded;
    change();
    return before.flatMap(({ skip }) => (this.#ledger.has(skip) ? [] : skip));
  }
}
