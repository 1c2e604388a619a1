import { type LedgerPage, PageLedger, type PageRequest } from "#api/paging/page-ledger.ts";
import type { KeyOf, PagedList } from "#api/paging/paging.ts";
import { createStore, type Store } from "#lib/store.ts";
import { type FetchedPage, isOfOldCulture } from "./culture-switch.ts";
import { isExact, ListRows } from "./list-rows.ts";
import { isSameState, type ListState, listState, NOTHING_REQUESTED } from "./list-state.ts";
import { RunningRequests, type RequestReason } from "./running-requests.ts";
import { NEAR, ViewPages } from "./view-pages.ts";

/** Fetches one page of a list. */
export type FetchPage<T> = (skip: number, take: number, signal: AbortSignal) => Promise<PagedList<T>>;

type Wanted = { readonly request: PageRequest; readonly reason: RequestReason };

/** Concurrent requests. */
const PARALLEL = 3;
/** Shorter lists load just as fast sequentially. */
const MIN_SPARSE_PAGES = 6;
/** Browsers limit the height of an element to some million pixels. */
const MAX_SPARSE_ROWS = 300_000;

/**
 * A list in the query cache, with the requests for more of it: for the rows in view, for the next page when the end comes near, for a 'Load
 * more' button, or for all of it. A long list of a service that honours Skip and Take is sparse: any page is fetched as it scrolls into
 * view. Other lists are fetched sequentially.
 */
export class ListStore<T> {
  readonly take: number;
  readonly state: Store<ListState<T>>;
  readonly #keyOf: KeyOf<T>;
  readonly #view: ViewPages;
  readonly #running = new RunningRequests();
  readonly #arrivals = new Set<(items: readonly T[]) => void>();
  #ledger: PageLedger<T>;
  #users: readonly { readonly fetchPage: FetchPage<T> }[] = [];
  /** Whether every page so far was exact (see `isExact`), so that any other page can be requested by its Skip. */
  #isExact = true;
  #lastInView = -1;
  #hasOtherRows = false;
  #isMoreWanted = false;
  /** The number of callers of `loadAll` that are still active. */
  #allWanted = 0;
  #isOutdated = false;
  readonly #isCarriedOver: boolean;
  /** The error of a page that failed to load in the new culture. */
  #textError: unknown = null;

  constructor(take: number, keyOf: KeyOf<T>, pages: readonly FetchedPage<T>[]) {
    this.take = take;
    this.#keyOf = keyOf;
    this.#view = new ViewPages(take, () => this.#update());
    this.#ledger = new PageLedger(keyOf);
    for (const { request, list } of pages) this.#enter(request, list);
    this.#isCarriedOver = pages.some(({ list }) => isOfOldCulture(list));
    this.state = createStore(
      listState(this.#ledger, new ListRows(this.#ledger, this.#isSparse()), NOTHING_REQUESTED),
    );
  }

  /** The loaded pages. */
  get pages(): FetchedPage<T>[] {
    return this.#ledger.pages.flatMap((page) =>
      page.status === "loaded" ? [{ request: page, list: page.list }] : [],
    );
  }

