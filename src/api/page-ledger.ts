import { sortedIndex } from "#lib/sorted-index.ts";
import { isAsAsked, isRepeat, repeatingSince } from "./repeated-page.ts";
import { credibleTotal, KnownItems, type KeyOf, type PagedList, positionAfter, sentBy } from "./paging.ts";

/** Skip and Take of one page. */
export type PageRequest = { readonly skip: number; readonly take: number };

type LoadedPage<T> = {
  readonly status: "loaded";
  readonly list: PagedList<T>;
  /** The items of it that no earlier page contained. */
  readonly items: readonly T[];
  /** Whether it is the page in front of it once more: the sign of a service that takes no notice of Skip. */
  readonly isRepeat: boolean;
};

/** A page in the ledger: `span` positions of the list from `skip` on; as many as are expected until it has come. */
export type LedgerPage<T> = PageRequest & { readonly span: number } & (
    | { readonly status: "asked" }
    | { readonly status: "failed"; readonly error: unknown }
    | LoadedPage<T>
  );

/** So many pages without anything new are put up with at least, where no total tells how long the list is. */
const MAX_STALE_PAGES = 20;

/**
 * What is known of one list that is asked for page by page: what was asked for, what came, what is missing, whether it has ended, and how.
 * It sends nothing itself: `next` names the next request, and whoever sends that reports it with `ask`, then `receive`, `fail` or
 * `withdraw`. Whether one request is under way or several, whose pages come in any order, is up to the scheduler: see `PageLoader`.
 *
 * - Positions count, not items: the next Skip is skip + returned, whatever of the page had come before. Repeated items are listed once.
 *   What was sent is believed, not what was asked for: a page that is shorter than expected leaves a gap, and that is asked for next.
 * - The list ends at the largest total that any page gave (one that shrank may be wrong), and at a page that returned nothing. A plain
 *   array (E12) also ends at a page that is shorter than Take or contains nothing new.
 * - A service that sends the same page again and again is given up after three repetitions; one without a total also when it has sent
 *   nothing new for twenty pages, and for longer than all that came before.
 */
export class PageLedger<T> {
  readonly #known: KnownItems<T>;
  #pages: LedgerPage<T>[] = [];
  /** How many positions a page has, by its Take. */
  readonly #granted = new Map<number, number>();
  #asked = 0;
  #failed = 0;
  #count = 0;
  #total: number | null = null;
  #largestTotal = 0;
  #endedAt = Number.POSITIVE_INFINITY;
  /** Up to this position everything has come or failed; so have the pages before that index. */
  #settled = { position: 0, index: 0 };
  /** Where the last page with something new ended, and how many have come since. */
  #news = { end: 0, stalePages: 0 };

  /** @param keyOf what makes an item the same item when it comes twice */
  constructor(keyOf: KeyOf<T>) {
    this.#known = new KnownItems(keyOf);
  }

  /** The pages that were asked for, in the order of the list. */
  get pages(): readonly LedgerPage<T>[] {
    return this.#pages;
  }

  /** How many pages are under way. */
  get asked(): number {
    return this.#asked;
  }

  /** The pages that failed, in the order of the list. */
  get failures(): readonly { readonly skip: number; readonly error: unknown }[] {
    return this.#failed === 0 ? [] : this.#pages.filter((page) => page.status === "failed");
  }

  /** How many different items have come; without a key each is different. */
  get count(): number {
    return this.#count;
  }

  /** The latest total that a page gave, or null when none did. */
  get total(): number | null {
    return this.#total;
  }

  /** How many positions at the beginning of the list have come without a gap, whether or not their items were new. */
  get covered(): number {
    let covered = 0;
    for (const page of this.#pages) {
      if (page.skip > covered || page.status !== "loaded" || (page.isRepeat && !isAsAsked(page))) break;
      covered = Math.max(covered, page.skip + page.span);
    }
    return covered;
  }

  /** Whether there is nothing left to ask for: nothing missing, nothing under way, nothing failed. */
  get isOver(): boolean {
    return this.#asked === 0 && this.#failed === 0 && this.next(1) === null;
  }

  /** Whether it is over, but below the latest total: the service sends no more. */
  get endsEarly(): boolean {
    return this.isOver && this.#isShort;
  }

  /** The items in the order of the list, each once. */
  items(): T[] {
    return this.#pages.flatMap((page) => (page.status === "loaded" ? page.items : []));
  }

