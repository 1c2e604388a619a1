import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { BusyButton } from "../controls/busy-button.tsx";
import { useScrollPane } from "../layout/scroll-pane.tsx";
import { ListCount, type ListCountProps } from "./list-count.tsx";
import { useRowKeys } from "./list-keys.ts";
import { renderRow, type RowContent, type Rows } from "./list-row.tsx";
import { useListColumns } from "./use-list-columns.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import type { VirtualRows } from "./virtual-rows.ts";
import classes from "./infinite-list.module.css";

type InfiniteListProps<T> = ListCountProps &
  RowContent<T> & {
    /** The accessible name of the list. */
    readonly label: string;
    readonly keyOf: (item: T, index: number) => string;
    readonly hasMore?: boolean;
    readonly isLoadingMore?: boolean;
    readonly onLoadMore?: () => void;
    /** Whether the items belong to the previous query and are shown until the current one has loaded. */
    readonly isStale?: boolean;
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
    /** Whether items stand side by side where the window is wide, in reading order; for short items in a page of full width. */
    readonly inColumns?: boolean;
  };

/**
 * A virtual list: it renders only the rows in view of its scroll pane, and reports which rows those are. Below it are the count and a 'Load
 * more' button, which stay in view until the list is complete.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  return <ListInColumns list={props} columns={useListColumns(props.inColumns === true)} />;
}

type ListInColumnsProps<T> = {
  readonly list: InfiniteListProps<T>;
  /** The number of items in a row. */
  readonly columns: number;
};

/** The list without its media queries, which would be evaluated whenever it scrolls. */
function ListInColumns<T>({ list: props, columns }: ListInColumnsProps<T>) {
  const { label, items, keyOf, total, hasMore = false, isLoadingMore = false, onView } = props;
  const pane = useScrollPane();
  const list = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const { rows, first, last, style, isPrinting } = useVirtualRows({
    pane,
    list,
    count: Math.ceil(items.length / columns),
    content: items,
    expectedHeight: props.estimatedHeight ?? 52,
    memoryKey: props.memoryKey === undefined ? undefined : `${props.memoryKey} ${columns}`,
  });
  useKeepPosition(rows, columns);
  useEffect(() => {
    const report = (): void => {
      const { first, last } = rows.inView.get();
      onView?.(first * columns, Math.min((last + 1) * columns, items.length) - 1);
    };
    report();
    return rows.inView.subscribe(report);
  }, [rows, items, columns, onView]);
  useReveal(rows, pane, first <= last, () =>
    Math.floor(indexOfKey(items, keyOf, props.revealKey ?? null) / columns),
  );
  const focusItem = useFocusItem(list, rows, columns);
  const starts = Array.from({ length: last - first + 1 }, (_, position) => (first + position) * columns);
  const keys = useRowKeys(
    { first, last },
    starts.map((index) => {
      const item = items.at(index);
      return item === undefined ? `row ${index}` : keyOf(item, index);
    }),
    // The focus must not move to another item.
    { isAllowed: !rows.isRowFocused },
  );
  const size = total === null && hasMore ? -1 : Math.max(total ?? 0, items.length);
  return (
    <div
      className={classes.root}
      data-stale={props.isStale === true || undefined}
      data-sticky-foot={hasMore || (props.count ?? items.length) < items.length || undefined}
    >
      <div
        ref={list}
        role="list"
        aria-label={label}
        aria-describedby={statusId}
        // Not after a failure, which leaves the items of the previous query.
        aria-busy={isLoadingMore || (props.isStale === true && props.isFetching === true)}
        // Takes the focus when the focused row is scrolled out of view.
        tabIndex={-1}
        className={classes.list}
        style={style}
      >
        {starts.map((index, position) =>
          renderRow({
            list: props,
            key: keys[position],
            index,
            columns,
            size,
            height: rows.heights.heightOf(first + position),
            statusId,
            isPrinting,
          }),
        )}
      </div>
      <Foot list={props} statusId={statusId} focusItem={focusItem} />
    </div>
  );
}

type FootProps = {
  /** The same object as long as only the scroll position changes. */
  readonly list: Omit<
    InfiniteListProps<unknown>,
    "keyOf" | "children" | "hasNote" | "hasSecondNotes" | "isItemStale"
  >;
  readonly statusId: string;
  readonly focusItem: (index: number) => HTMLElement | null;
};

/** The footer below the rows; scrolling does not render it again. */
const Foot = memo(function Foot({ list, statusId, focusItem }: FootProps) {
  const { items, hasMore = false, isLoadingMore = false, count = items.length } = list;
  return (
    <div className={classes.end}>
      {list.notice}
      <div className={classes.foot}>
        <ListCount {...list} count={count} statusId={statusId} />
        {hasMore && (
          <LoadMore isBusy={isLoadingMore} onClick={list.onLoadMore} count={count} focusItem={focusItem} />
        )}
      </div>
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
  const t = useTranslations("lists");
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
      {t("loadMore")}
    </BusyButton>
  );
}

/** Keeps the first item in view when the number of columns changes. */
function useKeepPosition(rows: VirtualRows, columns: number): void {
  const before = useRef({ columns, item: 0 });
  useLayoutEffect(() => {
    const { item } = before.current;
    if (before.current.columns !== columns) rows.scrollTo(Math.floor(item / columns), "center");
    const report = (): void => {
      before.current = { columns, item: rows.inView.get().first * columns };
    };
    report();
    return rows.inView.subscribe(report);
  }, [rows, columns]);
}

/** Scrolls an item into view and returns the element to focus. */
function useFocusItem(list: RefObject<HTMLElement | null>, rows: VirtualRows, columns: number) {
  return useCallback(
    (index: number): HTMLElement | null => {
      flushSync(() => rows.scrollTo(Math.floor(index / columns), "nearest"));
      const item = list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
      return item?.querySelector<HTMLElement>("a, button") ?? item ?? null;
    },
    [list, rows, columns],
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
