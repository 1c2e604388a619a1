import { useVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { RecentMap } from "#lib/recent-map.ts";
import { BusyButton } from "./busy-button.tsx";
import { useScrollPane } from "./scroll-pane.tsx";
import classes from "./infinite-list.module.css";

type InfiniteListProps<T> = {
  /** The list's name: what it lists. */
  readonly label: string;
  readonly items: readonly T[];
  /** How many there are in all; null where the service does not say. */
  readonly total: number | null;
  readonly keyOf: (item: T, index: number) => string;
  readonly children: (item: T) => ReactNode;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onLoadMore: () => void;
  /** Whether the items are of an earlier question, kept until the new answer is there. */
  readonly isStale?: boolean;
  /** Whether one item is, where the list as a whole is not. */
  readonly isItemStale?: (item: T) => boolean;
  /** The items in view, whenever others come into it or any of them changes. */
  readonly onView?: (items: readonly T[]) => void;
  /** Expected height of an item in px; each is measured once it is drawn. */
  readonly estimatedHeight?: number;
  /** What stands between the list and its count: why it goes no further. */
  readonly notice?: ReactNode;
  /** Key of an item to bring into view when the list first comes up at its beginning. */
  readonly revealKey?: string | null;
  /** Under which to remember the heights of items that were measured. */
  readonly memoryKey?: string;
};

const number = new Intl.NumberFormat("en");
/** How close (in items) to the end of what is loaded the next page is asked for. */
const AHEAD = 15;
/** Heights of items by list and visit; a list of thousands of items takes its room, and nobody goes back that far. */
const measured = new RecentMap<string, VirtualItem[]>(30);

/** "50 of 1,234", or "50" where nobody knows how many there are. */
export function countText(loaded: number, total: number | null): string {
  return total === null
    ? number.format(loaded)
    : `${number.format(loaded)} of ${number.format(Math.max(total, loaded))}`;
}

/**
 * A list that draws only what is in view of its scroll pane, and asks for more as its end comes near. Beneath it stand the count and a
 * button that asks for more as well.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const {
    label,
    items,
    total,
    keyOf,
    children,
    hasMore,
    isLoadingMore,
    onLoadMore,
    isStale,
    isItemStale,
    onView,
    notice,
    memoryKey,
  } = props;
  const pane = useScrollPane();
  const list = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const [offset, setOffset] = useState(0);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => pane,
    estimateSize: () => props.estimatedHeight ?? 52,
    overscan: 6,
    scrollMargin: offset,
    initialOffset: () => pane?.scrollTop ?? 0,
    initialMeasurementsCache: (memoryKey === undefined ? undefined : measured.get(memoryKey)) ?? [],
    // Always the same one for the same items: with another, the places of all items are reckoned anew.
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item, index);
      },
      [items, keyOf],
    ),
  });
  // What stands above the list may grow or shrink at any rendering; a place that did not change ends it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (pane === null || list.current === null) return;
    const top = list.current.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop;
    setOffset((before) => (Math.abs(before - top) < 1 ? before : top));
  });
  useEffect(() => {
    if (memoryKey === undefined) return undefined;
    return () => void measured.set(memoryKey, virtualizer.measurementsCache);
  }, [memoryKey, virtualizer]);

  useReveal(virtualizer, pane, items, keyOf, props.revealKey ?? null);

  const rows = virtualizer.getVirtualItems();
  const lastDrawn = rows.at(-1)?.index ?? 0;
  const wantsMore =
    hasMore && !isLoadingMore && isStale !== true && pane !== null && lastDrawn >= items.length - AHEAD;
  useEffect(() => {
    if (wantsMore) onLoadMore();
  }, [wantsMore, onLoadMore, items.length]);

  const from = virtualizer.range?.startIndex ?? 0;
  const to = virtualizer.range?.endIndex ?? -1;
  useEffect(() => {
    onView?.(items.slice(from, to + 1));
  }, [onView, items, from, to]);

  return (
    <div className={classes["root"]} data-stale={isStale === true || undefined}>
      <div
        ref={list}
        role="list"
        aria-label={label}
        aria-describedby={statusId}
        aria-busy={isLoadingMore || isStale === true}
        className={classes["list"]}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          return (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              role="listitem"
              aria-posinset={row.index + 1}
              aria-setsize={total === null ? (hasMore ? -1 : items.length) : Math.max(total, items.length)}
              data-stale={isItemStale?.(item) === true || undefined}
              className={classes["item"]}
              style={{ transform: `translateY(${row.start - offset}px)` }}
            >
              {children(item)}
            </div>
          );
        })}
      </div>
      {notice}
      <Foot {...props} list={list} statusId={statusId} />
    </div>
  );
}

type FootProps = Pick<
  InfiniteListProps<unknown>,
  "items" | "total" | "hasMore" | "isLoadingMore" | "onLoadMore"
> & {
  readonly list: RefObject<HTMLElement | null>;
  readonly statusId: string;
};

/** How many there are, and the button for more. */
function Foot({ items, total, hasMore, isLoadingMore, onLoadMore, list, statusId }: FootProps) {
  /** How many there were when 'Load more' was pressed. */
  const before = useRef(0);
  const firstNewItem = (): HTMLElement | null => {
    const item = list.current?.querySelector<HTMLElement>(`[aria-posinset="${before.current + 1}"]`);
    return item?.querySelector<HTMLElement>("a, button") ?? item ?? null;
  };
  return (
    <div className={classes["foot"]}>
      <span role="status" id={statusId} className={classes["count"]}>
        {countText(items.length, total)}
      </span>
      {hasMore && (
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={isLoadingMore}
          focusAfter={firstNewItem}
          onClick={() => {
            before.current = items.length;
            onLoadMore();
          }}
        >
          Load more
        </BusyButton>
      )}
    </div>
  );
}

function useReveal<T>(
  virtualizer: Virtualizer<HTMLElement, Element>,
  pane: HTMLElement | null,
  items: readonly T[],
  keyOf: (item: T, index: number) => string,
  revealKey: string | null,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (pane === null || isDone.current) return;
    isDone.current = true;
    // Who comes back finds the list where it was left.
    if (revealKey === null || pane.scrollTop > 0) return;
    const index = items.findIndex((item, index) => keyOf(item, index) === revealKey);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: "auto" });
  }, [virtualizer, pane, items, keyOf, revealKey]);
}
