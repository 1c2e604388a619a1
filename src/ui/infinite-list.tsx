import { memo, type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { BusyButton } from "./busy-button.tsx";
import { ListCount, type ListCountProps } from "./list-count.tsx";
import { useRowKeys } from "./list-keys.ts";
import { useScrollPane } from "./scroll-pane.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";
import type { VirtualRows } from "./virtual-rows.ts";
import classes from "./infinite-list.module.css";

/** The rows of a list, some of which may not have come yet; an array is one, too. */
export type Rows<T> = { readonly length: number; readonly at: (index: number) => T | undefined };

type InfiniteListProps<T> = ListCountProps & {
  /** The list's name: what it lists. */
  readonly label: string;
  /** Another object whenever any of them is another one. */
  readonly items: Rows<T>;
  readonly keyOf: (item: T, index: number) => string;
  /**
   * Draws an item; all are drawn anew when it is another function. What keeps a state needs a key of its own, since a row shows another item
   * when the view jumps. `noteId` is the id of what describes the item, where `hasNote` says that there is such a note.
   */
  readonly children: (item: T, noteId: string) => ReactNode;
  readonly hasNote?: (item: T) => boolean;
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  readonly onLoadMore?: () => void;
  /** Whether the items are of an earlier question, kept until the new answer is there. */
  readonly isStale?: boolean;
  /** Whether one item is, where the list as a whole is not. */
  readonly isItemStale?: (item: T) => boolean;
  /** Told which rows are in view, the last one included, whenever they or what they show change. */
  readonly onView?: (first: number, last: number) => void;
  /** Expected height of an item in px, until the first ones are drawn. */
  readonly estimatedHeight?: number;
  /** What stands between the list and its count: why it goes no further. */
  readonly notice?: ReactNode;
  /** Key of an item to bring into view when the list first comes up at its beginning. */
  readonly revealKey?: string | null;
  /** Under which to remember how high rows are. */
  readonly memoryKey?: string;
};

/**
 * A list that draws only what is in view of its scroll pane, and says which rows those are. Beneath it stand the count and a button that asks
 * for more as well; they stay in view until everything has come.
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
        // Where the focus goes when the row that has it is scrolled away.
        tabIndex={-1}
        className={classes["list"]}
        style={style}
      >
        {drawn.map((item, place) => {
          const index = first + place;
          // On paper, the count says how many rows have come.
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
  /** The same object for as long as nothing but the view of the list changes. */
  readonly list: Omit<InfiniteListProps<unknown>, "keyOf" | "children" | "hasNote" | "isItemStale">;
  readonly statusId: string;
  readonly focusItem: (index: number) => HTMLElement | null;
};

/** What stands beneath the rows; scrolling does not draw it again. */
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

/** Stands for a row that has not come yet. */
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
  // A method, so that a row of anything fits the one component.
  render(item: T, noteId: string): ReactNode;
};

/** Rows that stay as they are cost nothing when others come. */
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
  /** How many items there were before the last page came. */
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

/** Brings an item into view and gives back what is to have the focus there. */
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
