import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { RecentMap } from "#lib/recent-map.ts";
import { RowHeights } from "./row-heights.ts";
import { useIsPrinting } from "./use-is-printing.ts";
import { VirtualRows } from "./virtual-rows.ts";

type VirtualRowsOptions = {
  /** The element that scrolls; null before it is there. */
  readonly pane: HTMLElement | null;
  /** The element that holds the rows that are drawn, each marked by `data-row` (`skeleton` where its content is not there yet). */
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Another value whenever rows may show something else. */
  readonly content: unknown;
  /** How high a row is expected to be until the first ones are drawn, in px. */
  readonly expectedHeight: number;
  /** Under which to remember how high rows are, so that the list is where it was when it comes back. */
  readonly memoryKey?: string | undefined;
};

const remembered = new RecentMap<string, RowHeights>(30);

/**
 * The rows of a long list that are to be drawn, and the style of the list that puts them in their place: see `VirtualRows`. While the page
 * is being printed, those are all rows.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { pane, list, count, content, expectedHeight, memoryKey } = options;
  const rows = useMemo(
    () => new VirtualRows(remembered.get(memoryKey ?? "") ?? new RowHeights(expectedHeight)),
    [memoryKey, expectedHeight],
  );
  const isPrinting = useIsPrinting();
  const drawn = useSyncExternalStore(rows.drawn.subscribe, rows.drawn.get);
  useLayoutEffect(() => {
    rows.drew(drawn, count, content);
  }, [rows, drawn, count, content]);
  useLayoutEffect(() => {
    if (pane === null || list.current === null || isPrinting) return undefined;
    const detach = rows.attach(pane, list.current);
    return () => {
      detach();
      if (memoryKey !== undefined) remembered.set(memoryKey, rows.heights);
    };
  }, [rows, pane, list, memoryKey, isPrinting]);
  if (isPrinting) return { rows, first: 0, last: count - 1, style: undefined, isPrinting };
  const style: CSSProperties = {
    boxSizing: "border-box",
    height: rows.heights.offsetOf(count),
    paddingTop: rows.heights.offsetOf(Math.min(drawn.first, count)),
  };
  return { rows, first: drawn.first, last: Math.min(drawn.last, count - 1), style, isPrinting };
}
