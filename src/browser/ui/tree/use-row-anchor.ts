import { type RefObject, useLayoutEffect, useRef } from "react";
import type { VirtualRows } from "../list/virtual-rows.ts";

/**
 * Holds the first row in view in place when rows are inserted or removed above it, or all change their height, except at the very top. The
 * active row stays in view if it has the focus.
 */
export function useRowAnchor(
  rows: VirtualRows,
  items: readonly { readonly key: string }[],
  activeIndex: number,
  tree: RefObject<HTMLElement | null>,
): void {
  const anchor = useRef({ key: "", index: 0, offset: 0, isActiveInView: false });
  useLayoutEffect(() => {
    const { key, index, offset, isActiveInView } = anchor.current;
    const now = items[index]?.key === key ? index : items.findIndex((item) => item.key === key);
    if (index > 0 && now >= 0) rows.scrollBy(rows.heights.offsetOf(now) - offset);
    if (isActiveInView && tree.current?.contains(document.activeElement) === true)
      rows.scrollTo(activeIndex, "nearest");
    const remember = (): void => {
      const { first, last } = rows.inView.get();
      const isActiveInView = first <= activeIndex && activeIndex <= last;
      const offset = rows.heights.offsetOf(first);
      anchor.current = { key: items[first]?.key ?? "", index: first, offset, isActiveInView };
    };
    remember();
    return rows.inView.subscribe(remember);
  }, [rows, items, activeIndex, tree]);
}
