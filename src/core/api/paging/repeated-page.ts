import type { SeenItems, PagedList } from "./paging.ts";

type Page<T> = { readonly skip: number; readonly span: number; readonly list: PagedList<T> };

/**
 * Whether a page equals the page before it, or with a larger Take begins with it, so that the service may ignore Skip. Not if the list is
 * periodic within a page, nor if it is sent item by item and the service reports the expected position.
 */
export function isRepeat<T>({ skip, span, list }: Page<T>, before: Page<T>, seen: SeenItems<T>): boolean {
  const { results, pagination } = list;
  const { length } = before.list.results;
  return (
    before.skip + before.span === skip &&
    length > 0 &&
    // A longer page with fewer positions has items from before them on purpose.
    (results.length === length || results.length === span) &&
    seen.areSame(results.slice(0, length), before.list.results) &&
    !(results.length === 1 && pagination?.skip === skip) &&
    !isPeriodic(results.map((item) => seen.idOf(item)))
  );
}

/** Whether the ids repeat a shorter sequence. */
function isPeriodic(ids: readonly string[]): boolean {
  for (let period = 1; period <= ids.length / 2; period += 1) {
    if (ids.length % period === 0 && ids.every((id, index) => id === ids[index % period])) return true;
  }
  return false;
}

type MarkedPage = { readonly skip: number; readonly isRepeat?: boolean };

/** After this many repetitions the service will not send another page. */
const MAX_REPEATS = 3;

/** The start of the repeated pages around a page if there are too many of them; otherwise infinite. */
export function repeatingSince(pages: readonly MarkedPage[], index: number): number {
  let [before, last] = [index, index];
  while (pages[before]?.isRepeat) before -= 1;
  while (pages[last + 1]?.isRepeat) last += 1;
  return last - before < MAX_REPEATS ? Number.POSITIVE_INFINITY : (pages[before + 1]?.skip ?? 0);
}
