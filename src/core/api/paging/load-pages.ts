import type { PageRequest } from "./ledger-page.ts";
import type { PageLedger } from "./page-ledger.ts";
import type { PagedList } from "./paging.ts";

export type LoadPagesOptions<T> = {
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
 * Requests the missing pages of a ledger up to the end of the list, except those that failed (see `reopen`) or are in flight. Nothing is
 * recorded after an abort; the caller withdraws the requests in flight from the ledger then.
 */
export function loadPages<T>(options: LoadPagesOptions<T>, signal: AbortSignal): void {
  const { ledger, parallel, take } = options;
  while (ledger.requested < parallel && ledger.failures.length < Math.min(parallel, MAX_FAILURES)) {
    const request = ledger.next(take());
    if (request === null) break;
    ledger.request(request);
    void loadPage(options, request, signal);
  }
}

async function loadPage<T>(
  options: LoadPagesOptions<T>,
  request: PageRequest,
  signal: AbortSignal,
): Promise<void> {
  const { ledger, fetchPage, onChange } = options;
  try {
    const page = await fetchPage(request, signal);
    if (signal.aborted) return;
    ledger.receive(request, page);
  } catch (error) {
    if (signal.aborted) return;
    ledger.fail(request, error);
  }
  loadPages(options, signal);
  onChange();
}