  /** A copy of this list with other pages. */
  withPages(pages: readonly FetchedPage<T>[]): ListStore<T> {
    return new ListStore(this.take, this.#keyOf, pages);
  }

  /** Starts using the list; returns a function that ends the use. When the last use ends, pending requests are cancelled. */
  use(fetchPage: FetchPage<T>): () => void {
    const user = { fetchPage };
    this.#users = [...this.#users, user];
    this.#update();
    return () => {
      this.#users = this.#users.filter((other) => other !== user);
      if (this.#users.length > 0) return;
      this.#isMoreWanted = false;
      this.#lastInView = -1;
      this.#view.clear();
      this.#cancel(() => true);
      this.#publish();
    };
  }

  /** Calls the listener with the items already loaded, then with each new batch; returns a function that unsubscribes. */
  readonly listen = (listener: (items: readonly T[]) => void): (() => void) => {
    listener(this.state.get().items);
    this.#arrivals.add(listener);
    return () => void this.#arrivals.delete(listener);
  };

  /** Records the range of rows in view, inclusive. */
  readonly look = (first: number, last: number): void => {
    const { rows } = this.state.get();
    this.#lastInView = last;
    this.#view.look(rows.positionOf(first), rows.positionOf(last), performance.now());
    this.#cancel((skip, reason) => reason === "view" && this.#isSparse() && !this.#view.isNear(skip));
    this.#update();
  };

  /** Fetches the first missing page. */
  readonly loadMore = (): void => {
    this.#isMoreWanted = true;
    this.#update();
  };

  /** Fetches all missing pages; returns a function that withdraws the request. An error pauses loading until `retry`. */
  readonly loadAll = (): (() => void) => {
    this.#allWanted += 1;
    this.#update();
    return () => {
      this.#allWanted -= 1;
      if (this.#allWanted > 0) return;
      this.#cancel((_, reason) => reason === "all");
      this.#update();
    };
  };

  /** Requests failed pages again, or the rest of a list that ended early. */
  readonly retry = (): void => {
    const { failures, covered } = this.#ledger;
    // In a sparse list, a failed page is requested again as soon as it is in view.
    const isNext = failures.every(({ skip }) => skip === covered && !this.#view.isInView(skip, this.take));
    this.#isMoreWanted = this.#textError === null && (!this.#isSparse() || isNext);
    this.#textError = null;
    this.#ledger.reopen();
    this.#update();
  };

  /** Whether the end of a sequential list is about to scroll into view. */
  get #isNearEnd(): boolean {
    return !this.#isSparse() && this.#lastInView >= Math.max(0, this.#ledger.count - NEAR);
  }

  #isSparse(): boolean {
    const { total } = this.#ledger;
    return (
      this.#isExact &&
      total !== null &&
      total > (MIN_SPARSE_PAGES - 1) * this.take &&
      total <= MAX_SPARSE_ROWS
    );
  }

  /** Sends the wanted requests, up to the limit of concurrent requests. */
  #update(): void {
    const fetchPage = this.#users.at(-1)?.fetchPage;
    while (fetchPage !== undefined && this.#running.size < PARALLEL) {
      const wanted = this.#choose();
      if (wanted === null) break;
      const signal = this.#running.begin(wanted.request.skip, wanted.reason);
      if (wanted.reason !== "text") this.#ledger.ask(wanted.request);
      void this.#load(wanted, fetchPage, signal);
    }
    this.#publish();
  }

  #choose(): Wanted | null {
    const { take } = this;
    const mayBeOld = this.#isCarriedOver && this.#textError === null;
    const old = mayBeOld ? this.#ledger.pages.find((page) => this.#isOldInView(page)) : undefined;
    if (old !== undefined) return { request: old, reason: "text" };
    const failed = this.#ledger.failures.length;
    // One failing page does not block the others; a service that keeps failing is left alone.
    if (this.#isSparse() && failed < PARALLEL) {
      const skip = this.#view.wanted(this.#ledger.total ?? 0).find((skip) => !this.#ledger.has(skip));
      if (skip !== undefined) return { request: { skip, take }, reason: "view" };
    }
    const reason = this.#allWanted > 0 ? "all" : "more";
    const isWanted = this.#isMoreWanted || this.#allWanted > 0 || this.#isNearEnd;
    if (!isWanted || failed > 0 || this.#running.isWanted(reason)) return null;
    const request = this.#ledger.next(take);
    // Nothing is missing any more.
    if (request === null && this.#ledger.asked === 0) this.#isMoreWanted = false;
    return request === null ? null : { request, reason };
  }

  #isOldInView(page: LedgerPage<T>): boolean {
    return (
      page.status === "loaded" &&
      this.#view.isInView(page.skip, page.span) &&
      isOfOldCulture(page.list) &&
      !this.#running.has(page.skip)
    );
  }

  async #load({ request, reason }: Wanted, fetchPage: FetchPage<T>, signal: AbortSignal): Promise<void> {
    const { skip, take } = request;
    try {
      const list = await fetchPage(skip, take, signal);
      if (signal.aborted) return;
      this.#running.end(skip);
      if (reason === "text") this.#isOutdated ||= !this.#ledger.replace(skip, list);
      else this.#arrive({ skip, take }, list, reason);
    } catch (error) {
      if (signal.aborted) return;
      this.#running.end(skip);
      if (reason === "text") this.#textError = error;
      else this.#ledger.fail({ skip, take }, error);
      this.#isMoreWanted = false;
    }
    this.#hasOtherRows = true;
    this.#update();
  }

  #arrive(request: PageRequest, list: PagedList<T>, reason: RequestReason): void {
    if (reason === "more") this.#isMoreWanted = false;
    const wasSparse = this.#isSparse();
    const fresh = this.#enter(request, list);
    for (const tell of this.#arrivals) tell(fresh);
    if (!wasSparse || this.#isSparse()) return;
    // Positions can no longer be trusted, except for pages that follow the first one without a gap.
    this.#cancel(() => true);
    this.#lastInView = -1;
    const { covered } = this.#ledger;
    const kept = this.pages.filter((page) => page.request.skip < covered);
    this.#ledger = new PageLedger(this.#keyOf);
    for (const page of kept) this.#ledger.receive(page.request, page.list);
  }

  /** Adds a page to the ledger; returns the items that are new. */
  #enter(request: PageRequest, list: PagedList<T>): readonly T[] {
    const { total, count } = this.#ledger;
    this.#ledger.receive(request, list);
    const hasNews = this.#ledger.count > count;
    // A service that ignores Skip returns items that are already loaded.
    this.#isExact &&= isExact(request, list, total) && (hasNews || list.results.length === 0);
    return hasNews ? list.results : [];
  }

  #cancel(isMeant: (skip: number, reason: RequestReason) => boolean): void {
    for (const { skip, reason } of this.#running.cancel(isMeant))
      if (reason !== "text") this.#ledger.withdraw(skip);
  }

  #publish(): void {
    const before = this.state.get();
    const rows = this.#hasOtherRows ? new ListRows(this.#ledger, this.#isSparse()) : before.rows;
    this.#hasOtherRows = false;
    const state = listState(this.#ledger, rows, {
      isLoadingMore: this.#running.isWanted("more"),
      textError: this.#textError,
      isOutdated: this.#isOutdated,
    });
    if (!isSameState(before, state)) this.state.set(state);
  }
}
