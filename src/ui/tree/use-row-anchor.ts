import { useLayoutEffect, useRef } from "react";
import type { VirtualRows } from "../list/virtual-rows.ts";

/** Holds the first row in view in place when rows are inserted or removed above it, or all change their height, except at the very top. */
export function useRowAnchor(rows: VirtualRows, items: readonly { readonly key: string }[]): void {
  const anchor = useRef({ key: "", index: 0, offset: 0 });
  useLayoutEffect(() => {
    const { key, index, offset } = anchor.current;
    const now = items[index]?.key === key ? index : items.findIndex((item) => item.key === key);
    if (index > 0 && now >= 0) rows.scrollBy(rows.heights.offsetOf(now) - offset);
    const remember = (): void => {
      const { first } = rows.inView.get();
      anchor.current = { key: items[first]?.key ?? "", index: first, offset: rows.heights.offsetOf(first) };
    };
    remember();
    return rows.inView.subscribe(remember);
  }, [rows, items]);
}
