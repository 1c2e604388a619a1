import type { ReactNode } from "react";
import type { TreeItemLine } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

type TreeItemProps = {
  readonly line: TreeItemLine;
  readonly index: number;
  /** Distance from the top of the tree in px. */
  readonly start: number;
  readonly href: string;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** The elements that hold the item's name. */
  readonly labelledBy: string;
  readonly children: ReactNode;
};

/** One line of the tree. A link, so that it can be opened in another tab; what a plain click does, the tree decides. */
export function TreeItem({
  line,
  index,
  start,
  href,
  isSelected,
  isActive,
  labelledBy,
  children,
}: TreeItemProps) {
  return (
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
      aria-labelledby={labelledBy}
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
      {children}
    </a>
  );
}
