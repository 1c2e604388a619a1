import type { RefObject } from "react";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";

type DrawnRowsOptions<T> = {
  /** The scrolling element; null before it is mounted. */
  readonly pane: HTMLElement | null;
  /** The element around the rows, each with the attribute `data-row`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly T[];
  /** The estimated height of a row until the first ones are rendered, in px. */
  readonly expectedHeight: number;
};

/** Up to this many rows, all are rendered. */
const SHORT = 50;

/** The rows of a table to render: those in view, or all of them if they are few or the page is being printed. */
export function useRenderedRows<T>({ pane, list, rows, expectedHeight }: DrawnRowsOptions<T>) {
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
