import { type ReactNode, useMemo } from "react";
import type { TreeItemLine } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

/** Ids of the elements that name an item, and of those that may describe it. */
export type ItemIds = {
  readonly number: string;
  readonly name: string;
  readonly note: string;
  readonly details: string;
};
export type RenderItem<Item> = (item: Item, ids: ItemIds) => ReactNode;
/** Which of the elements rendered by `RenderItem` describe the item. */
export type DescribedBy<Item> = (item: Item, ids: ItemIds) => readonly string[];

type TreeItemProps<Item extends TreeItemLine> = {
  readonly line: Item;
  readonly index: number;
  /** Distance from the top of the tree in px. */
  readonly start: number;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Prefix of the ids of the elements with the item's name. */
  readonly treeId: string;
  readonly hrefOf: (item: Item) => string;
  readonly renderItem: RenderItem<Item>;
  readonly describedBy: DescribedBy<Item>;
};

/** One line of the tree. It is a link, so that it can be opened in another tab; the tree handles plain clicks. Memoised. */
export function TreeItem<Item extends TreeItemLine>({
  line,
  index,
  start,
  isSelected,
  isActive,
  treeId,
  hrefOf,
  renderItem,
  describedBy,
}: TreeItemProps<Item>) {
  // Not `memo`, which would lose the type parameter.
  return useMemo(() => {
    const ids = {
      number: `${treeId}number${index}`,
      name: `${treeId}name${index}`,
      note: `${treeId}note${index}`,
      details: `${treeId}details${index}`,
    };
    return (
      <a
        role="treeitem"
        href={hrefOf(line)}
        draggable={false}
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        aria-level={line.level}
        aria-posinset={line.position}
        aria-setsize={line.siblings}
        aria-selected={isSelected}
        aria-expanded={line.expanded ?? undefined}
        aria-busy={line.busy || undefined}
        aria-labelledby={`${ids.number} ${ids.name}`}
        aria-describedby={describedBy(line, ids).join(" ") || undefined}
        className={classes["item"]}
        style={{ transform: `translateY(${start}px)`, "--level": line.level }}
      >
        <span
          className={classes["toggle"]}
          data-toggle={line.expanded === null ? undefined : ""}
          data-open={line.expanded === true || undefined}
          aria-hidden="true"
        />
        {renderItem(line, ids)}
      </a>
    );
  }, [line, index, start, isSelected, isActive, treeId, hrefOf, renderItem, describedBy]);
}
