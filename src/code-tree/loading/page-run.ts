import type { PagedList } from "#api/paging.ts";

/** One page as it stands: the items that came from `skip` on, or why they did not come. */
export type RunPage<T> =
  | { readonly status: "loading"; readonly skip: number; readonly span: number }
  | { readonly status: "failed"; readonly skip: number; readonly span: number; readonly error: unknown }
  | { readonly status: "loaded"; readonly skip: number; readonly span: number; readonly items: readonly T[] };

export type PageRunOptions<T> = {
  /** Items to ask for at once (Take); the service may give fewer or more. */
  readonly take: number;
  /** One page (Skip = `skip`); what it rejects with is kept with the page. */
  readonly fetchPage: (skip: number, signal: AbortSignal) => Promise<PagedList<T>>;
  /** What makes an item the same item when it comes twice. */
  readonly keyOf: (item: T) => string;
  /** Called after each page that came or failed, and when the run is over. */
  readonly onChange: () => void;
};

/** Requests under way at once: enough to fill a slow line, few enough for a service that limits them. */
const PARALLEL = 4;
/** A service that fails this often is not asked for further pages before somebody says 'Retry'. */
const FAILURES_AT_MOST = 3;
/** Pages in a row without one new item, after which the service is taken to ignore Skip. */
const FRUITLESS_AT_MOST = 3;

/**
 * All pages of a Skip/Take list, fetched four at a time as soon as the first has told the total. It can be stopped and goes on
 * where it stopped; a page that failed is asked for again without the rest being lost. Believes what came rather than what was
 * asked for: a page that is shorter than expected leaves a gap, and gaps are filled; an empty page is the end.
 */
export class PageRun<T> {
  readonly #options: PageRunOptions<T>;
  readonly #pages = new Map<number, RunPage<T>>();
  readonly #keys = new Set<string>();
  #controller: AbortController | null = null;
  #total: number | null = null;
  #largestTotal = 0;
  #endedAt = Number.POSITIVE_INFINITY;
  #stride: number;

  constructor(options: PageRunOptions<T>) {
    this.#options = options;
    this.#stride = options.take;
  }

  /** The pages in the order of the list, whatever the order in which they came. */
  get pages(): RunPage<T>[] {
    return [...this.#pages.values()].toSorted((a, b) => a.skip - b.skip);
  }

  /** Different items that are there. */
  get loaded(): number {
    return this.#keys.size;
  }

  /** What the service said last about the number of items, or null if it never did. */
  get total(): number | null {
    return this.#total;
  }

  /** Whether requests are under way. */
  get busy(): boolean {
    return this.#controller !== null && this.#has("loading");
  }

  /** Whether nothing is left to ask for: neither missing, nor under way, nor failed. */
  get done(): boolean {
    return this.#pages.size > 0 && !this.#has("loading") && !this.#has("failed") && this.#nextGap() === null;
  }

  /** Whether the service has sent fewer (different) items than it had announced. */
  get endedEarly(): boolean {
    return this.done && this.#total !== null && this.#keys.size < this.#total;
  }

  /** Starts, or goes on after `stop`. What is there already is not asked for again. */
  start(): void {
    this.#controller ??= new AbortController();
    this.#schedule();
  }

  /** Cancels what is under way and keeps what is there. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    for (const page of this.#pages.values()) if (page.status === "loading") this.#pages.delete(page.skip);
  }

  /** Asks again for the pages that failed, and behind an early end. */
  retry(): void {
    for (const page of this.#pages.values())
      if (page.status === "failed" || page.span === 0) this.#pages.delete(page.skip);
    this.#endedAt = Number.POSITIVE_INFINITY;
    this.start();
  }

  #has(status: RunPage<T>["status"]): boolean {
    for (const page of this.#pages.values()) if (page.status === status) return true;
    return false;
  }

  #count(status: RunPage<T>["status"]): number {
    let count = 0;
    for (const page of this.#pages.values()) if (page.status === status) count += 1;
    return count;
  }

  #nextGap(): { skip: number; span: number } | null {
    let covered = 0;
    for (const page of this.pages) {
      if (covered >= this.#endedAt) return null;
      if (page.skip > covered) return { skip: covered, span: Math.min(this.#stride, page.skip - covered) };
      covered = Math.max(covered, page.skip + page.span);
    }
    if (covered >= this.#endedAt) return null;
    const end = this.#total === null && this.#keys.size > 0 ? Number.POSITIVE_INFINITY : this.#largestTotal;
    if (this.#pages.size === 0) return { skip: 0, span: this.#stride };
    return covered < end ? { skip: covered, span: Math.min(this.#stride, end - covered) } : null;
  }

  /** Whether a page is one of so many in a row without an item that is on none before them that there is no point in going on. */
  #isFruitless(skip: number): boolean {
    const atMost = this.#total === null ? 1 : FRUITLESS_AT_MOST;
    const seen = new Set<string>();
    let inARow: number[] = [];
    for (const page of this.pages) {
      if (page.status !== "loaded") continue;
      const known = seen.size;
      for (const item of page.items) seen.add(this.#options.keyOf(item));
      if (seen.size > known) {
        if (inARow.length >= atMost && inARow.includes(skip)) return true;
        inARow = [];
      } else inARow.push(page.skip);
    }
    return inARow.length >= atMost && inARow.includes(skip);
  }

  #schedule(): void {
    const controller = this.#controller;
    if (controller === null) return;
    const parallel = this.#total === null ? 1 : PARALLEL;
    while (this.#count("loading") < parallel && this.#count("failed") < FAILURES_AT_MOST) {
      const gap = this.#nextGap();
      if (gap === null) break;
      this.#pages.set(gap.skip, { status: "loading", ...gap });
      void this.#load(gap.skip, gap.span, controller.signal);
    }
  }

  async #load(skip: number, span: number, signal: AbortSignal): Promise<void> {
    try {
      const list = await this.#options.fetchPage(skip, signal);
      if (signal.aborted) return;
      this.#accept(skip, list);
    } catch (error) {
      if (signal.aborted) return;
      this.#pages.set(skip, { status: "failed", skip, span, error });
    }
    this.#schedule();
    this.#options.onChange();
  }

  #accept(skip: number, list: PagedList<T>): void {
    const items = list.results;
    const returned = list.pagination?.returned ?? 0;
    const sent =
      returned > 0 && items.length > 0 ? Math.min(returned, items.length) : Math.max(returned, items.length);
    const known = this.#keys.size;
    for (const item of items) this.#keys.add(this.#options.keyOf(item));
    // Old items may have come besides those that were asked for: only the new ones are sure to fill places of their own.
    const fresh = this.#keys.size - known;
    const span = fresh === 0 ? sent : Math.min(sent, fresh);
    this.#pages.set(skip, { status: "loaded", skip, span, items });
    const total = list.pagination?.total ?? null;
    // Below what the page itself holds it is no total (0 is a number not filled in).
    if (total !== null && total >= items.length) {
      this.#total = total;
      this.#largestTotal = Math.max(this.#largestTotal, total);
    }
    this.#stride = skip === 0 && span > 0 ? span : Math.max(this.#stride, span);
    if (span === 0 || (fresh === 0 && this.#isFruitless(skip))) this.#endedAt = Math.min(this.#endedAt, skip);
  }
}
