/** The `pagination` of a page (2.2); a number that the service left out is null. `next` and `prev` are not read. */
export type Pagination = {
  total: number | null;
  take: number | null;
  skip: number | null;
  returned: number | null;
};

/** One page of a list, whether the service sent a `PagedList` (2.2) or a plain array (E12, E13, E14). */
export type PagedList<T> = {
  results: T[];
  pagination: Pagination | null;
  shape: "paged" | "array";
};

/** A page together with what was asked for. */
export type RequestedPage<T> = {
  requestedSkip: number;
  /** Null for an operation without Skip and Take (E13, E14), or when the service was to choose. */
  requestedTake: number | null;
  page: PagedList<T>;
};

/** Says which items are the same one: those with an equal key. An item with null is like no other. */
export type KeyOf<T> = (item: T) => string | null;

export type NextSkip =
  | { end: false; skip: number }
  | {
      end: true;
      /** False when the service said that there is more than it sent. */
      complete: boolean;
      /** Where to ask again, should the person want to go on; null when the list is complete. */
      resumeAt: number | null;
    };

/** A service that sends this many pages in a row without a new item will not send any. */
const MAX_STALE_PAGES = 3;

/**
 * Where the next page begins, or that (and whether completely) the list has ended, from all its pages so far in
 * the order they were asked for. Pure; works for services that cap or ignore Take, change `total` on the way,
 * repeat items, send an empty page too early, or leave numbers of `pagination` or all of it out.
 *
 * - Every step goes forward, and never past an item that was not sent: rather, items come twice ({@link dedupe}).
 * - With a total, the list ends when the next page would begin at or behind the largest total that any page gave
 *   (one that shrank may be wrong), at a page that returned nothing, or after three pages without a new item.
 * - Without, it ends at the first page that is empty or brings nothing new.
 * - A plain array ends at a page that is shorter than Take, too.
 *
 * `complete` is false when the list ended below the latest total, or when the service sent old items where the
 * last new ones should have been.
 */
export function nextSkip<T>(pages: readonly RequestedPage<T>[], keyOf: KeyOf<T>): NextSkip {
  const last = pages.at(-1);
  if (last === undefined) return { end: false, skip: 0 };

  const { requestedSkip, requestedTake, page } = last;
  const { stalePages, distinct, fresh } = progressOf(pages, keyOf);
  const sent = sentBy(page);
  const next = positionAfter(last, sent, fresh);
  const latest = totalOf(pages);

  const end = (): NextSkip => {
    if (latest === null) return { end: true, complete: true, resumeAt: null };
    if (next < latest) return { end: true, complete: false, resumeAt: next };
    const complete = distinct >= latest || !endsInUnexpectedRepeats(pages, stalePages);
    return { end: true, complete, resumeAt: complete ? null : requestedSkip };
  };

  // Without Take there is no asking for another page: what came is what there is.
  if (sent === 0 || requestedTake === null) return end();
  if (page.shape === "array" && page.results.length < requestedTake) return end();
  const largest = largestTotal(pages);
  const isOver = largest === null ? stalePages > 0 : next >= largest || stalePages >= MAX_STALE_PAGES;
  return isOver ? end() : { end: false, skip: next };
}

/** The latest total that a page of the list gave, or null when none did. */
export function totalOf(pages: readonly { page: PagedList<unknown> }[]): number | null {
  for (const { page } of pages.toReversed()) {
    const total = credibleTotal(page);
    if (total !== null) return total;
  }
  return null;
}

/**
 * The items in their order, each key once (the first one stays). Items without a key all stay.
 * @param seen keys of items that came before these; theirs are added
 */
