import { Button } from "@mantine/core";
import { memo, type ReactNode, type RefObject, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { BusyButton } from "./busy-button.tsx";
import { useScrollPane } from "./scroll-pane.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";
import type { VirtualRows } from "./virtual-rows.ts";
import classes from "./infinite-list.module.css";

type InfiniteListProps<T> = {
  /** The list's name: what it lists. */
  readonly label: string;
  readonly items: readonly T[];
  /** How many there are in all; null where the service does not say. */
  readonly total: number | null;
  readonly keyOf: (item: T, index: number) => string;
  /** `noteId` is the id of what describes the item, where `hasNote` says that there is such a note. */
  readonly children: (item: T, noteId: string) => ReactNode;
  readonly hasNote?: (item: T) => boolean;
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
  /** Given where the service sent less than it had announced: asks for the rest again. */
  readonly onRetryRest?: (() => void) | undefined;
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
  const { label, items, total, keyOf, children, hasMore, isLoadingMore, onLoadMore, isStale, onView } = props;
  const pane = useScrollPane();
  const list = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const { rows, first, last, style } = useVirtualRows({
    pane,
    list,
    count: items.length,
    content: items,
    expectedHeight: props.estimatedHeight ?? 52,
    memoryKey: props.memoryKey,
  });
  const view = useSyncExternalStore(rows.inView.subscribe, rows.inView.get);
  const canLoad = hasMore && !isLoadingMore && isStale !== true;
  const isNearEnd = view.last >= items.length - AHEAD;
  useEffect(() => {
    if (canLoad && isNearEnd) onLoadMore();
  }, [canLoad, isNearEnd, onLoadMore, items.length]);
  useEffect(() => {
    onView?.(items.slice(view.first, view.last + 1));
  }, [onView, items, view]);
  useReveal(rows, pane, view.last >= 0, () =>
    props.revealKey == null ? -1 : items.findIndex((item, index) => keyOf(item, index) === props.revealKey),
  );
  const focusItem = useFocusItem(list, rows);
  const size = total === null ? (hasMore ? -1 : items.length) : Math.max(total, items.length);
  return (
    <div className={classes["root"]} data-stale={isStale === true || undefined}>
      <div
        ref={list}
        role="list"
        aria-label={label}
        aria-describedby={statusId}
        aria-busy={isLoadingMore || isStale === true}
        // Where the focus goes when the row that has it is scrolled away.
        tabIndex={-1}
        className={classes["list"]}
        style={style}
      >
        {items.slice(first, last + 1).map((item, place) => (
          <Row
            key={keyOf(item, first + place)}
            item={item}
            index={first + place}
            size={size}
            isStale={props.isItemStale?.(item) === true}
            hasNote={props.hasNote?.(item) === true}
            render={children}
          />
        ))}
      </div>
      {props.notice}
      <Foot {...props} focusItem={focusItem} statusId={statusId} />
    </div>
  );
}

type RowProps<T> = {
  readonly item: T;
  readonly index: number;
  readonly size: number;
  readonly isStale: boolean;
  readonly hasNote: boolean;
  // A method, so that a row of anything fits the one component.
  render(item: T, noteId: string): ReactNode;
};

/** Rows that stay as they are cost nothing when others come. */
const Row: <T>(props: RowProps<T>) => ReactNode = memo(function Row<T>(props: RowProps<T>) {
  const { item, index, size, isStale, hasNote } = props;
  const noteId = useId();
  return (
    <div
      role="listitem"
      data-row=""
      aria-posinset={index + 1}
      aria-setsize={size}
      aria-describedby={hasNote ? noteId : undefined}
      data-stale={isStale || undefined}
      className={classes["item"]}
    >
      {props.render(item, noteId)}
    </div>
  );
});

type FootProps = Pick<
  InfiniteListProps<unknown>,
  "items" | "total" | "hasMore" | "isLoadingMore" | "onLoadMore" | "onRetryRest"
> & {
  readonly statusId: string;
  readonly focusItem: (index: number) => HTMLElement | null;
};

/** How many there are, and the button for more. */
function Foot(props: FootProps) {
  const { items, total, hasMore, isLoadingMore, onLoadMore, onRetryRest, statusId, focusItem } = props;
  /** How many there were when there was more to load. */
  const before = useRef(0);
  useEffect(() => {
    if (hasMore) before.current = items.length;
  });
  return (
    <div className={classes["foot"]}>
      <span role="status" id={statusId} className={classes["count"]}>
        {countText(items.length, total)}
        {onRetryRest !== undefined && ", the service sent no more"}
      </span>
      {onRetryRest !== undefined && (
        <Button size="compact-sm" variant="default" onClick={onRetryRest}>
          Retry
        </Button>
      )}
      {hasMore && (
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={isLoadingMore}
          focusAfter={() => focusItem(before.current)}
          onClick={onLoadMore}
        >
          Load more
        </BusyButton>
      )}
    </div>
  );
}

/** Brings an item into view and gives back what is to have the focus there. */
function useFocusItem(list: RefObject<HTMLElement | null>, rows: VirtualRows) {
  return (index: number): HTMLElement | null => {
    flushSync(() => rows.scrollTo(index, "nearest"));
    const item = list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
    return item?.querySelector<HTMLElement>("a, button") ?? item ?? null;
  };
}

/** Brings an item into view, once, when the list first comes up at its beginning. */
function useReveal(
  rows: VirtualRows,
  pane: HTMLElement | null,
  isReady: boolean,
  indexOf: () => number,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (pane === null || !isReady || isDone.current) return;
    isDone.current = true;
    // Who comes back finds the list where it was left.
    const index = pane.scrollTop > 0 ? -1 : indexOf();
    if (index >= 0) rows.scrollTo(index, "nearest");
  });
}
