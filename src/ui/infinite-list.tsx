import { memo, type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { BusyButton } from "./busy-button.tsx";
import { ListCount, type ListCountProps } from "./list-count.tsx";
import { useRowKeys } from "./list-keys.ts";
import { useScrollPane } from "./scroll-pane.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";
import type { VirtualRows } from "./virtual-rows.ts";
import classes from "./infinite-list.module.css";

/** The rows of a list, some of which may not be loaded yet; arrays fit too. */
export type Rows<T> = { readonly length: number; readonly at: (index: number) => T | undefined };

type InfiniteListProps<T> = ListCountProps & {
  /** The accessible name of the list. */
  readonly label: string;
  /** A new object whenever any item changes. */
  readonly items: Rows<T>;
  readonly keyOf: (item: T, index: number) => string;
  /**
   * Renders an item; a new function renders all items again. Components with state need their own key, since a row shows another item after
   * a jump. `noteId` is the id of the element that describes the item, if `hasNote` is true.
   */
  readonly children: (item: T, noteId: string) => ReactNode;
  readonly hasNote?: (item: T) => boolean;
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  readonly onLoadMore?: () => void;
  /** Whether the items belong to the previous query and are shown until the current one has loaded. */
  readonly isStale?: boolean;
  /** Whether a single item is stale although the list is not. */
  readonly isItemStale?: (item: T) => boolean;
  /** Called with the range of rows in view (inclusive) whenever it or its items change. */
  readonly onView?: (first: number, last: number) => void;
  /** Estimated height of an item in px, until the first items are rendered. */
  readonly estimatedHeight?: number;
  /** A message between the list and its count: why no more items are loaded. */
  readonly notice?: ReactNode;
  /** The key of an item to scroll into view on first mount, unless a scroll position is restored. */
  readonly revealKey?: string | null;
  /** The key under which row heights are cached. */
  readonly memoryKey?: string;
};

/**
 * A virtual list: it renders only the rows in view of its scroll pane, and reports which rows those are. Below it are the count and a 'Load
 * more' button, which stay in view until the list is complete.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { label, items, keyOf, total, hasMore = false, isLoadingMore = false, onView } = props;
  const pane = useScrollPane();
  const list = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const { rows, first, last, style, isPrinting } = useVirtualRows({
    pane,
    list,
    count: items.length,
    content: items,
    expectedHeight: props.estimatedHeight ?? 52,
    memoryKey: props.memoryKey,
  });
  useEffect(() => {
    const look = (): void => onView?.(rows.inView.get().first, rows.inView.get().last);
    look();
    return rows.inView.subscribe(look);
  }, [rows, items, onView]);
  useReveal(rows, pane, first <= last, () => indexOfKey(items, keyOf, props.revealKey ?? null));
  const focusItem = useFocusItem(list, rows);
  const drawn = Array.from({ length: last - first + 1 }, (_, place) => items.at(first + place));
  const keys = useRowKeys(
    { first, last },
    drawn.map((item, place) => (item === undefined ? `row ${first + place}` : keyOf(item, first + place))),
    rows.isRowFocused,
  );
  const size = total === null && hasMore ? -1 : Math.max(total ?? 0, items.length);
  return (
    <div className={classes["root"]} data-stale={props.isStale === true || undefined}>
      <div
        ref={list}
        role="list"
        aria-label={label}
        aria-describedby={statusId}
        aria-busy={isLoadingMore || props.isStale === true}
        // Takes the focus when the focused row is scrolled out of view.
        tabIndex={-1}
        className={classes["list"]}
        style={style}
      >
        {drawn.map((item, place) => {
          const index = first + place;
          // Printed lists omit rows that are not loaded; the count says how many are.
          if (item === undefined && isPrinting) return null;
          return item === undefined ? (
            <Skeleton key={keys[place]} height={rows.heights.heightOf(index)} />
          ) : (
            <Row
              key={keys[place]}
              item={item}
              index={index}
              size={size}
              isStale={props.isItemStale?.(item) === true}
              noteId={`${statusId}-${index}`}
              hasNote={props.hasNote?.(item) === true}
              render={props.children}
            />
          );
        })}
      </div>
      <Foot list={props} statusId={statusId} focusItem={focusItem} />
    </div>
  );
}

type FootProps = {
  /** The same object as long as only the scroll position changes. */
  readonly list: Omit<InfiniteListProps<unknown>, "keyOf" | "children" | "hasNote" | "isItemStale">;
  readonly statusId: string;
  readonly focusItem: (index: number) => HTMLElement | null;
};

/** The footer below the rows; scrolling does not render it again. */
const Foot = memo(function Foot({ list, statusId, focusItem }: FootProps) {
  const { items, hasMore = false, isLoadingMore = false, count = items.length } = list;
  return (
    <div className={classes["end"]} data-sticky-foot={hasMore || count < items.length || undefined}>
      {list.notice}
      <div className={classes["foot"]}>
        <ListCount {...list} count={count} statusId={statusId} />
        {hasMore && (
          <LoadMore isBusy={isLoadingMore} onClick={list.onLoadMore} count={count} focusItem={focusItem} />
        )}
      </div>
    </div>
  );
});

/** The placeholder of a row that is not loaded yet. */
function Skeleton({ height }: { readonly height: number }) {
  return <div data-row="skeleton" aria-hidden="true" className={classes["skeleton"]} style={{ height }} />;
}

type RowProps<T> = {
  readonly item: T;
  readonly index: number;
  readonly size: number;
  readonly isStale: boolean;
  readonly noteId: string;
  readonly hasNote: boolean;
  // Declared as a method, so that the component accepts rows of any type.
  render(item: T, noteId: string): ReactNode;
};

/** Memoised, so that unchanged rows are not rendered again when others load. */
const Row: <T>(props: RowProps<T>) => ReactNode = memo(function Row<T>(props: RowProps<T>) {
  const { item, index, size, isStale, noteId, hasNote } = props;
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

type LoadMoreProps = {
  readonly isBusy: boolean;
  readonly onClick: (() => void) | undefined;
  readonly count: number;
  readonly focusItem: (index: number) => HTMLElement | null;
};

function LoadMore({ isBusy, onClick, count, focusItem }: LoadMoreProps) {
  /** The number of items before the last page loaded. */
  const before = useRef(0);
  useEffect(() => {
    before.current = count;
  });
  return (
    <BusyButton
      size="compact-sm"
      variant="default"
      isBusy={isBusy}
      focusAfter={() => focusItem(before.current)}
      {...(onClick === undefined ? {} : { onClick })}
    >
      Load more
    </BusyButton>
  );
}

/** Scrolls an item into view and returns the element to focus. */
function useFocusItem(list: RefObject<HTMLElement | null>, rows: VirtualRows) {
  return useCallback(
    (index: number): HTMLElement | null => {
      flushSync(() => rows.scrollTo(index, "nearest"));
      const item = list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
      return item?.querySelector<HTMLElement>("a, button") ?? item ?? null;
    },
    [list, rows],
  );
}

/** Scrolls an item into view once, on first mount, unless a scroll position is restored. */
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
    // After Back, the list keeps its restored scroll position.
    const index = pane.scrollTop > 0 ? -1 : indexOf();
    if (index >= 0) rows.scrollTo(index, "nearest");
  });
}

function indexOfKey<T>(
  items: Rows<T>,
  keyOf: (item: T, index: number) => string,
  key: string | null,
): number {
  for (let index = 0; key !== null && index < items.length; index += 1) {
    const item = items.at(index);
    if (item !== undefined && keyOf(item, index) === key) return index;
  }
  return -1;
}
