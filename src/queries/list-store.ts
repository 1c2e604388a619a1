import { type LedgerPage, PageLedger, type PageRequest } from "#api/page-ledger.ts";
import type { KeyOf, PagedList } from "#api/paging.ts";
import { createStore, type Store } from "#lib/store.ts";
import { type CamePage, isOfOldCulture } from "./culture-switch.ts";
import { isExact, ListRows } from "./list-rows.ts";
import { isSameState, type ListState, listState, NOTHING_ASKED } from "./list-state.ts";
import { RunningRequests, type Wish } from "./running-requests.ts";
import { NEAR, ViewPages } from "./view-pages.ts";

/** Fetches one page of a list. */
export type FetchPage<T> = (skip: number, take: number, signal: AbortSignal) => Promise<PagedList<T>>;

type Wanted = { readonly request: PageRequest; readonly wish: Wish };

/** Requests under way at once. */
const PARALLEL = 3;
/** Lists of fewer pages are as soon read from the beginning. */
const MIN_SPARSE_PAGES = 6;
/** Browsers cannot show elements higher than some million pixels. */
const MAX_SPARSE_ROWS = 300_000;

/**
 * A list in the query cache, with the requests for more of it: for what is in view, for what comes when the end is near, for what a button
 * asks for, or for all of it. A long list of a service that keeps to Skip and Take is sparse: any page is fetched as it comes into view.
 * Other lists are fetched one page after the other.
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
  /** Whether every page was the one that was asked for, so that any other can be expected to be. */
  #isExact = true;
  #lastInView = -1;
  #hasOtherRows = false;
  #isMoreWanted = false;
  /** How many want all of it. */
  #allWanted = 0;
  #isOutdated = false;
  readonly #isCarriedOver: boolean;
  /** Why a page did not come in another culture. */
  #textError: unknown = null;

  constructor(take: number, keyOf: KeyOf<T>, pages: readonly CamePage<T>[]) {
    this.take = take;
    this.#keyOf = keyOf;
    this.#view = new ViewPages(take, () => this.#update());
    this.#ledger = new PageLedger(keyOf);
    for (const { request, list } of pages) this.#enter(request, list);
    this.#isCarriedOver = pages.some(({ list }) => isOfOldCulture(list));
    this.state = createStore(
      listState(this.#ledger, new ListRows(this.#ledger, this.#isSparse()), NOTHING_ASKED),
    );
  }

  /** The pages that have come. */
  get pages(): CamePage<T>[] {
    return this.#ledger.pages.flatMap((page) =>
      page.status === "loaded" ? [{ request: page, list: page.list }] : [],
    );
  }

  /** The same list with these pages instead of its own. */
  withPages(pages: readonly CamePage<T>[]): ListStore<T> {
    return new ListStore(this.take, this.#keyOf, pages);
  }

  /** Begins to use the list; returns how to end it. What is under way when nobody uses it any more is cancelled. */
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

  /** Tells of the items that are there, and of those that come; returns how to end it. */
  readonly listen = (listener: (items: readonly T[]) => void): (() => void) => {
    listener(this.state.get().items);
    this.#arrivals.add(listener);
    return () => void this.#arrivals.delete(listener);
  };

  /** Takes note of the rows in view, the last one included. */
  readonly look = (first: number, last: number): void => {
    const { rows } = this.state.get();
    this.#lastInView = last;
    this.#view.look(rows.positionOf(first), rows.positionOf(last), performance.now());
    this.#cancel((skip, wish) => wish === "view" && this.#isSparse() && !this.#view.isNear(skip));
    this.#update();
  };

  /** Fetches the first page that is missing. */
  readonly loadMore = (): void => {
    this.#isMoreWanted = true;
    this.#update();
  };

  /** Fetches everything that is missing; returns how to take that back. A failure interrupts it until `retry`. */
  readonly loadAll = (): (() => void) => {
    this.#allWanted += 1;
    this.#update();
    return () => {
      this.#allWanted -= 1;
      if (this.#allWanted > 0) return;
      this.#cancel((_, wish) => wish === "all");
      this.#publish();
    };
  };

  /** Asks again for what failed, or behind an early end. */
  readonly retry = (): void => {
    const { failures, covered } = this.#ledger;
    // In a sparse list, what failed is asked for again as soon as it is in view.
    const isNext = failures.every(({ skip }) => skip === covered && !this.#view.isInView(skip, this.take));
    this.#isMoreWanted = this.#textError === null && (!this.#isSparse() || isNext);
    this.#textError = null;
    this.#ledger.reopen();
    this.#update();
  };

  /** Whether the end of a list that is read from its beginning is about to come into view. */
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

  /** Sends what is wanted, as far as it may be sent at once. */
  #update(): void {
    const fetchPage = this.#users.at(-1)?.fetchPage;
    while (fetchPage !== undefined && this.#running.size < PARALLEL) {
      const wanted = this.#choose();
      if (wanted === null) break;
      const signal = this.#running.begin(wanted.request.skip, wanted.wish);
      if (wanted.wish !== "text") this.#ledger.ask(wanted.request);
      void this.#load(wanted, fetchPage, signal);
    }
    this.#publish();
  }

  #choose(): Wanted | null {
    const { take } = this;
    const mayBeOld = this.#isCarriedOver && this.#textError === null;
    const old = mayBeOld ? this.#ledger.pages.find((page) => this.#isOldInView(page)) : undefined;
    if (old !== undefined) return { request: old, wish: "text" };
    const failed = this.#ledger.failures.length;
    // A page that fails keeps nobody from looking at others; a service that fails is left alone.
    if (this.#isSparse() && failed < PARALLEL) {
      const skip = this.#view.wanted(this.#ledger.total ?? 0).find((skip) => !this.#ledger.has(skip));
      if (skip !== undefined) return { request: { skip, take }, wish: "view" };
    }
    const wish = this.#allWanted > 0 ? "all" : "more";
    const isWanted = this.#isMoreWanted || this.#allWanted > 0 || this.#isNearEnd;
    if (!isWanted || failed > 0 || this.#running.isWanted(wish)) return null;
    const request = this.#ledger.next(take);
    // Nothing is missing, so nothing is wanted any more.
    if (request === null && this.#ledger.asked === 0) this.#isMoreWanted = false;
    return request === null ? null : { request, wish };
  }

  #isOldInView(page: LedgerPage<T>): boolean {
    return (
      page.status === "loaded" &&
      this.#view.isInView(page.skip, page.span) &&
      isOfOldCulture(page.list) &&
      !this.#running.has(page.skip)
    );
  }

  async #load({ request, wish }: Wanted, fetchPage: FetchPage<T>, signal: AbortSignal): Promise<void> {
    const { skip, take } = request;
    try {
      const list = await fetchPage(skip, take, signal);
      if (signal.aborted) return;
      this.#running.end(skip);
      if (wish === "text") this.#isOutdated ||= !this.#ledger.replace(skip, list);
      else this.#arrive({ skip, take }, list, wish);
    } catch (error) {
      if (signal.aborted) return;
      this.#running.end(skip);
      if (wish === "text") this.#textError = error;
      else this.#ledger.fail({ skip, take }, error);
      this.#isMoreWanted = false;
    }
    this.#hasOtherRows = true;
    this.#update();
  }

  #arrive(request: PageRequest, list: PagedList<T>, wish: Wish): void {
    if (wish === "more") this.#isMoreWanted = false;
    const wasSparse = this.#isSparse();
    const fresh = this.#enter(request, list);
    for (const tell of this.#arrivals) tell(fresh);
    if (!wasSparse || this.#isSparse()) return;
    // The places of what came are not to be relied on, but for those without a gap before them.
    this.#cancel(() => true);
    this.#lastInView = -1;
    const { covered } = this.#ledger;
    const kept = this.pages.filter((page) => page.request.skip < covered);
    this.#ledger = new PageLedger(this.#keyOf);
    for (const page of kept) this.#ledger.receive(page.request, page.list);
  }

  /** Enters a page in the ledger; returns what is new of it. */
  #enter(request: PageRequest, list: PagedList<T>): readonly T[] {
    const { total, count } = this.#ledger;
    this.#ledger.receive(request, list);
    const hasNews = this.#ledger.count > count;
    // A service that takes no notice of Skip sends what has come before.
    this.#isExact &&= isExact(request, list, total) && (hasNews || list.results.length === 0);
    return hasNews ? list.results : [];
  }

  #cancel(isMeant: (skip: number, wish: Wish) => boolean): void {
    for (const { skip, wish } of this.#running.cancel(isMeant))
      if (wish !== "text") this.#ledger.withdraw(skip);
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
