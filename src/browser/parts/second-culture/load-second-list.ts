import type { ListStore } from "#browser/queries/list/list-store.ts";
import type { SecondNames } from "#browser/queries/names/second-names.ts";
import { NO_ROWS, type RowRange } from "#browser/ui/list/row-range.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { conceptKey } from "#core/api/paging/paging.ts";
import type { Store } from "#core/lib/store.ts";
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
 * Loads the pages of a list in the second culture that contain the items in view, unless all their names are known. Where the order follows
 * the names, so that the rows in view have other items there, it loads further pages until their names are known, up to a limit. Items
 * that are not found are recorded as unlisted. Returns a function that ends it and cancels its requests.
 */
export function loadSecondList({ store, first, view, names, onCut }: SecondListOptions): () => void {
  let furtherPages = 0;
  let stopUsing: (() => void) | null = null;
  const missing = () => {
    const keys = new Set<string>();
    for (const item of view.get().items()) {
      const key = conceptKey(item);
      if (key !== null && names.get(key) === undefined) keys.add(key);
    }
    return keys;
  };
  /** The rows whose pages should contain the missing items; null if the first culture's list does not tell. */
  const expectedRows = (keys: ReadonlySet<string>): ListView["rows"] => {
    const { rows } = view.get();
    if (rows !== null) return rows;
    const loaded = first.state.get().rows;
    for (let row = 0; row < loaded.length; row += 1) {
      const item = loaded.at(row);
      if (item !== undefined && keys.has(conceptKey(item) ?? "") && !isLoaded(row))
        return { first: row, last: row };
    }
    return null;
  };
  const isLoaded = (row: number): boolean => {
    const item = store.state.get().rows.at(row);
    return item !== undefined && !store.isOld(item);
  };
  const show = ({ first, last }: RowRange): void => {
    // From item to item is no scrolling, ahead of which pages would be requested.
    if (view.get().rows === null) store.onViewChange(NO_ROWS.first, NO_ROWS.last);
    store.onViewChange(first, last);
  };
  const loadMissing = (): void => {
    const { isLoaded: hasBegun, isFetching, hasMore, error } = store.state.get();
    if (!hasBegun || isFetching || error !== null) return;
    const keys = missing();
    const rows = expectedRows(keys);
    for (let row = rows?.first ?? 0; row <= (rows?.last ?? -1); row += 1) {
      if (isLoaded(row) || !(hasMore || store.hasOldTexts)) continue;
      // Something else on the page may have moved the view of this list.
      if (keys.size > 0 && rows !== null) show(rows);
      return;
    }
    const isOver = furtherPages === MAX_FURTHER_PAGES;
    onCut(keys.size > 0 && isOver && hasMore);
    if (keys.size === 0) return;
    if (hasMore && !isOver) {
      furtherPages += 1;
      store.loadMore();
    } else names.addUnlisted([...keys]);
  };
  const look = (): void => {
    const { rows } = view.get();
    if (stopUsing === null) {
      if (missing().size === 0) return;
      stopUsing = store.use(first);
    }
    if (rows !== null && rows.last >= rows.first) show(rows);
    loadMissing();
  };
  const ends = [
    names.subscribe(() => undefined),
    view.subscribe(look),
    store.state.subscribe(() => {
      if (stopUsing !== null) loadMissing();
    }),
  ];
  look();
  return () => {
    for (const end of ends) end();
    stopUsing?.();
  };
}