export function dedupe<T>(items: readonly T[], keyOf: KeyOf<T>, seen: Set<string> = new Set()): T[] {
  return items.filter((item) => {
    const key = keyOf(item);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The key of a concept: its version GUID, else its GUID, else none. */
export function conceptKey(concept: { versionGuid: string | null; guid: string | null }): string | null {
  if (concept.versionGuid) return concept.versionGuid;
  // Marked, so that a GUID is never taken for a version GUID that reads the same.
  return concept.guid ? `guid ${concept.guid}` : null;
}

/** How many items a page holds, or at least says it does: never more than were sent, if any were. */
function sentBy({ results, pagination }: PagedList<unknown>): number {
  const returned = Math.max(0, pagination?.returned ?? 0);
  if (results.length === 0) return returned;
  return returned === 0 ? results.length : Math.min(returned, results.length);
}

/** Where the list goes on after a page: behind the Skip that was asked for, if the page holds anything. */
function positionAfter({ requestedSkip, page }: RequestedPage<unknown>, sent: number, fresh: number): number {
  // A service may begin a page earlier than asked, and say so. One that says it began later is not believed: if
  // it is wrong, believing it would lose items, and if it is right, not believing it costs a repeated page.
  const echoed = page.pagination?.skip ?? requestedSkip;
  if (echoed >= 0 && echoed < requestedSkip && echoed + sent > requestedSkip) return echoed + sent;
  // Old items on a page may have come besides those that were asked for, or in place of them. Only the new ones
  // are sure to fill places of their own; with none at all, the only way is on.
  return requestedSkip + (fresh === 0 ? sent : Math.min(sent, fresh));
}

/**
 * Whether the last page brought only old items for places that no page before it had filled, so that other items
 * may be missing. Where pages overlap, old items are to be expected.
 */
function endsInUnexpectedRepeats(pages: readonly RequestedPage<unknown>[], stalePages: number): boolean {
  const endOf = ({ requestedSkip, page }: RequestedPage<unknown>): number =>
    requestedSkip + page.results.length;
  const last = pages.at(-1);
  if (last === undefined || stalePages === 0 || last.page.results.length === 0) return false;
  return pages.slice(0, -1).every((page) => endOf(page) < endOf(last));
}

/** The total of a page, unless it cannot be one: below what the page itself holds (0 is a number not filled in). */
function credibleTotal({ pagination, results }: PagedList<unknown>): number | null {
  const total = pagination?.total ?? null;
  return total === null || total < results.length ? null : total;
}

function largestTotal(pages: readonly { page: PagedList<unknown> }[]): number | null {
  let largest: number | null = null;
  for (const { page } of pages) {
    const total = credibleTotal(page);
    if (total !== null) largest = Math.max(total, largest ?? 0);
  }
  return largest;
}

type Progress = {
  /** How many pages up to the last one have brought nothing new, in a row. */
  stalePages: number;
  /** How many different items there are on all pages. */
  distinct: number;
  /** How many of them are on the last page and on none before it. */
  fresh: number;
};

/** A walk over the pages of a list, as far as it has come. */
type Walk = {
  readonly keyOf: unknown;
  readonly pages: PagedList<unknown>[];
  readonly seen: Set<string>;
  stalePages: number;
  fresh: number;
};

/**
 * Looking for new items takes a walk over everything loaded, and lists ask for the next page at every rendering. So the walk is kept with
 * the first page of its list, and goes on where it ended when another page has come.
 */
const walks = new WeakMap<PagedList<unknown>, Walk>();

function progressOf<T>(pages: readonly RequestedPage<T>[], keyOf: KeyOf<T>): Progress {
  const first = pages[0]?.page;
  const known = first && walks.get(first);
  const goesOn =
    known?.keyOf === keyOf &&
    known.pages.length <= pages.length &&
    known.pages.every((page, index) => page === pages[index]?.page);
  const walk: Walk = goesOn ? known : { keyOf, pages: [], seen: new Set(), stalePages: 0, fresh: 0 };
  for (const { page } of pages.slice(walk.pages.length)) {
    const before = walk.seen.size;
    for (const item of page.results) {
      // Without a key, only equal content tells that a page came again; dedupe() keeps such items all the same.
      walk.seen.add(keyOf(item) ?? `content ${JSON.stringify(item)}`);
    }
    walk.fresh = walk.seen.size - before;
    walk.stalePages = walk.fresh > 0 ? 0 : walk.stalePages + 1;
    walk.pages.push(page);
  }
  if (first) walks.set(first, walk);
  return { stalePages: walk.stalePages, distinct: walk.seen.size, fresh: walk.fresh };
}
