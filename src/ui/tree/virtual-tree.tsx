import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type DescribedBy, type RenderItem, TreeItem } from "./tree-item.tsx";
import { isTreeItem, type TreeItemLine, type TreeNoteLine, useTreeKeys } from "./tree-keys.ts";
import { indexOfItem, treeClickHandler } from "./tree-clicks.ts";
import { renderedItems } from "./rendered-items.ts";
import { TreeGuides } from "./tree-guides.tsx";
import { TreeNotes } from "./tree-notes.tsx";
import { useActiveLine } from "../list/use-active-line.ts";
import { useRowKeys } from "../list/list-keys.ts";
import { useRowAnchor } from "../list/use-row-anchor.ts";
import { useVirtualRows } from "../list/use-virtual-rows.ts";
import type { VirtualRows } from "../list/virtual-rows.ts";
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
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { activeIndex, setActive } = useActiveLine(lines, initialPlace.activeKey, onActive);
  const requestFocus = useFocusOnItem(tree, activeIndex);
  useScrollPosition(scroller, initialPlace.scrollOffset, onScroll);
  const { rows, first, last } = useVirtualRows({
    pane: scroller,
    list: tree,
    count: lines.length,
    content: lines,
    expectedHeight: lineHeight,
    isFixed: true,
    isScreenOnly: true,
  });
  useRowAnchor(rows, lines);

  const activate = useCallback(
    (index: number, focus: boolean): void => {
      setActive(index);
      rows.scrollTo(index, "nearest");
      if (focus) requestFocus();
    },
    [setActive, rows, requestFocus],
  );

  useReveal(lines, scroller === null ? null : revealKey, (index) => {
    setActive(index);
    rows.scrollTo(index, "center");
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

  const range = { first, last };
  const items = renderedItems<Item>(lines, range, activeIndex);
  const keys = useRowKeys(
    range,
    items.map(({ line }) => line.key),
    { isAllowed: true, except: lines[activeIndex]?.key },
  );
  useItemsInView(lines, rows, onView);

  return (
    <div ref={setScroller} className={classes["scroller"]}>
      <div className={classes["content"]} style={{ "--tree-line-height": `${lineHeight}px` }}>
        <div
          ref={tree}
          role="tree"
          aria-label={label}
          aria-busy={placeholder !== null || undefined}
          // Where there are items, one of them is the tab stop.
          tabIndex={activeIndex < 0 ? 0 : -1}
          className={classes["tree"]}
          style={{
            paddingTop: first * lineHeight,
            height: placeholder === null ? lines.length * lineHeight : 0,
          }}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={onFocus}
        >
          {items.map(({ line, index, linesAbove, isApart }, place) => (
            <TreeItem
              key={keys[place]}
              id={`${id}${keys[place] ?? ""}`}
              line={line}
              index={index}
              gap={linesAbove * lineHeight}
              top={isApart ? index * lineHeight : null}
              isSelected={line.key === selectedKey}
              isActive={index === activeIndex}
              hrefOf={hrefOf}
              renderItem={renderItem}
              describedBy={describedBy}
            />
          ))}
        </div>
        <TreeGuides lines={lines} range={range} lineHeight={lineHeight} />
        {placeholder}
        <TreeNotes lines={lines} range={range} lineHeight={lineHeight} renderNote={props.renderNote} />
      </div>
    </div>
  );
}

/** Calls `onView` with the keys of the items in view whenever they change. */
function useItemsInView(
  lines: readonly (TreeItemLine | TreeNoteLine)[],
  rows: VirtualRows,
  onView: (keys: readonly string[]) => void,
): void {
  useEffect(() => {
    const look = (): void => {
      const { first, last } = rows.inView.get();
      onView(lines.slice(first, last + 1).flatMap((line) => (isTreeItem(line) ? [line.key] : [])));
    };
    look();
    return rows.inView.subscribe(look);
  }, [rows, lines, onView]);
}

/** Restores the scroll position and reports later ones. */
function useScrollPosition(
  scroller: HTMLElement | null,
  initial: number,
  onScroll: (scrollOffset: number) => void,
): void {
  useLayoutEffect(() => {
    scroller?.scrollTo({ top: initial });
    // oxlint-disable-next-line react/exhaustive-deps -- only the first position
  }, [scroller]);
  useEffect(() => {
    const report = (): void => onScroll(scroller?.scrollTop ?? 0);
    scroller?.addEventListener("scroll", report, { passive: true });
    return () => scroller?.removeEventListener("scroll", report);
  }, [scroller, onScroll]);
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
