import { useLayoutEffect, useMemo } from "react";
import { isElsewhere, NO_ROWS, type RowRange } from "./row-range.ts";

/**
 * The keys of the rows that are drawn. A row that stays keeps its elements. When the view jumps, none stays: those that come then take over
 * the elements of those that go, which takes a fraction of the time that making others does.
 */
export class RowKeys {
  #rows = NO_ROWS;
  #keys: readonly string[] = [];
  #byItem: ReadonlyMap<string, string> = new Map();
  #made = 0;

  /**
   * @param items the keys of the items, of which each is another one
   * @param isRowFocused whether a row has the focus, which would go over to another item with it
   */
  choose(rows: RowRange, items: readonly string[], isRowFocused: boolean): string[] {
    if (!isRowFocused && isElsewhere(rows, this.#rows))
      return items.map((_, place) => this.#keys[place] ?? this.#make());
    return items.map((item) => this.#byItem.get(item) ?? this.#make());
  }

  drew(rows: RowRange, items: readonly string[], keys: readonly string[]): void {
    this.#rows = rows;
    this.#keys = keys;
    this.#byItem = new Map(items.map((item, place) => [item, keys[place] ?? ""]));
  }

  #make(): string {
    this.#made += 1;
    return `row ${this.#made}`;
  }
}

/** Keys for the rows to draw, from those of their items. */
export function useRowKeys(
  rows: RowRange,
  items: readonly string[],
  isRowFocused: boolean,
): readonly string[] {
  const known = useMemo(() => new RowKeys(), []);
  const keys = known.choose(rows, items, isRowFocused);
  useLayoutEffect(() => known.drew(rows, items, keys));
  return keys;
}
