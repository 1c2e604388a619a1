import type { PageLedger, PageRequest } from "./page-ledger.ts";
import type { PagedList } from "./paging.ts";

export type PageLoaderOptions<T> = {
  /** Records all pages; it may already contain some. */
  readonly ledger: PageLedger<T>;
  /** The page size (Take); read for each request, so that it may grow. */
  readonly take: () => number;
  /** The maximum number of concurrent requests; 1 loads sequentially. */
  readonly parallel: number;
  /** Fetches one page; the ledger keeps its error. */
  readonly fetchPage: (request: PageRequest, signal: AbortSignal) => Promise<PagedList<T>>;
  /** Called after each page that loaded or failed. */
  readonly onChange: () => void;
};

/** After this many failures no further pages are requested until the user retries. */
const MAX_FAILURES = 3;

/**
 * Loads the missing pages of a ledger to the end of the list, with one or several concurrent requests. It can be stopped and resumed, and
 * failed pages can be retried.
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

  /** Starts, or resumes after `stop`. Loaded pages are not requested again. */
  start(): void {
    this.#controller ??= new AbortController();
    this.#schedule(this.#controller.signal);
  }

  /** Cancels the requests in flight and keeps the loaded pages. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.ledger.withdraw();
  }

  /** Retries failed pages, and continues after an early end. */
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
