import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { PagedList } from "#core/api/paging/paging.ts";
import type { PagedQueryOptions } from "./paging.ts";

/**
 * Why a page is requested: it is the first one, it scrolls into view, more items or all are requested, its texts are in another
 * culture, or the list begins anew.
 */
export type Reason = "first" | "view" | "more" | "all" | "text" | "reload";

/** Whether a request is for a page that the ledger does not have. */
export function isOfLedger(reason: Reason): boolean {
  return reason !== "text" && reason !== "reload";
}

type Request = { readonly skip: number; readonly reason: Reason };

type Outcome<T> = { readonly list: PagedList<T> } | { readonly error: unknown };

/**
 * The pages of a list that are in use, as queries. Observers keep them in the query cache, and their requests alive: a query without
 * observers is cancelled.
 */
export class PageQueries<T> {
  readonly #queryClient: QueryClient;
  #query: PagedQueryOptions<T>;
  /** The requests in flight, by Skip. */
  readonly #requests = new Map<number, Request>();
  /** The function that ends the observation of each page, by Skip. */
  readonly #observed = new Map<number, () => void>();
  /** Pages that are requested although they are cached, by Skip. */
  readonly #outdated = new Set<number>();

  constructor(queryClient: QueryClient, query: PagedQueryOptions<T>) {
    this.#queryClient = queryClient;
    this.#query = query;
  }

  /** Sends further requests by this query for the same list. */
  requestBy(query: PagedQueryOptions<T>): void {
    this.#query = query;
  }

  /** The first page, if it is cached. */
  get first(): PagedList<T> | undefined {
    return this.#queryClient.getQueryData(this.#query.page(0).queryKey);
  }

  /** The number of requests in flight. */
  get size(): number {
    return this.#requests.size;
  }

  /** Whether the page at this position is being requested. */
  has(skip: number): boolean {
    return this.#requests.has(skip);
  }

  isRequested(reason: Reason): boolean {
    return [...this.#requests.values()].some((request) => request.reason === reason);
  }

  /**
   * Requests a page, unless it is cached, and keeps it.
   * @param onOutcome not called once `cancel` has ended the request, even if its response has arrived
   */
  async request(skip: number, reason: Reason, onOutcome: (outcome: Outcome<T>) => void): Promise<void> {
    const request = { skip, reason };
    this.#requests.set(skip, request);
    const isAnew = reason === "reload" || this.#outdated.has(skip);
    const outcome = await this.#fetch(skip, isAnew).then(
      (list) => ({ list }),
      (error: unknown) => ({ error }),
    );
    // It may have been cancelled, and requested again.
    if (this.#requests.get(skip) !== request) return;
    this.#requests.delete(skip);
    if ("list" in outcome) this.#outdated.delete(skip);
    else this.#release(skip);
    onOutcome(outcome);
  }

  /** Cancels requests; returns those that were cancelled. */
  cancel(isMeant: (request: Request) => boolean): readonly Request[] {
    const cancelled = [...this.#requests.values()].filter(isMeant);
    for (const { skip } of cancelled) {
      this.#requests.delete(skip);
      this.#release(skip);
    }
    return cancelled;
  }

  /** Keeps a page that has loaded. */
  keep(skip: number): void {
    this.#observe(skip, false);
  }

  /** Ends the use of pages that are to be requested anew. */
  drop(skips: readonly number[]): void {
    for (const skip of skips) {
      this.#release(skip);
      this.#outdated.add(skip);
    }
  }

  /** Ends the use of all pages. */
  releaseAll(): void {
    for (const skip of this.#observed.keys()) this.#release(skip);
  }

  async #fetch(skip: number, isAnew: boolean): Promise<PagedList<T>> {
    const result = this.#queryClient.query({
      ...this.#query.page(skip),
      ...(isAnew ? { staleTime: 0 } : {}),
    });
    this.#observe(skip, true);
    return result;
  }

  #observe(skip: number, enabled: boolean): void {
    const options = { ...this.#query.page(skip), enabled, staleTime: Number.POSITIVE_INFINITY };
    const stop = new QueryObserver(this.#queryClient, options).subscribe(() => undefined);
    this.#observed.get(skip)?.();
    this.#observed.set(skip, stop);
  }

  #release(skip: number): void {
    this.#observed.get(skip)?.();
    this.#observed.delete(skip);
  }
}
