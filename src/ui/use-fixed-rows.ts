import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type FixedRowsOptions = {
  /** The element that scrolls; the rows begin at its top. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of each row in px. */
  readonly rowHeight: number;
  readonly initialOffset: number;
  readonly onScroll: (offset: number) => void;
};

/** The rows in view, the ones in part included; `last` is before `first` where there are none. */
export type RowsInView = { readonly first: number; readonly last: number };

type Seen = { readonly offset: number; readonly height: number };

/**
 * Which rows of one and the same height are in view. All that it takes is a division, so a hundred thousand rows cost no more than ten, and
 * nothing is measured while somebody scrolls.
 */
export function useFixedRows({ scroller, count, rowHeight, initialOffset, onScroll }: FixedRowsOptions) {
  const [seen, setSeen] = useState<Seen>({ offset: initialOffset, height: 0 });
  // What was seen last, so that nothing has to be asked of the page, which would lay it out for the answer.
  const latest = useRef(seen);

  const heightBefore = useRef(rowHeight);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // The first row in view stays that when rows become higher.
    const offset = (latest.current.offset / heightBefore.current) * rowHeight;
    heightBefore.current = rowHeight;
    latest.current = { ...latest.current, offset };
    element.scrollTo({ top: offset });
    const look = (change: Partial<Seen>): void => {
      const before = latest.current;
      const after = { ...before, ...change };
      latest.current = after;
      // Before the next frame is painted: what comes into view later than the background is seen as a blank.
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

  /** Brings a row into view: by the shortest way, or into the middle. */
  const scrollToRow = useCallback(
    (index: number, align: "nearest" | "center"): void => {
      const { offset, height } = latest.current;
      const top = index * rowHeight;
      const bottom = top + rowHeight;
      const isInView = top >= offset && bottom <= offset + height;
      if (align === "nearest" && isInView) return;
      const nearest = top < offset ? top : bottom - height;
      const wanted = align === "center" ? top - (height - rowHeight) / 2 : nearest;
      const target = Math.max(0, wanted);
      latest.current = { offset: target, height };
      setSeen(latest.current);
      scroller.current?.scrollTo({ top: target });
    },
    [scroller, rowHeight],
  );

  // Rows may have gone since somebody scrolled as far as that.
  const offset = Math.min(seen.offset, Math.max(0, count * rowHeight - seen.height));
  return { inView: rowsInView({ ...seen, offset }, rowHeight, count), scrollToRow };
}

function rowsInView({ offset, height }: Seen, rowHeight: number, count: number): RowsInView {
  const first = Math.floor(offset / rowHeight);
  return { first, last: Math.min(count, Math.ceil((offset + height) / rowHeight)) - 1 };
}

function isSameView(a: Seen, b: Seen, rowHeight: number): boolean {
  const [before, after] = [a, b].map((seen) => rowsInView(seen, rowHeight, Number.POSITIVE_INFINITY));
  return before?.first === after?.first && before?.last === after?.last;
}
