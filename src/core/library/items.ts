import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { PageLedger } from "#core/api/paging/page-ledger.ts";
import type { KeyOf, PagedList } from "#core/api/paging/paging.ts";

/** The service sent less than it announced, or its list has no end. Thrown after everything that was loaded. */
export class IncompleteError extends Error {
  override readonly name = "IncompleteError";
}

/** What every list takes. */
export type ListOptions = {
  /** The culture of the names, such as `nb-NO`; by default only `defaultName` is certain to be there. */
  readonly culture?: string | null | undefined;
  /** Ends the list: the loop throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The number of items to request at a time (Take). Default: 500; a service may grant less. */
  readonly take?: number | undefined;
};

/** The items of a list, over all its pages, for `for await`. A loop that ends early requests no more pages. */
export type Items<T> = AsyncGenerator<T, void, undefined>;

/** A page size that most services grant. */
export const DEFAULT_TAKE = 500;

/**
 * The items of a list, page by page, each once. Throws an ApiError if a page cannot be loaded, and an IncompleteError after the last item
 * if the service stopped before its own total, or if its list is longer than the limit of all lists.
 */
export async function* itemsOf<T>(
  fetchPage: (page: PageRequest) => Promise<PagedList<T>>,
  keyOf: KeyOf<T>,
  take = DEFAULT_TAKE,
): Items<T> {
  const ledger = new PageLedger(keyOf);
  for (let request = ledger.next(take); request !== null; request = ledger.next(take)) {
    ledger.receive(request, await fetchPage(request));
    const page = ledger.pages.at(-1);
    if (page?.status === "loaded") yield* page.items;
  }
  if (ledger.isCut)
    throw new IncompleteError(`Only the first ${ledger.count} were loaded: a list of the service has more.`);
  if (ledger.endsEarly)
    throw new IncompleteError(`The service sent ${ledger.count} of ${ledger.total ?? "more"}.`);
}
