import type { PageLedger, PageRequest } from "./page-ledger.ts";
import type { PagedList } from "./paging.ts";

export type PageLoaderOptions<T> = {
  /** Where everything is entered; it may hold pages already. */
  readonly ledger: PageLedger<T>;
  /** How many items to ask for at once (Take); looked up for each request, so that it may grow with what the service grants. */
  readonly take: () => number;
  /** How many requests may be under way at once: 1 loads one page after the other. */
  readonly parallel: number;
  /** Fetches one page; what it rejects with is kept in the ledger. */
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<PagedList<T>>;
  /** Called after each page that came or failed. */
  readonly onChange: () => void;
};

/** A service that fails as often as that is not asked for further pages before the user says 'Retry'. */
const MAX_FAILURES = 3;

/**
 * Loads a list from where its ledger stands to its end, with one request under way or several. It can be stopped and goes on where it
 * stopped; pages that failed can be asked for again without the rest being lost.
 */
export class PageLoader<T> {
  readonly #options: PageLoaderOptions<T>;
  #controller: AbortController | null = null;

  constructor(options: PageLoaderOptions<T>) {
    this.#options = options;
  }

  get ledger(): PageLedger<T> {
    return this.#options.ledger;
  }

  /** Starts, or goes on after `stop`. What is there already is not asked for again. */
  start(): void {
    this.#controller ??= new AbortController();
    this.#schedule(this.#controller.signal);
  }

  /** Cancels what is under way and keeps what is there. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.ledger.withdraw();
  }

  /** Asks again for the pages that failed, and behind an early end. */
  retry(): void {
    this.ledger.reopen();
    this.start();
  }

  #schedule(signal: AbortSignal): void {
    const { ledger, parallel, take } = this.#options;
    while (ledger.asked < parallel && ledger.failures.length < Math.min(parallel, MAX_FAILURES)) {
      const request = ledger.next(take());
      if (request === null) break;
      ledger.ask(request);
      void this.#load(request, signal);
    }
  }

  async #load(request: PageRequest, signal: AbortSignal): Promise<void> {
    const { ledger, fetchPage, onChange } = this.#options;
    try {
      const page = await fetchPage(request, signal);
      if (signal.aborted) return;
      ledger.receive(request, page);
    } catch (error) {
      if (signal.aborted) return;
      ledger.fail(request, error);
    }
    this.#schedule(signal);
    onChange();
  }
}
