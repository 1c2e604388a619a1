/** The `pagination` of a page (2.2); a number that the service left out is null. `next` and `prev` are not read. */
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

/** Says which items are the same one: those with an equal key. An item with null is like no other. */
export type KeyOf<T> = (item: T) => string | null;

/** The items in their order, each key once (the first one stays). Items without a key all stay. */
export function dedupe<T>(items: readonly T[], keyOf: KeyOf<T>): readonly T[] {
  return new KnownItems(keyOf).add(items).items;
}

/** Tells new items from those that came before. */
export class KnownItems<T> {
  readonly #keyOf: KeyOf<T>;
  readonly #ids = new Set<string>();

  constructor(keyOf: KeyOf<T>) {
    this.#keyOf = keyOf;
  }

  /** What the item is: its key. Without one, only equal content tells that it came again. */
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

  /** Adds items; gives back those that were not there before and those without a key, and whether anything is new. */
  add(items: readonly T[]): { readonly items: readonly T[]; readonly hasNews: boolean } {
    const before = this.#ids.size;
    const fresh = items.filter((item) => {
      const size = this.#ids.size;
      this.#ids.add(this.idOf(item));
      return this.#ids.size > size || this.#keyOf(item) === null;
    });
    // Mostly all are new, and then one array is enough.
    return { items: fresh.length === items.length ? items : fresh, hasNews: this.#ids.size > before };
  }
}

/** The key of a concept: its version GUID, else its GUID, else none. */
export function conceptKey(concept: { versionGuid: string | null; guid: string | null }): string | null {
  if (concept.versionGuid) return concept.versionGuid;
  // Marked, so that a GUID is never taken for a version GUID that reads the same.
  return concept.guid ? `guid ${concept.guid}` : null;
}

/** How many items a page holds, or at least says it does: never more than were sent, if any were. */
export function sentBy({ results, pagination }: PagedList<unknown>): number {
  const returned = Math.max(0, pagination?.returned ?? 0);
  if (results.length === 0) return returned;
  return returned === 0 ? results.length : Math.min(returned, results.length);
}

/** Where a list goes on after a page that was asked for from `skip` on. */
export function positionAfter(skip: number, page: PagedList<unknown>): number {
  // A service may begin a page earlier than asked, and say so. One that says it began later is not believed: if
  // it is wrong, believing it would lose items, and if it is right, not believing it costs a repeated page.
  const began = page.pagination?.skip ?? skip;
  const sent = sentBy(page);
  return began >= 0 && began < skip && began + sent > skip ? began + sent : skip + sent;
}

/** The total of a page, unless it cannot be one: below what the page itself holds (0 is a number not filled in). */
export function credibleTotal({ pagination, results }: PagedList<unknown>): number | null {
  const total = pagination?.total ?? null;
  return total === null || total < results.length ? null : total;
}
