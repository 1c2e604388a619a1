import type { KnownItems, PagedList } from "./paging.ts";

type Page<T> = { readonly skip: number; readonly span: number; readonly list: PagedList<T> };

/** Whether the service says that a page begins where it was asked to. */
export function isAsAsked({ skip, list }: Omit<Page<unknown>, "span">): boolean {
  return list.pagination?.skip === skip;
}

/**
 * Whether a page is the one in front of it once more, so that the service may have taken no notice of Skip. Of a list that repeats itself
 * within a page nothing else is to be expected, and of one that comes item by item neither, if the service says that it is the next one.
 */
export function isRepeat<T>(page: Page<T>, before: Page<T>, known: KnownItems<T>): boolean {
  const { results } = page.list;
  if (results.length === 0 || before.skip + before.span !== page.skip) return false;
  if (!known.areSame(results, before.list.results)) return false;
  return !(results.length === 1 && isAsAsked(page)) && !isPeriodic(results.map((item) => known.idOf(item)));
}

/** Whether the ids are one shorter sequence, several times over. */
function isPeriodic(ids: readonly string[]): boolean {
  for (let period = 1; period <= ids.length / 2; period += 1) {
    if (ids.length % period === 0 && ids.every((id, index) => id === ids[index % period])) return true;
  }
  return false;
}

type MarkedPage = { readonly skip: number; readonly isRepeat?: boolean };

/** A service that sends the same page again so often will not send another one. */
const MAX_REPEATS = 3;

/** Where the repeated pages around a page begin, if they are so many that there is no point in going on; otherwise infinite. */
export function repeatingSince(pages: readonly MarkedPage[], index: number): number {
  let [before, last] = [index, index];
  while (pages[before]?.isRepeat) before -= 1;
  while (pages[last + 1]?.isRepeat) last += 1;
  return last - before < MAX_REPEATS ? Number.POSITIVE_INFINITY : (pages[before + 1]?.skip ?? 0);
}
