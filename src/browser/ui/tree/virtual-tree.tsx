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
import { useRowKeys } from "../list/list-keys.ts";
import { useVirtualRows } from "../list/use-virtual-rows.ts";
import type { VirtualRows } from "../list/virtual-rows.ts";
import { renderedItems } from "./rendered-items.ts";
import { indexOfItem, treeClickHandler } from "./tree-clicks.ts";
import { TreeGuides } from "./tree-guides.tsx";
import { type ItemContent, TreeItem } from "./tree-item.tsx";
import { isTreeItem, type TreeItemLine, type TreeNoteLine, useTreeKeys } from "./tree-keys.ts";
import { TreeNotes } from "./tree-notes.tsx";
import { useActiveLine } from "./use-active-line.ts";
import { useLineHeight } from "./use-line-height.ts";
import { useRowAnchor } from "./use-row-anchor.ts";
import classes from "./virtual-tree.module.css";

type VirtualTreeProps<Item extends TreeItemLine, Note extends TreeNoteLine> = ItemContent<Item> & {
  /** Omitted for rows: the treegrid has a name. */
  readonly label?: string;
  /** For the rows of a treegrid around it: their class. Each then consists of the cells that `renderItem` renders. */
  readonly rowClassName?: string | undefined;
  /** The open part of the tree as a flat list of lines; a line without `position` is a note between items. */
  readonly lines: readonly (Item | Note)[];
  readonly selectedKey: string | null;
  /**
   * Omitted for rows, whose cells contain the link. Should be a stable function, like `renderItem` and `describedBy`: a new one renders
   * every line in view again.
   */
  readonly hrefOf?: (item: Item) => string;
  /** The texts that type-ahead matches. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly renderNote: (note: Note) => ReactNode;
  readonly onOpen: (key: string, open: boolean) => void;
  readonly onOpenSiblings: (key: string) => void;
  readonly onSelect: (item: Item) => void;
  /** Called with the items in view whenever they change. */
  readonly onView: (keys: readonly string[]) => void;
  /** The scroll position and the active line to restore. */
  readonly initialPosition: { readonly scrollOffset: number; readonly activeKey: string | null };
  readonly onScroll: (scrollOffset: number) => void;
  readonly onActive: (key: string) => void;
  /** Height of every line (see `useLineHeight`). It is fixed, so that a hundred thousand lines need no measuring. */
  readonly lineHeight: number;
  /** The key of an item to scroll into view and activate once it is loaded. */
  readonly revealKey: string | null;
  /** Whether that item takes the focus if the element that had it is gone. */
  readonly focusesRevealed?: boolean;
  /** Shown in place of the items while they are loading; the tree itself is the tab stop then. */
  readonly placeholder?: ReactNode;
};

/**
 * A virtual tree (WAI-ARIA tree view pattern), or the rows of a treegrid, that renders only the lines in view. The active item is always
 * rendered, so that scrolling never loses the focus. Notes (loading, failed) appear between the items, but are placed beside the tree in
 * the document, where their buttons can be reached.
 */
export function VirtualTree<Item extends TreeItemLine, Note extends TreeNoteLine>(
  props: VirtualTreeProps<Item, Note>,
) {
  const {
    label,
    rowClassName,
    lines,
    selectedKey,
    hrefOf,
    renderItem,
    describedBy,
    initialPosition,
    revealKey,
    onView,
    onScroll,
    onActive,
    placeholder = null,
  } = props;
  const id = useId();
  const lineHeight = useLineHeight(props.lineHeight);
  const [scroller, scrollerRef] = useScroller(initialPosition.scrollOffset);
  const tree = useRef<HTMLDivElement>(null);
  const { activeIndex, setActive } = useActiveLine(lines, initialPosition.activeKey, onActive);
  const requestFocus = useFocusOnItem(tree, activeIndex);
  const { rows, first, last } = useVirtualRows({
    pane: scroller,
    list: tree,
    count: lines.length,
    content: lines,
    expectedHeight: lineHeight,
    isFixed: true,
  });
  useRowAnchor(rows, lines, activeIndex, tree);

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

  const onKeyDown = useTreeKeys<Item>({ ...props, activeIndex, activate });
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
    <div
      ref={scrollerRef}
      className={classes.scroller}
      onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop)}
    >
      <div className={classes.content} style={{ "--tree-line-height": `${lineHeight}px` }}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has one of two roles */}
        <div
          ref={tree}
          role={rowClassName === undefined ? "tree" : "rowgroup"}
          aria-label={label}
          aria-busy={placeholder !== null || undefined}
          // Where there are items, one of them is the tab stop.
          tabIndex={activeIndex < 0 ? 0 : -1}
          className={classes.tree}
          style={{
            paddingTop: first * lineHeight,
            height: placeholder === null ? lines.length * lineHeight : 0,
          }}
          onKeyDown={onKeyDown}
          onClick={treeClickHandler({ ...props, activate })}
          onFocus={onFocus}
        >
          {items.map(({ line, index, linesAbove, isApart }, position) => (
            <TreeItem
              key={keys[position]}
              id={`${id}${keys[position] ?? ""}`}
              line={line}
              index={index}
              gap={linesAbove * lineHeight}
              top={isApart ? index * lineHeight : null}
              isSelected={line.key === selectedKey}
              isActive={index === activeIndex}
              rowClassName={rowClassName}
              hasSecondName={props.hasSecondName}
              renderItem={renderItem}
              describedBy={describedBy}
              {...(hrefOf === undefined ? {} : { hrefOf })}
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
    const report = (): void => {
      const { first, last } = rows.inView.get();
      onView(lines.slice(first, last + 1).flatMap((line) => (isTreeItem(line) ? [line.key] : [])));
    };
    report();
    return rows.inView.subscribe(report);
  }, [rows, lines, onView]);
}

/** The scrolling element, and the ref that restores its first scroll position. */
function useScroller(initial: number) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [top] = useState(initial);
  const ref = useCallback(
    (element: HTMLDivElement | null): void => {
      element?.scrollTo({ top });
      setScroller(element);
    },
    [top],
  );
  return [scroller, ref] as const;
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

/** Moves the focus to the active item once it is rendered: on request, and from the tree itself when its first items are loaded. */
function useFocusOnItem(tree: RefObject<HTMLElement | null>, activeIndex: number): () => void {
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    if (!isRequested.current && document.activeElement !== tree.current) return;
    const element = tree.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (element == null) return;
    isRequested.current = false;
    element.focus({ preventScroll: true });
  });
  return useCallback(() => {
    isRequested.current = true;
  }, []);
}
