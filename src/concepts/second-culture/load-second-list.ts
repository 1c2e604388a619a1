import type { ConceptSummary } from "#api/concept-summary.ts";
import { conceptKey } from "#api/paging/paging.ts";
import type { Store } from "#lib/store.ts";
import type { ListStore } from "#queries/list/list-store.ts";
import type { SecondNames } from "#queries/second-names.ts";
import type { ListView } from "./list-view.ts";

/** How many further pages are loaded where the order of the list differs between the cultures. */
export const MAX_FURTHER_PAGES = 10;

type SecondListOptions = {
  /** The list in the second culture. */
  readonly store: ListStore<ConceptSummary>;
  /** The same list in the first culture. */
  readonly first: ListStore<ConceptSummary>;
  readonly view: Pick<Store<ListView>, "get" | "subscribe">;
  readonly names: SecondNames;
  /** Called with whether the limit of further pages leaves some names in view unknown. */
  readonly onCut: (isCut: boolean) => void;
};

/**
 * Loads the pages in view of a list in the second culture. Where the order follows the names, so that the rows in view have other items
 * there, it loads further pages until their names are known, up to a limit. Returns a function that ends it and cancels its requests.
 */
export function loadSecondList({ store, first, view, names, onCut }: SecondListOptions): () => void {
  let furtherPages = 0;
  const loadMissing = (): void => {
    const { rows, items } = view.get();
    const { isLoaded, isFetching, hasMore, rows: loaded } = store.state.get();
    if (!isLoaded || isFetching || !hasMore) return;
    for (let row = rows?.first ?? 0; row <= (rows?.last ?? -1); row += 1) {
      const item = loaded.at(row);
      // The page of this row is requested already.
      if (item === undefined || store.isOld(item)) return;
    }
    const isMissing = items().some((item) => names.get(conceptKey(item)) === undefined);
    const isOver = furtherPages === MAX_FURTHER_PAGES;
    onCut(isMissing && isOver);
    if (!isMissing || isOver) return;
    furtherPages += 1;
    store.loadMore();
  };
  const look = (): void => {
    const { rows } = view.get();
    if (rows !== null && rows.last >= rows.first) store.onViewChange(rows.first, rows.last);
    loadMissing();
  };
  const ends = [
    names.subscribe(() => undefined),
    store.use(first),
    view.subscribe(look),
    store.state.subscribe(loadMissing),
  ];
  look();
  return () => {
    for (const end of ends) end();
  };
}
