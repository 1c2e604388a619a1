import { type CSSProperties, type ReactNode, useMemo } from "react";
import { titleIfCut } from "../list/title-if-cut.ts";
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
  /** Distance from the item above in px, for the notes in between. */
  readonly gap: number;
  /** Distance from the top of the tree in px, if it is apart from the other items; null in their flow. */
  readonly top: number | null;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Prefix of the ids of the elements with the item's name. */
  readonly id: string;
  readonly hrefOf: (item: Item) => string;
  readonly renderItem: RenderItem<Item>;
  readonly describedBy: DescribedBy<Item>;
};

/**
 * One line of the tree. It is a link, so that it can be opened in another tab; the tree handles plain clicks. Memoised. Scrolling through
 * ten thousand items renders as many of these, so each has as few elements, clips and transforms as possible.
 */
export function TreeItem<Item extends TreeItemLine>({
  line,
  index,
  gap,
  top,
  isSelected,
  isActive,
  id,
  hrefOf,
  renderItem,
  describedBy,
}: TreeItemProps<Item>) {
  // Not `memo`, which would lose the type parameter.
  return useMemo(() => {
    const ids = { number: `${id}-number`, name: `${id}-name`, note: `${id}-note`, details: `${id}-details` };
    const style: CSSProperties = { "--level": line.level };
    if (gap > 0) style.marginTop = gap;
    if (top !== null) Object.assign(style, { position: "absolute", insetInline: 0, top });
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
        style={style}
        onPointerEnter={titleIfCut}
      >
        {line.expanded !== null && (
          <span
            className={classes["toggle"]}
            data-toggle=""
            data-open={line.expanded || undefined}
            aria-hidden="true"
          />
        )}
        {renderItem(line, ids)}
      </a>
    );
  }, [line, index, gap, top, isSelected, isActive, id, hrefOf, renderItem, describedBy]);
}
