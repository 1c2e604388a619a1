import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowRange } from "./row-range.ts";

type FixedRowsOptions = {
  /** The scrolling element; the rows begin at its top. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of each row in px. */
  readonly rowHeight: number;
  readonly initialOffset: number;
  readonly onScroll: (offset: number) => void;
};

type Seen = { readonly offset: number; readonly height: number };

/**
 * The rows of a fixed height that are in view. Their range takes one division, so a hundred thousand rows cost no more than ten, and
 * scrolling measures nothing.
 */
export function useFixedRows({ scroller, count, rowHeight, initialOffset, onScroll }: FixedRowsOptions) {
  const [seen, setSeen] = useState<Seen>({ offset: initialOffset, height: 0 });
  // The last known scroll offset and height: reading them from the page would force a layout.
  const latest = useRef(seen);

  const heightBefore = useRef(rowHeight);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // When the row height changes, the first row in view stays in view.
    const offset = (latest.current.offset / heightBefore.current) * rowHeight;
    heightBefore.current = rowHeight;
    latest.current = { ...latest.current, offset };
    element.scrollTo({ top: offset });
    const look = (change: Partial<Seen>): void => {
      const before = latest.current;
      const after = { ...before, ...change };
      latest.current = after;
      // Rendered synchronously before the next paint, so that scrolling shows no blank rows.
      if (!isSameView(before, after, rowHeight)) flushSync(() => setSeen(after));
    };
    const scrolled = (): void => {
      const { scrollTop } = element;
      onScroll(scrollTop);
      look({ offset: scrollTop });
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) look({ height: entry.contentRect.height });
    });
    latest.current = { ...latest.current, height: element.clientHeight };
    setSeen(latest.current);
    observer.observe(element);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [scroller, rowHeight, onScroll]);

  const scrollTo = useCallback(
    (target: number): void => {
      latest.current = { ...latest.current, offset: Math.max(0, target) };
      setSeen(latest.current);
      scroller.current?.scrollTo({ top: latest.current.offset });
    },
    [scroller],
  );

  const scrollByRows = useCallback(
    (rows: number): void => scrollTo(latest.current.offset + rows * rowHeight),
    [scrollTo, rowHeight],
  );

  /** Scrolls a row into view: to the nearest edge, or to the centre. */
  const scrollToRow = useCallback(
    (index: number, align: "nearest" | "center"): void => {
      const { offset, height } = latest.current;
      const top = index * rowHeight;
      const bottom = top + rowHeight;
      const isInView = top >= offset && bottom <= offset + height;
      if (align === "nearest" && isInView) return;
      const nearest = top < offset ? top : bottom - height;
      scrollTo(align === "center" ? top - (height - rowHeight) / 2 : nearest);
    },
    [scrollTo, rowHeight],
  );

  // The offset may be beyond the end after rows were removed.
  const offset = Math.min(seen.offset, Math.max(0, count * rowHeight - seen.height));
  return { inView: rowsInView({ ...seen, offset }, rowHeight, count), scrollToRow, scrollByRows };
}

/** The rows in view, including partly visible ones. */
function rowsInView({ offset, height }: Seen, rowHeight: number, count: number): RowRange {
  const first = Math.floor(offset / rowHeight);
  return { first, last: Math.min(count, Math.ceil((offset + height) / rowHeight)) - 1 };
}

function isSameView(a: Seen, b: Seen, rowHeight: number): boolean {
  const [before, after] = [a, b].map((seen) => rowsInView(seen, rowHeight, Number.POSITIVE_INFINITY));
  return before?.first === after?.first && before?.last === after?.last;
}
