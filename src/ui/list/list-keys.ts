import { useLayoutEffect, useMemo } from "react";
import { isElsewhere, NO_ROWS, type RowRange } from "./row-range.ts";

/**
 * React keys of the rendered rows. A row that stays keeps its elements. When the view jumps, no row stays: the new rows then reuse the
 * elements of the old ones, which is several times faster than creating new ones.
 */
export class RowKeys {
  #rows = NO_ROWS;
  #keys: readonly string[] = [];
  #byItem: ReadonlyMap<string, string> = new Map();
  #made = 0;

  /**
   * @param items the keys of the items, all different
   * @param isRowFocused whether a row has the focus, which must not move to another item
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

/** The React keys of the rows to render, derived from the keys of their items. */
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
