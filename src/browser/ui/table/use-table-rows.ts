import { type RefObject, useRef, useState } from "react";
import { useScrollMemory, useScrollPane } from "../layout/scroll-pane.tsx";
import { ROW_HEIGHT } from "../list/row-height.ts";
import { useVirtualRows } from "../list/use-virtual-rows.ts";
import type { VirtualRows } from "../list/virtual-rows.ts";

/** Up to this many rows, all rows of a table are rendered. */
export const WHOLE_TABLE = 50;

type TableRowsOptions<Row> = {
  /** A new array whenever any row changes, and only then. Rows have no margins, which would not be measured. */
  readonly rows: readonly Row[];
  /** The key under which row heights are kept, and the scroll position of an own pane, so that it can be restored. */
  readonly memoryKey?: string;
  /** Whether the table scrolls by itself, in both directions. */
  readonly hasOwnPane?: boolean;
};

/** The rows of a table, and which of them are rendered. */
export type TableRows<Row> = {
  readonly rows: readonly Row[];
  /** The range of rendered rows (inclusive). */
  readonly first: number;
  readonly last: number;
  readonly style: ReturnType<typeof useVirtualRows>["style"];
  /** Which rows are in view, and scrolling to a row. */
  readonly virtual: VirtualRows;
  /** The element around the rendered rows. */
  readonly body: RefObject<HTMLDivElement | null>;
  /** The scrolling element; null before it is mounted. */
  readonly pane: HTMLElement | null;
  /** The ref of the table's own pane; null if it has none. */
  readonly setPane: ((pane: HTMLElement | null) => void) | null;
};

/** The rows of a `Table`: those in view of the pane, or all of them if they are few or the page is printed. */
export function useTableRows<Row>(options: TableRowsOptions<Row>): TableRows<Row> {
  const { rows, memoryKey, hasOwnPane = false } = options;
  const scrollPane = useScrollPane();
  const [ownPane, setPane] = useState<HTMLElement | null>(null);
  const pane = hasOwnPane ? ownPane : scrollPane;
  const body = useRef<HTMLDivElement>(null);
  const rendered = useVirtualRows({
    pane,
    list: body,
    count: rows.length,
    content: rows,
    expectedHeight: ROW_HEIGHT,
    memoryKey,
    wholeUpTo: WHOLE_TABLE,
  });
  useScrollMemory(ownPane, memoryKey);
  const { rows: virtual, first, last, style } = rendered;
  return { rows, first, last, style, virtual, body, pane, setPane: hasOwnPane ? setPane : null };
}
