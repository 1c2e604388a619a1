import { memo, type ReactNode } from "react";
import { notesOf } from "./note-ids.ts";
import classes from "./infinite-list.module.css";

/** The rows of a list, some of which may not be loaded yet; arrays fit too. */
export type Rows<T> = { readonly length: number; readonly at: (index: number) => T | undefined };

/** The items of a list, and how to render them. */
export type RowContent<T> = {
  /** A new object whenever any item changes. */
  readonly items: Rows<T>;
  /**
   * Renders an item; a new function renders all items again. Components with state need their own key, since a row shows another item after
   * a jump. `noteId` is the id of the element that describes the item, if `hasNote` is true.
   */
  readonly children: (item: T, noteId: string) => ReactNode;
  readonly hasNote?: (item: T) => boolean;
  /** Whether elements with the ids of `secondNoteId` may describe the items too. */
  readonly hasSecondNotes?: boolean;
  /** Whether a single item is stale although the list is not. */
  readonly isItemStale?: (item: T) => boolean;
};

type ListRowOptions<T> = {
  readonly list: RowContent<T>;
  readonly key: string | undefined;
  /** The index of its first item. */
  readonly index: number;
  /** The number of items in a row. */
  readonly columns: number;
  /** The number of items of the list; -1 if unknown. */
  readonly size: number;
  /** The expected height, in px. */
  readonly height: number;
  readonly statusId: string;
  readonly isPrinting: boolean;
};

/** Renders a row of a list: one item, or several side by side. A function, since a component would cost time in each row of a long list. */
export function renderRow<T>({ key, index, columns, ...options }: ListRowOptions<T>): ReactNode {
  if (columns === 1) return renderItem(options, index, key, true);
  const count = Math.min(columns, options.list.items.length - index);
  const cells = Array.from({ length: count }, (_, position) => index + position);
  const isLoaded = cells.every((cell) => options.list.items.at(cell) !== undefined);
  return (
    <div key={key} data-row={isLoaded ? "" : "skeleton"} className={classes.cells} data-columns={columns}>
      {cells.map((cell, position) => renderItem(options, cell, String(position), false))}
    </div>
  );
}

type ItemOptions<T> = Omit<ListRowOptions<T>, "key" | "index" | "columns">;

function renderItem<T>(
  options: ItemOptions<T>,
  index: number,
  key: string | undefined,
  isRow: boolean,
): ReactNode {
  const { list, size, height, statusId, isPrinting } = options;
  const item = list.items.at(index);
  if (item !== undefined)
    return (
      <Item
        key={key}
        item={item}
        index={index}
        size={size}
        isRow={isRow}
        isStale={list.isItemStale?.(item) === true}
        noteId={`${statusId}-${index}`}
        hasNote={list.hasNote?.(item) === true}
        hasSecondNote={list.hasSecondNotes === true}
        render={list.children}
      />
    );
  // Printed lists omit items that are not loaded; the count says how many are.
  return isPrinting ? null : (
    <div
      key={key}
      data-row={isRow ? "skeleton" : undefined}
      aria-hidden="true"
      className={classes.skeleton}
      style={{ height }}
    />
  );
}

type ItemProps<T> = {
  readonly item: T;
  readonly index: number;
  readonly size: number;
  /** Whether it is a row of its own. */
  readonly isRow: boolean;
  readonly isStale: boolean;
  readonly noteId: string;
  readonly hasNote: boolean;
  readonly hasSecondNote: boolean;
  // Declared as a method, so that the component accepts items of any type.
  render(item: T, noteId: string): ReactNode;
};

/** Memoised, so that unchanged items are not rendered again when others load. */
const Item: <T>(props: ItemProps<T>) => ReactNode = memo(function Item<T>(props: ItemProps<T>) {
  const { item, index, size, isRow, isStale, noteId, hasNote, hasSecondNote } = props;
  return (
    <div
      role="listitem"
      data-row={isRow ? "" : undefined}
      aria-posinset={index + 1}
      aria-setsize={size}
      aria-describedby={notesOf(noteId, hasNote, hasSecondNote)}
      data-stale={isStale || undefined}
      className={classes.item}
    >
      {props.render(item, noteId)}
    </div>
  );
});
