import { memo, type ReactNode } from "react";
import type { TreeItemLine } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

type TreeItemProps<Item extends TreeItemLine> = {
  readonly line: Item;
  readonly index: number;
  /** Distance from the top of the tree in px. */
  readonly start: number;
  readonly idPrefix: string;
  readonly href: string;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly render: (item: Item, ids: { number: string; name: string }) => ReactNode;
};

function TreeItemLineView<Item extends TreeItemLine>(props: TreeItemProps<Item>) {
  const { line, index, start, idPrefix, href, isSelected, isActive, render } = props;
  const ids = { number: `${idPrefix}number${index}`, name: `${idPrefix}name${index}` };
  return (
    // A link, so that a code can be opened in another tab; what a plain click does, the tree decides.
    <a
      role="treeitem"
      href={href}
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
      className={classes["item"]}
      style={{ transform: `translateY(${start}px)` }}
    >
      <span
        className={classes["guides"]}
        style={{ width: `${(line.level - 1) * 1.125}rem` }}
        aria-hidden="true"
      />
      <span
        className={classes["toggle"]}
        data-toggle={line.expanded === null ? undefined : ""}
        data-open={line.expanded === true || undefined}
        aria-hidden="true"
      />
      {render(line, ids)}
    </a>
  );
}

/** One item; drawn again only when something of it changed. */
// `memo` loses the type parameter, and nothing but this assertion brings it back.
export const TreeItem = memo(TreeItemLineView) as unknown as typeof TreeItemLineView;
