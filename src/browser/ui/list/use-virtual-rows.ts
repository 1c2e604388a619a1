import { type CSSProperties, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { RecentMap } from "#core/lib/recent-map.ts";
import { useIsPrinting } from "../layout/use-is-printing.ts";
import { RowHeights } from "./row-heights.ts";
import type { RowRange } from "./row-range.ts";
import { VirtualRows } from "./virtual-rows.ts";

type VirtualRowsOptions = {
  /** The scrolling element; null before it is mounted. */
  readonly pane: HTMLElement | null;
  /** The element around the rendered rows, each with the attribute `data-row` (`skeleton` if its content is not loaded yet). */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** A new value whenever rows may show other content. */
  readonly content: unknown;
  /** The estimated height of a row until the first ones are rendered, in px. */
  readonly expectedHeight: number;
  /** Whether each row has exactly that height, so that nothing is measured. Such rows are for the screen; callers print something else. */
  readonly isFixed?: boolean;
  /** The key under which row heights are cached, so that the list can restore its scroll position. */
  readonly memoryKey?: string | undefined;
  /** Up to this many rows, all are rendered, so that the browser can search and print them. */
  readonly wholeUpTo?: number;
};

const remembered = new RecentMap<string, RowHeights>(30);

/** The rows of a long list to render, and the style that positions them (see `VirtualRows`). While the page is printed, all rows. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { pane, list, count, content, memoryKey } = options;
  const rows = useRows(options);
  const isPrinting = useIsPrinting() && options.isFixed !== true;
  const rendered = useSyncExternalStore(rows.renderedRange.subscribe, rows.renderedRange.get);
  useLayoutEffect(() => {
    rows.onRendered(rendered, count, content);
  }, [rows, rendered, count, content]);
  useLayoutEffect(() => {
    if (pane === null || list.current === null || isPrinting) return undefined;
    const detach = rows.attach(pane, list.current);
    return () => {
      detach();
      if (memoryKey !== undefined) remembered.set(memoryKey, rows.heights);
    };
  }, [rows, pane, list, memoryKey, isPrinting]);
  if (isPrinting) return { rows, first: 0, last: count - 1, style: undefined, isPrinting };
  const last = Math.min(rendered.last, count - 1);
  // The height is that of the rendered rows, so that it is right, and observed, when one of them grows.
  const style: CSSProperties = {
    paddingTop: rows.heights.offsetOf(Math.min(rendered.first, count)),
    paddingBottom: rows.heights.offsetOf(count) - rows.heights.offsetOf(last + 1),
  };
  return { rows, first: rendered.first, last, style, isPrinting };
}

/** Rows under another key begin with the rendered ones, so that rows that stay keep their elements and the focus. */
function useRows(options: VirtualRowsOptions): VirtualRows {
  const { memoryKey, expectedHeight, isFixed = false, wholeUpTo } = options;
  const create = (initial?: RowRange) => ({
    memoryKey,
    expectedHeight,
    rows: new VirtualRows(
      remembered.get(memoryKey ?? "") ?? new RowHeights(expectedHeight, isFixed),
      initial,
      wholeUpTo,
    ),
  });
  const [current, setCurrent] = useState(create);
  if (current.memoryKey === memoryKey && current.expectedHeight === expectedHeight) return current.rows;
  const next = create(current.rows.renderedRange.get());
  setCurrent(next);
  return next.rows;
}
