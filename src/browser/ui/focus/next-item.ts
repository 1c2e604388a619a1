import { stepThrough } from "./step-through.ts";

type ItemKeys = {
  /** The index of the focused item; -1 if none is. */
  readonly at: number;
  readonly count: number;
  /** The arrow keys to the next and to the previous item. */
  readonly forward: string;
  readonly back: string;
  /** The number of items that Page Up and Page Down move by in a list whose ends are not joined. */
  readonly page?: number | undefined;
};

/** The index of the item that a key moves the focus to; null for other keys. */
export function nextItem(key: string, { at, count, forward, back, page }: ItemKeys): number | null {
  const within = (index: number): number => Math.max(0, Math.min(index, count - 1));
  switch (key) {
    case forward:
      return page === undefined ? stepThrough(at, 1, count) : within(at + 1);
    case back:
      return page === undefined ? stepThrough(at, -1, count) : within(at - 1);
    case "Home":
      return 0;
    case "End":
      return within(count);
    case "PageDown":
      return page === undefined ? null : within(at + page);
    case "PageUp":
      return page === undefined ? null : within(at - page);
    default:
      return null;
  }
}
