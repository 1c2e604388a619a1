import { sortedIndex } from "#core/lib/sorted-index.ts";
import { MAX_WALK } from "./default-takes.ts";
import type { LedgerPage, PageRequest } from "./ledger-page.ts";
import { credibleTotal, SeenItems, type KeyOf, type PagedList, positionAfter, sentBy } from "./paging.ts";
import { isRepeat, repeatingSince } from "./repeated-page.ts";

/** At least this many pages without new items are tolerated if the total is unknown. */
const MAX_STALE_PAGES = 20;

/**
 * The state of a list that is loaded page by page: requested, loaded and missing pages, and whether and how the list has ended. It sends
 * nothing itself: `next` returns the next request, and the scheduler reports it with `request`, then `receive`, `fail` or `withdraw`. The
 * scheduler (see `loadPages`) may send one request at a time or several, whose pages load in any order.
 * - Positions count, not items: the next Skip is skip + returned, whether or not the items are new. Repeated items are listed once.
 * Responses count, not requests: a page that is shorter than expected leaves a gap, which is requested next.
 * - The list ends at the largest total of any page (a smaller one may be wrong), and at an empty page. A plain array (E12) also ends at a
 * page that is shorter than Take or has no new items.
 * - A service that repeats the same page is given up on after three repetitions; one without a total also after twenty pages without new
 * items, if these are more than all pages before. A repeated page does not count towards the total, whatever Skip it reports.
 * - Beyond the limit nothing is requested, whatever the service announces.
 */
export class PageLedger<T> {
  readonly #seen: SeenItems<T>;
  readonly #limit: typeof MAX_WALK;
  #pages: LedgerPage<T>[] = [];
  /** The number of positions of a page, by its Take. */
  readonly #granted = new Map<number, number>();
  #requested = 0;
  #failed = 0;
  #count = 0;
  #total: number | null = null;
  #largestTotal = 0;
  #endedAt = Number.POSITIVE_INFINITY;
  /** Up to this position everything has loaded or failed, and so have the pages before this index. */
  #settled = { position: 0, index: 0 };
  /** The end of the last page with new items, and the number of pages since. */
  #news = { end: 0, stalePages: 0 };

  /** @param keyOf the key that identifies an item across pages */
  constructor(keyOf: KeyOf<T>, limit = MAX_WALK) {
    this.#seen = new SeenItems(keyOf);
    this.#limit = limit;
  }

  /** The requested pages, in the order of the list. */
  get pages(): readonly LedgerPage<T>[] {
    return this.#pages;
  }

  /** The number of pages in flight. */
  get requested(): number {
    return this.#requested;
  }

  /** The pages that failed, in the order of the list. */
  get failures(): readonly (PageRequest & { readonly error: unknown })[] {
    return this.#failed === 0 ? [] : this.#pages.filter((page) => page.status === "failed");
  }

  /** The number of different items loaded; items without a key are all different. */
  get count(): number {
    return this.#count;
  }

  /** The total of the latest page that had one; null if none did. */
  get total(): number | null {
    return this.#total;
  }

  /** The number of positions loaded without a gap from the start, whether or not their items were new. */
  get covered(): number {
    let covered = 0;
    for (const page of this.#pages) {
      if (page.skip > covered || page.status !== "loaded" || page.isRepeat) break;
      covered = Math.max(covered, page.skip + page.span);
    }
    return covered;
  }

  /** Whether nothing is missing, in flight or failed. */
  get isOver(): boolean {
    return this.#requested === 0 && this.#failed === 0 && this.next(1) === null;
  }

