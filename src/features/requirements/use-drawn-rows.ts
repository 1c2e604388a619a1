import type { RefObject } from "react";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";

type DrawnRowsOptions<T> = {
  /** The element that scrolls; null before it is there. */
  readonly pane: HTMLElement | null;
  /** The element that holds the rows, each marked by `data-row`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly T[];
  /** How high a row is expected to be until the first ones are drawn, in px. */
  readonly expectedHeight: number;
};

/** Up to so many rows are drawn whether or not they are in view. */
const SHORT = 50;

/** The rows of a table that are to be drawn: those in view, or all of them where they are few or the page is being printed. */
export function useDrawnRows<T>({ pane, list, rows, expectedHeight }: DrawnRowsOptions<T>) {
  const virtual = useVirtualRows({ pane, list, count: rows.length, content: rows, expectedHeight });
  const isWhole = virtual.isPrinting || rows.length <= SHORT;
  const first = isWhole ? 0 : virtual.first;
  const last = isWhole ? rows.length - 1 : virtual.last;
  return {
    isPrinting: virtual.isPrinting,
    first,
    last,
    drawn: rows.slice(first, last + 1),
    style: isWhole ? undefined : virtual.style,
    virtualRows: virtual.rows,
  };
}
