import type { RowRange } from "../list/row-range.ts";
import { isTreeItem, type TreeItemLine, type TreeNoteLine } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

type TreeGuidesProps = {
  readonly lines: readonly (TreeItemLine | TreeNoteLine)[];
  /** The rendered lines. */
  readonly range: RowRange;
  readonly lineHeight: number;
};

/** A vertical line for each level above the items. One element serves adjoining lines: painting a line in each of them takes longer. */
export function TreeGuides({ lines, range, lineHeight }: TreeGuidesProps) {
  return (
    <div aria-hidden="true" className={classes.guides}>
      {guidesOf(lines, range).map(({ level, first, last }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- while scrolling, a guide keeps its position, but not its rows
          key={index}
          className={classes.guide}
          style={{ "--level": level, top: first * lineHeight, height: (last - first + 1) * lineHeight }}
        />
      ))}
    </div>
  );
}

type Guide = { readonly level: number; first: number; last: number };

/** The ranges of adjoining lines that are below each level. */
function guidesOf(lines: TreeGuidesProps["lines"], range: RowRange): Guide[] {
  const guides: Guide[] = [];
  let open: Guide[] = [];
  for (let index = range.first; index <= range.last; index += 1) {
    const line = lines[index];
    const above = line !== undefined && isTreeItem(line) ? line.level - 1 : 0;
    open = Array.from(
      { length: above },
      (_, depth) => open[depth] ?? { level: depth + 1, first: index, last: index },
    );
    for (const guide of open) {
      if (guide.first === index) guides.push(guide);
      guide.last = index;
    }
  }
  return guides;
}
