import type { RowRange } from "../list/row-range.ts";
import { isTreeItem, type TreeItemLine, type TreeNoteLine } from "./tree-keys.ts";

type RenderedItem<Item> = {
  readonly line: Item;
  readonly index: number;
  /** The number of notes between it and the item above. */
  readonly linesAbove: number;
  /** Whether it is outside the rendered range. */
  readonly isApart: boolean;
};

/** The items in a range, and the active one, in order. */
export function renderedItems<Item extends TreeItemLine>(
  lines: readonly (Item | TreeNoteLine)[],
  { first, last }: RowRange,
  activeIndex: number,
): RenderedItem<Item>[] {
  const items: RenderedItem<Item>[] = [];
  let next = first;
  for (let index = first; index <= last; index += 1) {
    const line = lines[index];
    if (line === undefined || !isTreeItem<Item>(line)) continue;
    items.push({ line, index, linesAbove: index - next, isApart: false });
    next = index + 1;
  }
  const active = lines[activeIndex];
  if (active === undefined || !isTreeItem<Item>(active) || (activeIndex >= first && activeIndex <= last))
    return items;
  const apart = { line: active, index: activeIndex, linesAbove: 0, isApart: true };
  return activeIndex < first ? [apart, ...items] : [...items, apart];
}
