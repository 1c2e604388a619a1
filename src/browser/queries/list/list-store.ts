import { CancelledError, type QueryClient } from "@tanstack/react-query";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import { ListPages } from "./list-pages.ts";
import { isSameState, type ListState, listState } from "./list-state.ts";
import { isOfLedger, PageQueries, type Reason } from "./page-queries.ts";
import type { PagedQueryOptions } from "./paging.ts";
import { NEAR, ViewPages } from "./view-pages.ts";

type NextRequest = { readonly request: PageRequest; readonly reason: Reason };

/**
 * A list as derived from its pages, each of which is a query. It decides which of them are requested: the first one, those of the rows in
 * view, the next one when the end comes near or a user requests more, or all of them. A long list of a service that honours Skip and Take is
 * sparse: any page is fetched as it scrolls into view, and of all pages, several at a time. Other lists are fetched sequentially.
 *
 * When the culture changes while a long list is shown, the list keeps its length and its scroll position, and only the pages in view are
 * requested in the new culture. Until they have loaded, their items keep the old texts (see `isOld`).
 */
export class ListStore<T> {
  readonly state: Store<ListState<T>>;
  #query: PagedQueryOptions<T>;
  readonly #queries: PageQueries<T>;
  readonly #pages: ListPages<T>;
  readonly #view: ViewPages;
  #users = 0;
  #lastInView = -1;
  #hasOtherRows = false;
  #isMoreRequested = false;
  /** The number of callers of `loadAll` that are still active. */
  #allRequested = 0;
  #isReloading = false;
  /** The error of a page that failed to load in the new culture, or of `reload`. */
  #otherError: unknown = null;

