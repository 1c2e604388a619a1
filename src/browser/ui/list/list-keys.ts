import { useLayoutEffect, useMemo } from "react";
import { isMostlyElsewhere, NO_ROWS, type RowRange } from "./row-range.ts";

/** What may become of the elements of rows that are no longer rendered. */
type Reuse = {
  /** Whether new rows may reuse them. */
  readonly isAllowed: boolean;
  /** The key of an item that keeps its element, which is not moved in the document either, because it may have the focus. */
  readonly except?: string | undefined;
};

/** The same keys, told apart where they repeat: a code below several parents is a row below each. */
export function distinctKeys(keys: readonly string[]): string[] {
  const occurrences = new Map<string, number>();
  return keys.map((key) => {
    const occurrence = occurrences.get(key) ?? 0;
    occurrences.set(key, occurrence + 1);
    return occurrence === 0 ? key : `${key} ${occurrence}`;
  });
}

/**
 * React keys of the rendered rows. A row that stays keeps its elements. When most rows are new, because the view has jumped or is scrolling
 * fast, they reuse the elements in their positions, which is several times faster than creating new ones.
 */
export class RowKeys {
  #rows = NO_ROWS;
  #items: readonly string[] = [];
  #keys: readonly string[] = [];
  #byItem: ReadonlyMap<string, string> = new Map();
  #made = 0;

  /** @param given the keys of the items */
  choose(rows: RowRange, given: readonly string[], { isAllowed, except = "" }: Reuse): string[] {
    const items = distinctKeys(given);
    if (!isAllowed || !isMostlyElsewhere(rows, this.#rows))
      return items.map((item) => this.#byItem.get(item) ?? this.#make());
    const [before, after] = around(this.#keys, this.#items.indexOf(except));
    const at = items.indexOf(except);
    if (at < 0) return items.map((_, position) => [...before, ...after][position] ?? this.#make());
    return items.map((item, position) => {
      if (position === at) return this.#byItem.get(item) ?? this.#make();
      return (position < at ? before[position] : after[position - at - 1]) ?? this.#make();
    });
  }

  onRendered(rows: RowRange, given: readonly string[], keys: readonly string[]): void {
    const items = distinctKeys(given);
    this.#rows = rows;
    this.#items = items;
    this.#keys = keys;
    this.#byItem = new Map(items.map((item, position) => [item, keys[position] ?? ""]));
  }

  #make(): string {
    this.#made += 1;
    return `row-${this.#made}`;
  }
}

/** The values before and after a position. */
function around<T>(values: readonly T[], position: number): readonly [T[], T[]] {
  return position < 0 ? [[...values], []] : [values.slice(0, position), values.slice(position + 1)];
}

/** The React keys of the rows to render, derived from the keys of their items. */
export function useRowKeys(rows: RowRange, items: readonly string[], reuse: Reuse): readonly string[] {
  const rowKeys = useMemo(() => new RowKeys(), []);
  const keys = rowKeys.choose(rows, items, reuse);
  useLayoutEffect(() => rowKeys.onRendered(rows, items, keys));
  return keys;
}
