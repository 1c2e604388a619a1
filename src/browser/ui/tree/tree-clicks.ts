import type { MouseEvent } from "react";
import { isTreeItem, type TreeItemLine, type TreeNoteLine } from "./tree-keys.ts";

type TreeClicksOptions<Item extends TreeItemLine> = {
  readonly lines: readonly (Item | TreeNoteLine)[];
  readonly selectedKey: string | null;
  readonly rowClassName?: string | undefined;
  readonly activate: (index: number, focus: boolean) => void;
  readonly onOpen: (key: string, open: boolean) => void;
  readonly onSelect: (item: Item) => void;
};

/** The index of the line that contains an element; -1 if none does. */
export function indexOfItem(element: Element | null): number {
  return Number(element?.closest("[data-index]")?.getAttribute("data-index") ?? -1);
}

/** The listener for clicks in the tree, one for all lines. Clicks that open another tab or window are left to the browser. */
export function treeClickHandler<Item extends TreeItemLine>(
  options: TreeClicksOptions<Item>,
): (event: MouseEvent) => void {
  const { lines, selectedKey, rowClassName, activate, onOpen, onSelect } = options;
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const index = indexOfItem(target);
    const line = lines[index];
    if (line === undefined || !isTreeItem<Item>(line) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    activate(index, true);
    const isToggle = target?.closest("[data-toggle]") != null;
    // In a row of a treegrid, only the link selects.
    const isRow = rowClassName !== undefined;
    if (!isToggle && (!isRow || target?.closest("a") != null)) onSelect(line);
    // The first click selects and opens an item; only another click, or the arrow, closes it.
    const changes = isToggle || (!isRow && (line.expanded === false || line.key === selectedKey));
    if (line.expanded !== null && changes) onOpen(line.key, !line.expanded);
  };
}