  /** Whether it is over below the latest total: the service stopped sending, or the limit is reached. */
  get endsEarly(): boolean {
    return this.isOver && (this.#isShort || this.isCut);
  }

  /** Whether more is missing, and is not requested because the limit is reached. */
  get isCut(): boolean {
    const at = this.#missing();
    return at !== null && this.#isFull(at);
  }

  /** The items in the order of the list, without duplicates. */
  items(): T[] {
    return this.#pages.flatMap((page) => (page.status === "loaded" ? page.items : []));
  }

  /**
   * The request for the first position that is neither loaded nor in flight; null if there is none, or if it depends on responses. Failed
   * pages are skipped until `reopen`.
   * @param take a Take without a response so far is tried alone, since the service may grant less
   */
  next(take: number): PageRequest | null {
    const skip = this.#missing();
    return skip === null || this.#isFull(skip) ? null : { skip, take };
  }

  /** The position of the next request, were there no limit. */
  #missing(): number | null {
    if (this.#pages.length === 0) return 0;
    // While the total is unknown, missing positions may be beyond the end.
    if (this.#total === null && this.#requested + this.#failed > 0) return null;
    let at = this.#settle();
    for (let index = this.#settled.index; index < this.#pages.length; index += 1) {
      const page = this.#pages[index];
      if (page === undefined || page.skip > at) break;
      if (page.status === "requested" && !this.#granted.has(page.take)) return null;
      at = Math.max(at, page.skip + page.span);
    }
    const end = this.#total === null ? this.#endedAt : Math.min(this.#endedAt, this.#largestTotal);
    return at < end ? at : null;
  }

  #isFull(position: number): boolean {
    return position >= this.#limit.items || this.#pages.length >= this.#limit.pages;
  }

  /** Records a request that is being sent. */
  request(request: PageRequest): void {
    this.#put({ ...request, status: "requested", span: this.#expected(request) });
  }

  /** Records the page that a request returned. */
  receive(request: PageRequest, list: PagedList<T>): void {
    const total = credibleTotal(list);
    if (total !== null) {
      this.#total = total;
      this.#largestTotal = Math.max(this.#largestTotal, total);
    }
    const { items, hasNews } = this.#seen.add(list.results);
    const end = positionAfter(request.skip, list);
    const span = end - request.skip;
    const index = this.#put({ ...request, status: "loaded", span, list, items, isRepeat: false });
    this.#count += items.length;
    // The last page does not indicate the size of the others.
    if (span > 0 && (this.#total === null || end < this.#total))
      this.#granted.set(request.take, Math.max(span, this.#granted.get(request.take) ?? 0));
    this.#news = hasNews ? { end, stalePages: 0 } : { ...this.#news, stalePages: this.#news.stalePages + 1 };
    this.#noteRepeat(index);
    this.#noteRepeat(index + 1);
    const lastEnd = this.#endsAt(request, list, end) ? end : Number.POSITIVE_INFINITY;
    this.#endedAt = Math.min(this.#endedAt, lastEnd, repeatingSince(this.#pages, index));
  }

  /** Records that a request failed. */
  fail(request: PageRequest, error: unknown): void {
    this.#put({ ...request, status: "failed", span: this.#expected(request), error });
  }

  /** Whether a page with this Skip has loaded, has failed or is in flight. */
  has(skip: number): boolean {
    return this.#pages[this.#indexOf(skip)]?.skip === skip;
  }

  /** Replaces a loaded page by one with the same items in another form. Returns whether they are the same; otherwise changes nothing. */
  replace(skip: number, list: PagedList<T>): boolean {
    const index = this.#indexOf(skip);
    const page = this.#pages[index];
    if (page?.status !== "loaded" || !this.#seen.areSame(page.list.results, list.results)) return false;
    const kept = new Set<T | undefined>(page.items);
    const items = list.results.filter((_, at) => kept.has(page.list.results[at]));
    this.#pages[index] = { ...page, list, items };
    return true;
  }

  /** Removes a cancelled request, or all requests in flight. */
  withdraw(skip?: number): void {
    this.#remove((page) => page.status === "requested" && (skip === undefined || page.skip === skip));
  }

  /** Lets `next` return failed pages again, and the rest after an early end. */
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
      if (page === undefined || page.status === "requested" || page.skip > position) break;
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
      this.#pages[index] = { ...page, isRepeat: isRepeat(page, before, this.#seen) };
  }

  /** Inserts a page, or replaces the entry with the same Skip. */
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
    if (status === "requested") this.#requested += change;
    if (status === "failed") this.#failed += change;
  }
}
