import { useLayoutEffect, useRef } from "react";

/**
 * Holds the first row in view in place when rows are inserted or removed above it, except at the very top.
 * @param first the index of the first row in view
 * @param shift scrolls by a number of rows
 */
export function useRowAnchor(
  rows: readonly { readonly key: string }[],
  first: number,
  shift: (count: number) => void,
): void {
  const anchor = useRef({ key: "", index: 0 });
  useLayoutEffect(() => {
    const { key, index } = anchor.current;
    anchor.current = { key: rows[first]?.key ?? "", index: first };
    if (index === 0 || rows[index]?.key === key) return;
    const now = rows.findIndex((row) => row.key === key);
    if (now >= 0) shift(now - index);
  }, [rows, first, shift]);
}
