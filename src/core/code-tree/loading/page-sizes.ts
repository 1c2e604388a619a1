import { isApiError } from "#core/api/http/errors.ts";
import { MAX_TAKE } from "#core/api/paging/default-takes.ts";
import type { PagedList } from "#core/api/paging/paging.ts";

const GROWTH = 10;

/**
 * Page sizes (Take) for the codes of a service. The first page of a list is small, so that something is shown soon; later pages grow up to
 * the size that the service grants.
 */
export class PageSizes {
  /** Take of the first page of a list. */
  readonly first: number;
  #granted: number;
  #limit: number;

  constructor(first: number) {
    this.first = first;
    this.#granted = first;
    this.#limit = Math.max(first, MAX_TAKE);
  }

  /** @param pages the number of pages requested so far */
  next(pages: number): number {
    return pages === 0 ? this.first : Math.min(this.#granted * GROWTH, this.#limit);
  }

  /** Records the response to a Take. */
  received(take: number, { results, pagination }: PagedList<unknown>): void {
    const isWhole = (pagination?.skip ?? 0) + results.length >= (pagination?.total ?? 0);
    // The last page of a list, which is shorter than Take, shows too how much is granted.
    this.#granted = Math.max(this.#granted, Math.min(take, results.length));
    if (results.length < take && !isWhole && results.length > 0)
      this.#limit = Math.max(this.first, Math.min(this.#limit, results.length));
  }

  /** Records that a request failed; returns whether a smaller page may succeed. */
  failed(take: number, error: unknown): boolean {
    const hasOtherReason = isApiError(error) && [401, 403, 429].includes(error.status ?? 0);
    if (take <= this.#granted || hasOtherReason) return false;
    this.#limit = this.#granted;
    return true;
  }
}
