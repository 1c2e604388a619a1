import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { type DescribedBy, type RenderItem, TreeItem } from "./tree-item.tsx";
import { isTreeItem, type TreeItemLine, useTreeKeys } from "./tree-keys.ts";
import { indexOfItem, useTreeClicks } from "./tree-clicks.ts";
import { useActiveLine } from "./use-active-line.ts";
import { type RowsInView, useFixedRows } from "./use-fixed-rows.ts";
import classes from "./virtual-tree.module.css";

type VirtualTreeProps<
  Item extends TreeItemLine,
  Note extends { readonly kind: string; readonly key: string },
> = {
  readonly label: string;
  /** The open part of the tree, line by line; a line without `position` is a note between items. */
  readonly lines: readonly (Item | Note)[];
  readonly selectedKey: string | null;
  /** Should stay the same function, like `renderItem` and `describedBy`: with another one, every line in view is drawn again. */
  readonly hrefOf: (item: Item) => string;
  /** What type-ahead looks through. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly renderItem: RenderItem<Item>;
  readonly describedBy: DescribedBy<Item>;
  readonly renderNote: (note: Note) => ReactNode;
  readonly onOpen: (key: string, open: boolean) => void;
  readonly onOpenSiblings: (key: string) => void;
  readonly onSelect: (item: Item) => void;
  /** The items in view, whenever others come into it. */
  readonly onView: (keys: readonly string[]) => void;
  /** Where the reader was when the tree was shown last. */
  readonly initialPlace: { readonly scrollOffset: number; readonly activeKey: string | null };
  readonly onScroll: (scrollOffset: number) => void;
  readonly onActive: (key: string) => void;
  /** Height of every line in px. Fixed, so that a hundred thousand of them need no measuring. */
  readonly lineHeight: number;
  /** An item to bring into view and make the active one, once it is there. */
  readonly revealKey: string | null;
};

/** Lines that are drawn above and below the ones in view, for scrolling that is ahead of the drawing. */
const OVERSCAN = 8;

/**
 * A tree as in the WAI-ARIA tree view pattern that draws only the lines in view, however many are open. The active item is always drawn,
 * so that the focus is never lost by scrolling. Notes (loading, failed) stand between the items for the eye, but beside the tree in the
 * document, where their buttons can be reached.
 */
export function VirtualTree<
  Item extends TreeItemLine,
  Note extends { readonly kind: string; readonly key: string },
>(props: VirtualTreeProps<Item, Note>) {
  const {
    label,
    lines,
    selectedKey,
    hrefOf,
    renderItem,
    describedBy,
    initialPlace,
    lineHeight,
    revealKey,
    onView,
    onScroll,
    onActive,
  } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { activeIndex, setActive } = useActiveLine(lines, initialPlace.activeKey, onActive);

  const requestFocus = useFocusOnItem(tree, activeIndex);
  const { inView, scrollToRow } = useFixedRows({
    scroller,
    count: lines.length,
    rowHeight: lineHeight,
    initialOffset: initialPlace.scrollOffset,
    onScroll,
  });

  const activate = useCallback(
    (index: number, focus: boolean): void => {
      setActive(index);
      scrollToRow(index, "nearest");
      if (focus) requestFocus();
    },
    [setActive, scrollToRow, requestFocus],
  );

  const revealIndex = revealKey === null ? -1 : lines.findIndex((line) => line.key === revealKey);
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (revealKey === null || revealIndex < 0 || revealed.current === revealKey) return;
    revealed.current = revealKey;
    setActive(revealIndex);
    scrollToRow(revealIndex, "center");
  }, [revealKey, revealIndex, setActive, scrollToRow]);

  const onKeyDown = useTreeKeys({ ...props, activeIndex, activate });
  const onClick = useTreeClicks({ ...props, activate });
  const onFocus = (event: FocusEvent): void => {
    const index = indexOfItem(event.target);
    if (index >= 0 && index !== activeIndex) setActive(index);
  };

  const drawn = drawnRows(inView, lines.length, activeIndex);
  const { first, last } = inView;
  useEffect(() => {
    onView(lines.slice(first, last + 1).flatMap((line) => (isTreeItem(line) ? [line.key] : [])));
  }, [first, last, lines, onView]);

  return (
    <div ref={scroller} className={classes["scroller"]}>
      <div
        className={classes["content"]}
        style={{ height: lines.length * lineHeight, "--tree-line-height": `${lineHeight}px` }}
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of the items */}
        <div
          ref={tree}
          role="tree"
          aria-label={label}
          className={classes["tree"]}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={onFocus}
        >
          {drawn.map((index) => {
            const line = lines[index];
            if (line === undefined || !isTreeItem(line)) return null;
            return (
              <TreeItem
                key={line.key}
                line={line}
                index={index}
                start={index * lineHeight}
                isSelected={line.key === selectedKey}
                isActive={index === activeIndex}
                treeId={id}
                hrefOf={hrefOf}
                renderItem={renderItem}
                describedBy={describedBy}
              />
            );
          })}
        </div>
        {drawn.map((index) => {
          const line = lines[index];
          if (line === undefined || isTreeItem(line)) return null;
          const style = { transform: `translateY(${index * lineHeight}px)` };
          return (
            <div key={line.key} className={classes["note"]} style={style}>
              {props.renderNote(line)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The rows in view, some beside them, and the active one wherever it is; in order. */
function drawnRows({ first, last }: RowsInView, count: number, activeIndex: number): number[] {
  const from = Math.max(0, first - OVERSCAN);
  const to = Math.min(count - 1, last + OVERSCAN);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (activeIndex >= 0 && activeIndex < from) drawn.unshift(activeIndex);
  if (activeIndex > to && activeIndex < count) drawn.push(activeIndex);
  return drawn;
}

/** Lets the focus follow to the active item as soon as that is drawn. */
function useFocusOnItem(tree: RefObject<HTMLElement | null>, activeIndex: number): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const element = tree.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (element == null) return;
    isWanted.current = false;
    element.focus({ preventScroll: true });
  });
  return useCallback(() => {
    isWanted.current = true;
  }, []);
}
