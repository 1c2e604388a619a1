/** The `pagination` of a page (2.2); omitted numbers are null. `next` and `prev` are not used. */
export type Pagination = {
  total: number | null;
  take: number | null;
  skip: number | null;
  returned: number | null;
};

/** One page of a list, whether the service sent a `PagedList` (2.2) or a plain array (E12, E13, E14). */
export type PagedList<T> = {
  results: readonly T[];
  pagination: Pagination | null;
  shape: "paged" | "array";
};

/** The key that identifies an item. An item with null equals no other. */
export type KeyOf<T> = (item: T) => string | null;

/** Removes duplicates by key; the first item wins. Items without a key are all kept. */
export function dedupe<T>(items: readonly T[], keyOf: KeyOf<T>): readonly T[] {
  return new SeenItems(keyOf).add(items).items;
}

/** Distinguishes new items from those of earlier pages. */
export class SeenItems<T> {
  readonly #keyOf: KeyOf<T>;
  readonly #ids = new Set<string>();

  constructor(keyOf: KeyOf<T>) {
    this.#keyOf = keyOf;
  }

  /** The identity of an item: its key, or without one its content. */
  idOf(item: T): string {
    return this.#keyOf(item) ?? `content ${JSON.stringify(item)}`;
  }

  /** Whether these are the same items in the same order. */
  areSame(items: readonly T[], others: readonly T[]): boolean {
    return (
      items.length === others.length &&
      others.every((other, index) => {
        const item = items[index];
        return item !== undefined && this.idOf(item) === this.idOf(other);
      })
    );
  }

  /** Adds items; returns those that are new or have no key, and whether anything is new. */
  add(items: readonly T[]): { readonly items: readonly T[]; readonly hasNews: boolean } {
    const before = this.#ids.size;
    const fresh = items.filter((item) => {
      const size = this.#ids.size;
      this.#ids.add(this.idOf(item));
      return this.#ids.size > size || this.#keyOf(item) === null;
    });
    // Usually all items are new, and the array can be shared.
    return { items: fresh.length === items.length ? items : fresh, hasNews: this.#ids.size > before };
  }
}

/** The key of a concept: its version GUID, else its GUID, else none. */
export function conceptKey(concept: { versionGuid: string | null; guid: string | null }): string | null {
  if (concept.versionGuid) return concept.versionGuid;
  // Prefixed, so that a GUID never equals a version GUID with the same text.
  return concept.guid ? `guid ${concept.guid}` : null;
}

/** The number of items of a page, or the number that it reports if that is larger or nothing was sent. */
export function sentBy({ results, pagination }: PagedList<unknown>): number {
  const returned = Math.max(0, pagination?.returned ?? 0);
  if (results.length === 0) return returned;
  return returned === 0 ? results.length : Math.min(returned, results.length);
}

/** The position after a page that was requested at `skip`. */
export function positionAfter(skip: number, page: PagedList<unknown>): number {
  // A service may start a page earlier than requested, and report it. A later start is ignored: if the report is wrong, believing it would
  // lose items; if it is right, ignoring it only repeats a page.
  const began = page.pagination?.skip ?? skip;
  const sent = sentBy(page);
  return began >= 0 && began < skip && began + sent > skip ? began + sent : skip + sent;
}

/** The total of a page, unless it is implausible: less than the items of the page (0 is an unset number). */
export function credibleTotal({ pagination, results }: PagedList<unknown>): number | null {
  const total = pagination?.total ?? null;
  return total === null || total < results.length ? null : total;
}