  /**
   * The request for the first position that has not come and is not under way; null when there is none, or when none can be told before
   * more has come. What failed is left out until `reopen`.
   * @param take a Take that no page has answered yet is tried alone, since nobody knows how much of it the service grants
   */
  next(take: number): PageRequest | null {
    if (this.#pages.length === 0) return { skip: 0, take };
    // While the total is unknown, whatever is missing may be behind the end.
    if (this.#total === null && this.#asked + this.#failed > 0) return null;
    let at = this.#settle();
    for (let index = this.#settled.index; index < this.#pages.length; index += 1) {
      const page = this.#pages[index];
      if (page === undefined || page.skip > at) break;
      if (page.status === "asked" && !this.#granted.has(page.take)) return null;
      at = Math.max(at, page.skip + page.span);
    }
    const end = this.#total === null ? this.#endedAt : Math.min(this.#endedAt, this.#largestTotal);
    return at < end ? { skip: at, take } : null;
  }

  /** Enters a request that is being sent. */
  ask(request: PageRequest): void {
    this.#put({ ...request, status: "asked", span: this.#expected(request) });
  }

  /** Enters the page that a request has returned. */
  receive(request: PageRequest, list: PagedList<T>): void {
    const total = credibleTotal(list);
    if (total !== null) {
      this.#total = total;
      this.#largestTotal = Math.max(this.#largestTotal, total);
    }
    const { items, hasNews } = this.#known.add(list.results);
    const end = positionAfter(request.skip, list);
    const span = end - request.skip;
    const index = this.#put({ ...request, status: "loaded", span, list, items, isRepeat: false });
    this.#count += items.length;
    // The last page says nothing of how large the others are.
    if (span > 0 && (this.#total === null || end < this.#total))
      this.#granted.set(request.take, Math.max(span, this.#granted.get(request.take) ?? 0));
    this.#news = hasNews ? { end, stalePages: 0 } : { ...this.#news, stalePages: this.#news.stalePages + 1 };
    this.#noteRepeat(index);
    this.#noteRepeat(index + 1);
    const lastEnd = this.#endsAt(request, list, end) ? end : Number.POSITIVE_INFINITY;
    this.#endedAt = Math.min(this.#endedAt, lastEnd, repeatingSince(this.#pages, index));
  }

  /** Enters that a request has failed. */
  fail(request: PageRequest, error: unknown): void {
    this.#put({ ...request, status: "failed", span: this.#expected(request), error });
  }

  /** Whether a page with this Skip has come, has failed or is under way. */
  has(skip: number): boolean {
    return this.#pages[this.#indexOf(skip)]?.skip === skip;
  }

  /** Puts a page that has come in the place of one with the same items in another form. Returns whether they are the same, else does nothing. */
  replace(skip: number, list: PagedList<T>): boolean {
    const index = this.#indexOf(skip);
    const page = this.#pages[index];
    if (page?.status !== "loaded" || !this.#known.areSame(page.list.results, list.results)) return false;
    const kept = new Set<T | undefined>(page.items);
    const items = list.results.filter((_, place) => kept.has(page.list.results[place]));
    this.#pages[index] = { ...page, list, items };
    return true;
  }

  /** Forgets a request, or all that are under way, because it was cancelled. */
  withdraw(skip?: number): void {
    this.#remove((page) => page.status === "asked" && (skip === undefined || page.skip === skip));
  }

  /** Lets `next` name again what failed, and what lies behind an early end. */
  reopen(): void {
    this.#remove((page) => page.status === "failed");
    if (!this.#isShort) return;
    this.#endedAt = Number.POSITIVE_INFINITY;
    this.#remove((page) => page.span === 0 || (page.status === "loaded" && page.isRepeat));
  }

  get #isShort(): boolean {
    return this.#total !== null && this.covered < this.#total;
  }

  #expected({ take }: PageRequest): number {
    return this.#granted.get(take) ?? take;
  }

  #settle(): number {
    let { position, index } = this.#settled;
    for (; ; index += 1) {
      const page = this.#pages[index];
      if (page === undefined || page.status === "asked" || page.skip > position) break;
      position = Math.max(position, page.skip + page.span);
    }
    this.#settled = { position, index };
    return position;
  }

  #endsAt({ take }: PageRequest, list: PagedList<T>, end: number): boolean {
    const { end: newsEnd, stalePages } = this.#news;
    if (sentBy(list) === 0) return true;
    if (list.shape === "array") return list.results.length < take || stalePages > 0;
    return this.#total === null && stalePages > MAX_STALE_PAGES && end > 2 * newsEnd;
  }

  #noteRepeat(index: number): void {
    const [before, page] = [this.#pages[index - 1], this.#pages[index]];
    if (before?.status === "loaded" && page?.status === "loaded")
      this.#pages[index] = { ...page, isRepeat: isRepeat(page, before, this.#known) };
  }

  /** Puts a page in its place, which may be that of an earlier entry for the same Skip. */
  #put(page: LedgerPage<T>): number {
    const index = this.#indexOf(page.skip);
    const before = this.#pages[index];
    const isKnown = before?.skip === page.skip;
    if (isKnown) this.#tally(before, -1);
    this.#pages.splice(index, isKnown ? 1 : 0, page);
    this.#tally(page, 1);
    return index;
  }

  #indexOf(skip: number): number {
    return sortedIndex(this.#pages, (page) => page.skip >= skip);
  }

  #remove(isGone: (page: LedgerPage<T>) => boolean): void {
    for (const page of this.#pages) if (isGone(page)) this.#tally(page, -1);
    this.#pages = this.#pages.filter((page) => !isGone(page));
    this.#settled = { position: 0, index: 0 };
  }

  #tally({ status }: LedgerPage<T>, change: 1 | -1): void {
    if (status === "asked") this.#asked += change;
    if (status === "failed") this.#failed += change;
  }
}
