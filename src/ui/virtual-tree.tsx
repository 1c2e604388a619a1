import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
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
import { TreeItem } from "./tree-item.tsx";
import { isTreeItem, type TreeItemLine, useTreeKeys } from "./tree-keys.ts";
import { indexOfItem, useTreeClicks } from "./tree-clicks.ts";
import { useActiveLine } from "./use-active-line.ts";
import classes from "./virtual-tree.module.css";

type VirtualTreeProps<
  Item extends TreeItemLine,
  Note extends { readonly kind: string; readonly key: string },
> = {
  readonly label: string;
  /** The open part of the tree, line by line; a line without `position` is a note between items. */
  readonly lines: readonly (Item | Note)[];
  readonly selectedKey: string | null;
  readonly hrefOf: (item: Item) => string;
  /** What type-ahead looks through. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly renderItem: (item: Item, ids: { number: string; name: string }) => ReactNode;
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
  /** An item to bring into view and make the active one, once it is there. */
  readonly revealKey: string | null;
};

/** Height of a line in px. Fixed, so that a hundred thousand of them need no measuring. */
const LINE_HEIGHT = 32;

/**
 * A tree as in the WAI-ARIA tree view pattern that draws only the lines in view, however many are open. The active item is always drawn,
 * so that the focus is never lost by scrolling. Notes (loading, failed) stand between the items for the eye, but beside the tree in the
 * document, where their buttons can be reached.
 */
export function VirtualTree<
  Item extends TreeItemLine,
  Note extends { readonly kind: string; readonly key: string },
>(props: VirtualTreeProps<Item, Note>) {
  const { label, lines, selectedKey, initialPlace, revealKey, onView, onScroll, onActive } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const { activeIndex, setActive } = useActiveLine(lines, initialPlace.activeKey, onActive);

  const requestFocus = useFocusOnItem(tree, activeIndex);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    initialOffset: initialPlace.scrollOffset,
    // Always the same one for the same lines: with another, the places of all lines are reckoned anew.
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        if (activeIndex >= 0 && !drawn.includes(activeIndex)) drawn.push(activeIndex);
        return drawn.toSorted((a, b) => a - b);
      },
      [activeIndex],
    ),
    onChange: (instance) => onScroll(instance.scrollOffset ?? 0),
  });

  const activate = useCallback(
    (index: number, focus: boolean): void => {
      setActive(index);
      virtualizer.scrollToIndex(index, { align: "auto" });
      if (focus) requestFocus();
    },
    [setActive, virtualizer, requestFocus],
  );

  const revealIndex = revealKey === null ? -1 : lines.findIndex((line) => line.key === revealKey);
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (revealKey === null || revealIndex < 0 || revealed.current === revealKey) return;
    revealed.current = revealKey;
    setActive(revealIndex);
    virtualizer.scrollToIndex(revealIndex, { align: "center" });
  }, [revealKey, revealIndex, setActive, virtualizer]);

  const onKeyDown = useTreeKeys({ ...props, activeIndex, activate });
  const onClick = useTreeClicks({ ...props, activate });
  const onFocus = (event: FocusEvent): void => {
    const index = indexOfItem(event.target);
    if (index >= 0 && index !== activeIndex) setActive(index);
  };

  const rows = virtualizer.getVirtualItems();
  // Not `rows`: the active item is drawn wherever it is.
  const from = virtualizer.range?.startIndex ?? 0;
  const to = virtualizer.range?.endIndex ?? -1;
  useEffect(() => {
    onView(lines.slice(from, to + 1).flatMap((line) => (isTreeItem(line) ? [line.key] : [])));
  }, [from, to, lines, onView]);

  return (
    <div ref={scroller} className={classes["scroller"]}>
      <div className={classes["content"]} style={{ height: virtualizer.getTotalSize() }}>
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
          {rows.map(({ index, start, key }) => {
            const line = lines[index];
            if (line === undefined || !isTreeItem(line)) return null;
            const ids = { number: `${id}number${index}`, name: `${id}name${index}` };
            return (
              <TreeItem
                key={key}
                line={line}
                index={index}
                start={start}
                href={props.hrefOf(line)}
                isSelected={line.key === selectedKey}
                isActive={index === activeIndex}
                labelledBy={`${ids.number} ${ids.name}`}
              >
                {props.renderItem(line, ids)}
              </TreeItem>
            );
          })}
        </div>
        {rows.map(({ index, start, key }) => {
          const line = lines[index];
          if (line === undefined || isTreeItem(line)) return null;
          return (
            <div key={key} className={classes["note"]} style={{ transform: `translateY(${start}px)` }}>
              {props.renderNote(line)}
            </div>
          );
        })}
      </div>
    </div>
  );
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
