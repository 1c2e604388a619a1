import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { inlineKeys } from "#browser/ui/focus/inline-keys.ts";

type InlineKeys = ReturnType<typeof inlineKeys>;

/** The position of a link in the plan; row -1 is the header of stages, column -1 the product types. */
export type PlanPosition = { readonly row: number; readonly column: number };

type PlanCellsOptions = {
  readonly pane: HTMLElement | null;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly hasLink: (position: PlanPosition) => boolean;
  /** Scrolls a position into view, so that it is rendered. */
  readonly reveal: (position: PlanPosition) => void;
};

/** The number of rows that Page up and Page down move by. */
const PAGE = 10;

/** The links of a large table as one tab stop (roving tabindex): arrow keys move between them and skip cells without links. */
export function usePlanCells({ pane, rowCount, columnCount, hasLink, reveal }: PlanCellsOptions) {
  const [active, setActive] = useState<PlanPosition>({ row: 0, column: -1 });
  const requested = useRef<PlanPosition | null>(null);
  // The cell may be rendered only after scrolling to it, and rows that are higher than expected may move it out of view again.
  useEffect(() => {
    if (requested.current === null) return;
    const link = pane?.querySelector<HTMLElement>(`[data-position="${positionText(requested.current)}"]`);
    if (link == null) {
      reveal(requested.current);
      return;
    }
    requested.current = null;
    link.focus();
  });
  /** The next position with a link after `from`, in steps of this many rows and columns. */
  const find = (from: PlanPosition, rows: number, columns: number): PlanPosition | null => {
    for (let { row, column } = from; ;) {
      row += rows;
      column += columns;
      if (row < -1 || row >= rowCount || column < -1 || column >= columnCount) return null;
      if (hasLink({ row, column })) return { row, column };
    }
  };
  const page = ({ row, column }: PlanPosition, step: 1 | -1): PlanPosition | null => {
    const aim = Math.min(rowCount - 1, Math.max(0, row + step * PAGE));
    return find({ row: aim - step, column }, step, 0) ?? find({ row: aim, column }, -step, 0);
  };
  type Target = (from: PlanPosition, isFar: boolean) => PlanPosition | null;
  const targetsBy = ([forward, back]: InlineKeys): Readonly<Record<string, Target>> => ({
    ArrowUp: (from) => find(from, -1, 0),
    ArrowDown: (from) => find(from, 1, 0),
    [back]: (from) => find(from, 0, -1),
    [forward]: (from) => find(from, 0, 1),
    Home: ({ row }, isFar) => find({ row: isFar ? 0 : row, column: -2 }, 0, 1),
    End: ({ row }, isFar) => find({ row: isFar ? rowCount - 1 : row, column: columnCount }, 0, -1),
    PageUp: (from) => page(from, -1),
    PageDown: (from) => page(from, 1),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = readPosition(event.target);
    const target = targetsBy(inlineKeys(event.currentTarget))[event.key];
    if (from === null || target === undefined || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const to = target(from, event.ctrlKey);
    if (to === null) return;
    requested.current = to;
    setActive(to);
    reveal(to);
  };
  const onFocus = (event: FocusEvent): void => {
    const position = readPosition(event.target);
    // The table itself, while the link that had the focus is not rendered any more.
    if (position === null) return;
    requested.current = null;
    setActive(position);
  };
  return { active, onKeyDown, onFocus };
}

/** The attributes of a link at a position; `stop` is the column of the tab stop, null if it is in another row. */
export function linkProps(position: PlanPosition, stop: number | null) {
  return { "data-position": positionText(position), tabIndex: position.column === stop ? 0 : -1 };
}

function positionText({ row, column }: PlanPosition): string {
  return `${row},${column}`;
}

function readPosition(target: EventTarget): PlanPosition | null {
  const text = target instanceof HTMLElement ? target.dataset["position"] : undefined;
  const [row, column] = text?.split(",").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
