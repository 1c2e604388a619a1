import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { TreeItem } from "./tree-item.tsx";
import { isTreeItem, type TreeItemLine, useTreeKeys } from "./tree-keys.ts";
import classes from "./virtual-tree.module.css";

export type TreePlace = { scrollOffset: number; activeKey: string | null };

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
  /** Where the reader was; read at first, written to from then on. */
  readonly place: TreePlace;
  /** An item to bring into view and make the active one, once it is there. */
  readonly revealKey: string | null;
};

/** Height of a line in px. Fixed, so that a hundred thousand of them need no measuring. */
export const LINE_HEIGHT = 32;

/**
 * A tree as in the WAI-ARIA tree view pattern that draws only the lines in view, however many are open. The active item is always drawn,
 * so that the focus is never lost by scrolling. Notes (loading, failed) stand between the items for the eye, but beside the tree in the
 * document, where their buttons can be reached.
 */
export function VirtualTree<
  Item extends TreeItemLine,
  Note extends { readonly kind: string; readonly key: string },
>(props: VirtualTreeProps<Item, Note>) {
  const { label, lines, selectedKey, place, revealKey, onView, onOpen, onSelect } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState(place.activeKey);
  const activeIndex = useActiveIndex(lines, activeKey);

  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    initialOffset: place.scrollOffset,
    getItemKey: (index) => lines[index]?.key ?? index,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        if (activeIndex >= 0 && !drawn.includes(activeIndex)) drawn.push(activeIndex);
        return drawn.toSorted((a, b) => a - b);
      },
      [activeIndex],
    ),
    onChange: (instance) => {
      place.scrollOffset = instance.scrollOffset ?? 0;
    },
  });

  const activate = useCallback(
    (index: number, focus: boolean): void => {
      const line = lines[index];
      if (line === undefined) return;
      place.activeKey = line.key;
      setActiveKey(line.key);
      virtualizer.scrollToIndex(index, { align: "auto" });
      if (focus) wantsFocus.current = true;
    },
    [lines, place, virtualizer],
  );
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const element = tree.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (element == null) return;
    wantsFocus.current = false;
    element.focus({ preventScroll: true });
  });

  const revealIndex = revealKey === null ? -1 : lines.findIndex((line) => line.key === revealKey);
  const revealed = useRef<string | null>(null);
  useEffect(() => {
    if (revealKey === null || revealIndex < 0 || revealed.current === revealKey) return;
    revealed.current = revealKey;
    place.activeKey = revealKey;
    setActiveKey(revealKey);
    virtualizer.scrollToIndex(revealIndex, { align: "center" });
  }, [revealKey, revealIndex, place, virtualizer]);

  const onKeyDown = useTreeKeys({ ...props, activeIndex, activate });

  const rows = virtualizer.getVirtualItems();
  const inView = rows.flatMap(({ index }) => {
    const line = lines[index];
    return line !== undefined && isTreeItem(line) ? [line.key] : [];
  });
  const viewText = inView.join("\n");
  useEffect(() => {
    onView(viewText === "" ? [] : viewText.split("\n"));
  }, [viewText, onView, lines]);

  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const index = Number(target?.closest("[data-index]")?.getAttribute("data-index") ?? -1);
    const line = lines[index];
    if (line === undefined || !isTreeItem(line) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    activate(index, true);
    const isToggle = target?.closest("[data-toggle]") != null;
    if (!isToggle) onSelect(line);
    // A click on a code shows it, and what is below; only a second one, or the arrow, closes it again.
    if (line.expanded !== null && (isToggle || !line.expanded || line.key === selectedKey))
      onOpen(line.key, !line.expanded);
  };

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
        >
          {rows.map(({ index, start, key }) => {
            const line = lines[index];
            if (line === undefined || !isTreeItem(line)) return null;
            return (
              <TreeItem
                key={key}
                line={line}
                index={index}
                start={start}
                idPrefix={id}
                href={props.hrefOf(line)}
                isSelected={line.key === selectedKey}
                isActive={index === activeIndex}
                render={props.renderItem}
              />
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

/** The index of the active line. Lines come and go above it, so it is looked for near where it was first. */
function useActiveIndex(
  lines: readonly { readonly kind: string; readonly key: string }[],
  activeKey: string | null,
): number {
  const last = useRef(0);
  const at =
    lines[last.current]?.key === activeKey ? last.current : lines.findIndex((line) => line.key === activeKey);
  // The first item is the tab stop until one was active, and where the active one has gone.
  const index = at >= 0 ? at : lines.findIndex((line) => isTreeItem(line));
  last.current = index;
  return index;
}
