import { type CSSProperties, memo, type ReactNode } from "react";
import { titleIfCut } from "../list/title-if-cut.ts";
import type { TreeItemLine } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

/** Ids of the elements that name an item, and of those that may describe it. */
export type ItemIds = {
  readonly number: string;
  readonly name: string;
  /** A second name. */
  readonly second: string;
  readonly note: string;
  readonly secondNote: string;
  readonly details: string;
};

export type ItemContent<Item> = {
  readonly renderItem: (item: Item, ids: ItemIds) => ReactNode;
  /** Whether `renderItem` renders a second name. */
  readonly hasSecondName?: boolean | undefined;
  /** Which of the elements that `renderItem` renders describe the item; may name some that are rendered later. */
  readonly describedBy: (item: Item, ids: ItemIds) => readonly string[];
};

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
  readonly rowClassName: string | undefined;
  readonly hasSecondName: boolean | undefined;
  // Declared as methods, so that the component accepts items of any type.
  renderItem(item: Item, ids: ItemIds): ReactNode;
  describedBy(item: Item, ids: ItemIds): readonly string[];
  hrefOf?(item: Item): string;
};

/**
 * One line of the tree. In a tree it is a link, so that it can be opened in another tab; the tree handles plain clicks. Memoised. Scrolling through
 * ten thousand items renders as many of these, so each has as few elements, clips and transforms as possible.
 */
export const TreeItem: <Item extends TreeItemLine>(props: TreeItemProps<Item>) => ReactNode = memo(
  function TreeItem<Item extends TreeItemLine>(item: TreeItemProps<Item>) {
    const { line, index, gap, top, id, rowClassName } = item;
    const ids = {
      number: `${id}-number`,
      name: `${id}-name`,
      second: `${id}-second`,
      note: `${id}-note`,
      secondNote: `${id}-second-note`,
      details: `${id}-details`,
    };
    const style: CSSProperties = { "--level": line.level };
    if (gap > 0) style.marginTop = gap;
    if (top !== null) Object.assign(style, { position: "absolute", insetInline: 0, top });
    const props = {
      "data-index": index,
      tabIndex: item.isActive ? 0 : -1,
      "aria-level": line.level,
      "aria-posinset": line.position,
      "aria-setsize": line.siblings,
      "aria-expanded": line.expanded ?? undefined,
      "aria-busy": line.busy || undefined,
      "aria-describedby": item.describedBy(line, ids).join(" ") || undefined,
      style,
    };
    const content = (
      <>
        {line.expanded !== null && (
          <span
            className={classes.toggle}
            data-toggle=""
            data-open={line.expanded || undefined}
            aria-hidden="true"
          />
        )}
        {item.renderItem(line, ids)}
      </>
    );
    if (rowClassName !== undefined)
      return (
        // After the heads of the columns.
        <div role="row" aria-rowindex={index + 2} className={rowClassName} {...props}>
          {content}
        </div>
      );
    return (
      <a
        role="treeitem"
        href={item.hrefOf?.(line)}
        draggable={false}
        aria-selected={item.isSelected}
        aria-labelledby={`${ids.number} ${ids.name}${item.hasSecondName === true ? ` ${ids.second}` : ""}`}
        className={classes.item}
        onPointerEnter={titleIfCut}
        {...props}
      >
        {content}
      </a>
    );
  },
);
