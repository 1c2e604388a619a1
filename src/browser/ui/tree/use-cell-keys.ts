import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { inlineKeys } from "../focus/inline-keys.ts";

const ROW = "[role=row][data-index]";
const CELL = "[role=gridcell]";

/**
 * The keys of the WAI-ARIA treegrid pattern within a row: Right from a row that is open or has no children to its first cell, Left and Right
 * among its cells, Home and End to the first and the last one, Left from the first one back to the row. The keys among the rows are those of
 * `VirtualTree`, which gives the focus to rows; these handlers, of the treegrid, pass it on to the cell in the same column.
 */
export function useCellKeys() {
  /** The column whose cell has the focus; null: rows have it. */
  const column = useRef<number | null>(null);
  const isPressed = useRef(false);
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    isPressed.current = false;
    const row = rowOf(event.target);
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const cells = cellsIn(row);
    const at = cells.findIndex((cell) => cell === event.target);
    if (event.key === "Tab") {
      // The row is the tab stop. From its cells, Shift+Tab leaves the treegrid, too, and Tab returns to the cell.
      if (at >= 0 && event.shiftKey) focusRow(row);
      return;
    }
    const [forward, back] = inlineKeys(row);
    const next = new Map([
      [forward, Math.min(at + 1, cells.length - 1)],
      [back, at - 1],
      ["Home", 0],
      ["End", cells.length - 1],
    ]).get(event.key);
    const isOfRow = at < 0 && (event.key !== forward || row.ariaExpanded === "false");
    if (next === undefined || isOfRow) return;
    event.preventDefault();
    event.stopPropagation();
    column.current = next < 0 ? null : next;
    (cells[next] ?? row).focus();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const row = rowOf(target);
    if (row === null) return;
    // A press on a cell is for the row.
    if (isPressed.current) {
      if (row !== target) row.focus({ preventScroll: true });
    } else if (row === target && column.current !== null)
      cellsIn(row)[column.current]?.focus({ preventScroll: true });
  };
  const onPointerDownCapture = (): void => {
    isPressed.current = true;
    column.current = null;
  };
  const focusRow = (row: HTMLElement): void => {
    const before = column.current;
    column.current = null;
    row.focus();
    column.current = before;
  };
  return { onKeyDownCapture, onFocus, onPointerDownCapture };
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

/** The cells of a row that are displayed. */
function cellsIn(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CELL)].filter((cell) => cell.checkVisibility());
}