  constructor(queryClient: QueryClient, query: PagedQueryOptions<T>) {
    this.#query = query;
    this.#queries = new PageQueries(queryClient, query);
    this.#pages = new ListPages(query.keyOf, query.take);
    this.#view = new ViewPages(query.take, () => this.#update());
    const { first } = this.#queries;
    if (first !== undefined) this.#pages.enter({ skip: 0, take: query.take }, first);
    this.state = createStore(listState(this.#ledger, this.#pages.rows(), this.#requested()));
  }

  /** Whether some texts are of the previous culture. */
  get hasOldTexts(): boolean {
    return this.#pages.hasOldTexts;
  }

  /** Whether an item still has the texts of the previous culture. */
  readonly isOld = (item: T): boolean => this.#pages.isOld(item);

  /** Sends further requests by the query of the latest user, whose requests may have another priority. */
  requestBy(query: PagedQueryOptions<T>): void {
    this.#query = query;
    this.#queries.requestBy(query);
  }

  /**
   * Starts using the list, which requests its first page; returns a function that ends the use. After the last use, pending requests are
   * cancelled.
   * @param before the list that was shown before; if it is the same one in another culture, its pages are shown until theirs have loaded
   */
  use(before: ListStore<T> | null = null): () => void {
    this.#users += 1;
    if (this.#users === 1) {
      if (before !== null) this.#adopt(before);
      for (const { skip, list } of this.#pages.loaded) if (!this.#pages.isOld(list)) this.#queries.keep(skip);
    }
    this.#update();
    return () => {
      this.#users -= 1;
      // Deferred: a component that mounts in the same tick continues with the requests in flight.
      queueMicrotask(() => this.#users > 0 || this.#stop());
    };
  }

  /** Records the range of rows in view, inclusive. */
  readonly onViewChange = (first: number, last: number): void => {
    const { rows } = this.state.get();
    this.#lastInView = last;
    this.#view.onViewChange(rows.positionOf(first), rows.positionOf(last), performance.now());
    this.#cancel(({ skip, reason }) => reason === "view" && this.#pages.isSparse && !this.#view.isNear(skip));
    this.#update();
  };

  /** Fetches the first missing page. */
  readonly loadMore = (): void => {
    this.#isMoreRequested = true;
    this.#update();
  };

  /** Fetches all missing pages; returns a function that withdraws the request. An error pauses loading until `retry`. */
  readonly loadAll = (): (() => void) => {
    this.#allRequested += 1;
    this.#update();
    return () => {
      this.#allRequested -= 1;
      if (this.#allRequested > 0) return;
      this.#cancel(({ reason }) => reason === "all");
      this.#update();
    };
  };

  /** Requests failed pages again, or the rest of a list that ended early. */
  readonly retry = (): void => {
    const { failures, covered } = this.#ledger;
    // In a sparse list, a failed page is requested again as soon as it is in view.
    const isNext = failures.every(
      ({ skip }) => skip === covered && !this.#view.isInView(skip, this.#query.take),
    );
    this.#isMoreRequested = this.#otherError === null && (!this.#pages.isSparse || isNext);
    this.#otherError = null;
    this.#queries.drop(this.#pages.reopen());
    this.#update();
  };

  /** Requests the list from its start again, and shows what was loaded until it has loaded. */
  readonly reload = (): void => {
    this.#cancel(() => true);
    this.#isReloading = true;
    this.#otherError = null;
    this.#update();
  };

  get #ledger() {
    return this.#pages.ledger;
  }

  /** Takes over the pages of the same list in another culture. A single page is requested anew instead. */
  #adopt(before: ListStore<T>): void {
    const pages = before.#pages.loaded;
    if (before.#query.listKey !== this.#query.listKey || pages.length < 2 || this.#ledger.pages.length > 0)
      return;
    this.#pages.adopt(pages);
    this.#hasOtherRows = true;
  }

  #stop(): void {
    this.#isMoreRequested = false;
    this.#lastInView = -1;
    this.#view.clear();
    this.#cancel(() => true);
    this.#queries.releaseAll();
    // One that failed as a whole is tried again on the next visit.
    if (!this.#pages.isLoaded) this.#ledger.reopen();
    this.#publish();
  }

  /** Sends the requests that are due, up to the limit of concurrent requests. */
  #update(): void {
    while (this.#users > 0 && this.#queries.size < REQUESTS_AT_ONCE) {
      const next = this.#choose();
      if (next === null) break;
      this.#load(next);
    }
    this.#publish();
  }

  #choose(): NextRequest | null {
    const { take } = this.#query;
    if (this.#isReloading) {
      const isSent = this.#queries.size > 0 || this.#otherError !== null;
      return isSent ? null : { request: { skip: 0, take }, reason: "reload" };
    }
    if (this.#ledger.pages.length === 0) return { request: { skip: 0, take }, reason: "first" };
    const old = this.#otherError === null ? this.#pages.old : [];
    const inView = old.find(({ skip, span }) => this.#view.isInView(skip, span) && !this.#queries.has(skip));
    if (inView !== undefined) return { request: inView, reason: "text" };
    const failed = this.#ledger.failures.length;
    // One failing page does not block the others; a service that keeps failing is left alone.
    if (this.#pages.isSparse && failed < REQUESTS_AT_ONCE) {
      const skip = this.#view.needed(this.#ledger.total ?? 0).find((skip) => !this.#ledger.has(skip));
      if (skip !== undefined) return { request: { skip, take }, reason: "view" };
    }
    const reason = this.#allRequested > 0 ? "all" : "more";
    const isNearEnd = !this.#pages.isSparse && this.#lastInView >= Math.max(0, this.#ledger.count - NEAR);
    const isNeeded = this.#isMoreRequested || this.#allRequested > 0 || isNearEnd;
    const isSequential = reason === "more" || !this.#pages.isSparse;
    if (!isNeeded || failed > 0 || (isSequential && this.#queries.isRequested(reason))) return null;
    const request = this.#ledger.next(take);
    // Nothing is missing any more.
    if (request === null && this.#ledger.requested === 0) this.#isMoreRequested = false;
    return request === null ? null : { request, reason };
  }

  #load({ request: { skip, take }, reason }: NextRequest): void {
    if (isOfLedger(reason)) this.#ledger.request({ skip, take });
    void this.#queries.request(skip, reason, (outcome) => {
      this.#hasOtherRows = true;
      if ("list" in outcome) this.#arrive({ skip, take }, outcome.list, reason);
      else this.#fail({ skip, take }, outcome.error, reason);
    });
  }

  #arrive(request: PageRequest, list: PagedList<T>, reason: Reason): void {
    if (reason === "reload") {
      this.#isReloading = false;
      this.#queries.drop(this.#pages.begin(request, list));
    } else if (reason === "text") {
      // Other items: the list is ordered differently in this culture.
      if (!this.#pages.replace(request.skip, list)) this.reload();
    } else {
      if (reason === "more" || reason === "first") this.#isMoreRequested = false;
      if (this.#pages.enter(request, list)) {
        this.#cancel(() => true);
        this.#lastInView = -1;
        this.#queries.drop(this.#pages.dropScattered());
      }
    }
    this.#update();
  }

  #fail(request: PageRequest, error: unknown, reason: Reason): void {
    this.#isMoreRequested = false;
    if (error instanceof CancelledError) {
      // By someone else than this list, so it is not requested again at once.
      if (isOfLedger(reason)) this.#ledger.withdraw(request.skip);
      return this.#publish();
    }
    if (isOfLedger(reason)) this.#ledger.fail(request, error);
    else this.#otherError = error;
    this.#update();
  }

  #cancel(isMeant: (request: { readonly skip: number; readonly reason: Reason }) => boolean): void {
    for (const { skip, reason } of this.#queries.cancel(isMeant))
      if (isOfLedger(reason)) this.#ledger.withdraw(skip);
  }

  #requested() {
    return {
      isLoaded: this.#pages.isLoaded,
      isLoadingMore: this.#queries.isRequested("more"),
      isReloading: this.#isReloading && this.#otherError === null,
      otherError: this.#otherError,
    };
  }

  #publish(): void {
    const before = this.state.get();
    const rows = this.#hasOtherRows ? this.#pages.rows() : before.rows;
    this.#hasOtherRows = false;
    const state = listState(this.#ledger, rows, this.#requested());
    if (!isSameState(before, state)) this.state.set(state);
  }
}
