import { dedupe, type KeyOf, type PagedList } from "#api/paging.ts";

/**
 * The items of a list that grows page by page, each once. What one page adds costs what that page holds, however much is there before it;
 * pages that are not the ones of before with more behind them are gone through anew.
 */
export function createGrowingList<T>(keyOf: KeyOf<T>): (pages: readonly PagedList<T>[]) => readonly T[] {
  let known: readonly PagedList<T>[] = [];
  let seen = new Set<string>();
  let items: readonly T[] = [];
  return (pages) => {
    const goesOn = known.length <= pages.length && known.every((page, index) => page === pages[index]);
    if (goesOn && known.length === pages.length) return items;
    if (!goesOn) {
      seen = new Set();
      items = [];
    }
    const added = pages.slice(goesOn ? known.length : 0).flatMap((page) => page.results);
    items = [...items, ...dedupe(added, keyOf, seen)];
    known = pages;
    return items;
  };
}
