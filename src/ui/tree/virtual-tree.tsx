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
import { isTreeItem, type TreeItemLine, type TreeNoteLine, useTreeKeys } from "./tree-keys.ts";
import { indexOfItem, treeClickHandler } from "./tree-clicks.ts";
import { useActiveLine } from "../list/use-active-line.ts";
import type { RowRange } from "../list/row-range.ts";
import { useFixedRows } from "../list/use-fixed-rows.ts";
import { useRowAnchor } from "../list/use-row-anchor.ts";
import classes from "./virtual-tree.module.css";

type VirtualTreeProps<
  Item extends TreeItemLine,
  Note extends { readonly kind: string; readonly key: string },
> = {
  readonly label: string;
  /** The open part of the tree as a flat list of lines; a line without `position` is a note between items. */
  readonly lines: readonly (Item | Note)[];
  readonly selectedKey: string | null;
  /** Should be a stable function, like `renderItem` and `describedBy`: a new one renders every line in view again. */
  readonly hrefOf: (item: Item) => string;
  /** The texts that type-ahead matches. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly renderItem: RenderItem<Item>;
  readonly describedBy: DescribedBy<Item>;
  readonly renderNote: (note: Note) => ReactNode;
  readonly onOpen: (key: string, open: boolean) => void;
  readonly onOpenSiblings: (key: string) => void;
  readonly onSelect: (item: Item) => void;
  /** Called with the items in view whenever they change. */
  readonly onView: (keys: readonly string[]) => void;
  /** The scroll position and the active line to restore. */
  readonly initialPlace: { readonly scrollOffset: number; readonly activeKey: string | null };
  readonly onScroll: (scrollOffset: number) => void;
  readonly onActive: (key: string) => void;
  /** Height of every line in px. It is fixed, so that a hundred thousand lines need no measuring. */
  readonly lineHeight: number;
  /** The key of an item to scroll into view and activate once it is loaded. */
  readonly revealKey: string | null;
  /** Whether that item takes the focus if the element that had it is gone. */
  readonly focusesRevealed?: boolean;
  /** Shown in place of the items while they are loading; the tree itself is the tab stop then. */
  readonly placeholder?: ReactNode;
};

/** Lines rendered above and below the view, because scrolling runs ahead of rendering. */
const OVERSCAN = 8;

/**
 * A virtual tree (WAI-ARIA tree view pattern) that renders only the lines in view. The active item is always rendered, so that scrolling
 * never loses the focus. Notes (loading, failed) appear between the items, but are placed beside the tree in the document, where their
 * buttons can be reached.
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
    placeholder = null,
  } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { activeIndex, setActive } = useActiveLine(lines, initialPlace.activeKey, onActive);
  const requestFocus = useFocusOnItem(tree, activeIndex);
  const { inView, scrollToRow, scrollByRows } = useFixedRows({
    scroller,
    count: lines.length,
    rowHeight: lineHeight,
    initialOffset: initialPlace.scrollOffset,
    onScroll,
  });
  useRowAnchor(lines, inView.first, scrollByRows);

  const activate = useCallback(
    (index: number, focus: boolean): void => {
      setActive(index);
      scrollToRow(index, "nearest");
      if (focus) requestFocus();
    },
    [setActive, scrollToRow, requestFocus],
  );

  useReveal(lines, revealKey, (index) => {
    setActive(index);
    scrollToRow(index, "center");
    const focused = document.activeElement;
    // The body, or the nearest remaining ancestor of the element that is gone.
    const isLost = focused?.contains(tree.current) === true;
    // The keys of the tree act on the active item.
    if (tree.current?.contains(focused) === true || (props.focusesRevealed === true && isLost))
      requestFocus();
  });

  const onKeyDown = useTreeKeys({ ...props, activeIndex, activate });
  const onClick = treeClickHandler({ ...props, activate });
  const onFocus = (event: FocusEvent): void => {
    const index = indexOfItem(event.target);
    if (index >= 0 && index !== activeIndex) setActive(index);
  };

  const drawn = renderedRows(inView, lines.length, activeIndex);
  useItemsInView(lines, inView, onView);

  return (
    <div ref={scroller} className={classes["scroller"]}>
      <div
        className={classes["content"]}
        style={{
          height: placeholder === null ? lines.length * lineHeight : undefined,
          "--tree-line-height": `${lineHeight}px`,
        }}
      >
        <div
          ref={tree}
          role="tree"
          aria-label={label}
          aria-busy={placeholder !== null || undefined}
          // Where there are items, one of them is the tab stop.
          tabIndex={activeIndex < 0 ? 0 : -1}
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
        {placeholder}
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

/** The indices of the rows in view, some rows around them, and the active one, in order. */
function renderedRows({ first, last }: RowRange, count: number, activeIndex: number): number[] {
  const from = Math.max(0, first - OVERSCAN);
  const to = Math.min(count - 1, last + OVERSCAN);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (activeIndex >= 0 && activeIndex < from) drawn.unshift(activeIndex);
  if (activeIndex > to && activeIndex < count) drawn.push(activeIndex);
  return drawn;
}

/** Calls `onView` with the keys of the items in view whenever they change. */
function useItemsInView(
  lines: readonly (TreeItemLine | TreeNoteLine)[],
  { first, last }: RowRange,
  onView: (keys: readonly string[]) => void,
): void {
  useEffect(() => {
    onView(lines.slice(first, last + 1).flatMap((line) => (isTreeItem(line) ? [line.key] : [])));
  }, [first, last, lines, onView]);
}

/** Calls `show` with the index of the line of a key once that is loaded, and again when the key has been another one meanwhile. */
function useReveal(
  lines: readonly { readonly key: string }[],
  key: string | null,
  show: (index: number) => void,
): void {
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (key === revealed.current) return;
    const index = key === null ? -1 : lines.findIndex((line) => line.key === key);
    if (key !== null && index < 0) return;
    revealed.current = key;
    if (key !== null) show(index);
  });
}

/** Moves the focus to the active item once it is rendered: on request, and from the tree itself when its first items come. */
function useFocusOnItem(tree: RefObject<HTMLElement | null>, activeIndex: number): () => void {
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current && document.activeElement !== tree.current) return;
    const element = tree.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (element == null) return;
    isWanted.current = false;
    element.focus({ preventScroll: true });
  });
  return useCallback(() => {
    isWanted.current = true;
  }, []);
}
