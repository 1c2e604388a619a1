import { memo, type ReactNode, useCallback, useMemo } from "react";
import { useText, type Wording } from "#browser/lib/use-text.ts";
import type { Text } from "#core/text/messages/text.ts";
import type { Sort, SortValue } from "./sort.ts";
import type { TableRows } from "./use-table-rows.ts";
import classes from "./table.module.css";

/** A column of a table: all that the table, 'Copy' and sorting know of it. */
export type TableColumn<Row> = {
  /** Identifies the column, also in an address. */
  readonly key: string;
  /** The head in files, and on the screen if there is no `label`. */
  readonly header: string;
  /** The head on the screen. */
  readonly label?: Text;
  /** Shown in its head in place of `header`. */
  readonly head?: ReactNode;
  /** A track of CSS grid; default: an equal share of the width. */
  readonly width?: string;
  /** Whether the cells name their rows. */
  readonly isRowHeader?: boolean;
  /** Whether the cells are numbers, which are aligned at the end. */
  readonly isNumber?: boolean;
  /** Renders a cell: any content. A column without it is only copied. */
  readonly cell?: (row: Row) => ReactNode;
  /** The value of a cell for 'Copy'; a column without it is only shown. */
  readonly value?: (row: Row) => string | number | boolean | null;
  /** The value to sort by; the head of a column that has it is a button. */
  readonly sortValue?: (row: Row) => SortValue;
};

type RowData = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

type TableProps<Row> = {
  /** The accessible name. */
  readonly label: string;
  /** The same array until a column changes, since a new one renders all cells again. */
  readonly columns: readonly TableColumn<Row>[];
  readonly view: TableRows<Row>;
  readonly keyOf: (row: Row, index: number) => string | number;
  readonly sort?: Sort | null;
  /** Called with the key of the column whose head was pressed. */
  readonly onSort?: (by: string) => void;
  /** The heading of a group of rows, shown across all columns in place of the cells; null for other rows. A stable function. */
  readonly headingOf?: (row: Row) => ReactNode;
  /** Attributes of the element of a row, for styles. A stable function. */
  readonly dataOf?: (row: Row) => RowData;
  /** Whether more rows can be loaded. */
  readonly hasMore?: boolean;
  /** Whether columns are as wide as their contents need; for tables whose rows are all rendered. */
  readonly isFitted?: boolean;
  /** Whether rows become labelled cards in narrow containers. */
  readonly hasCards?: boolean;
  /** Whether the first column stays in view while the table is scrolled sideways; for tables with their own pane. */
  readonly hasStickyColumn?: boolean;
  /** The accessible name of the own pane. */
  readonly paneLabel?: string;
  readonly className?: string | undefined;
};

/**
 * A table with a sticky head, heads that sort, and virtual rows. It consists of grids instead of table elements, since columns of a
 * virtual table must not change their width while it is scrolled, and browsers drop the semantics of table elements displayed as grids.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, view, keyOf, headingOf, dataOf } = props;
  const { rows, first, last, style, body, setPane } = view;
  const columns = props.columns.filter(({ cell }) => cell !== undefined);
  const wording = useText();
  const render = useCallback(
    (row: Row) => renderCells(row, props.columns, headingOf, wording),
    [props.columns, headingOf, wording],
  );
  const table = (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={props.hasMore === true ? -1 : rows.length + 1}
      className={`${classes.table ?? ""} ${props.className ?? ""}`}
      data-fit={props.isFitted === true || undefined}
      data-cards={props.hasCards === true || undefined}
      data-sticky-column={props.hasStickyColumn === true || undefined}
      style={{ "--table-columns": columns.map(({ width = "minmax(0, 1fr)" }) => width).join(" ") }}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.row}>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={props.sort ?? null} onSort={props.onSort} />
          ))}
        </div>
      </div>
      <div
        ref={body}
        role="rowgroup"
        // Takes the focus when the focused row is scrolled out of view.
        tabIndex={-1}
        className={classes.body}
        style={style}
      >
        {rows.slice(first, last + 1).map((row, index) => (
          <TableRow
            key={keyOf(row, first + index)}
            row={row}
            index={first + index}
            render={render}
            {...(dataOf === undefined ? {} : { dataOf })}
          />
        ))}
      </div>
    </div>
  );
  if (setPane === null) return table;
  return (
    // Focusable, because keyboard users have to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={setPane} role="region" aria-label={props.paneLabel} tabIndex={0} className={classes.pane}>
      {table}
    </div>
  );
}

type HeadProps<Row> = {
  readonly column: TableColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: ((by: string) => void) | undefined;
};

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { key, head, isNumber, sortValue } = column;
  const header = useText()(column.label ?? column.header);
  const own = sort?.by === key ? sort : null;
  const isSortable = sortValue !== undefined && onSort !== undefined;
  return (
    <div
      role="columnheader"
      aria-sort={
        !isSortable ? undefined : own === null ? "none" : own.descending ? "descending" : "ascending"
      }
      className={classes.cell}
      data-column={key}
      data-number={isNumber}
    >
      {isSortable ? (
        <button type="button" className={classes.sort} onClick={() => onSort(key)}>
          {header}
          <span aria-hidden="true">{own === null ? "" : own.descending ? " ↓" : " ↑"}</span>
        </button>
      ) : (
        (head ?? <bdi>{header}</bdi>)
      )}
    </div>
  );
}

/** The cells of a row, or the heading of a group. */
function renderCells<Row>(
  row: Row,
  columns: readonly TableColumn<Row>[],
  headingOf: TableProps<Row>["headingOf"],
  wording: Wording,
): ReactNode {
  const shown = columns.filter(({ cell }) => cell !== undefined);
  const heading = headingOf?.(row) ?? null;
  if (heading !== null)
    return (
      <div role="rowheader" aria-colspan={shown.length} className={classes.heading}>
        {heading}
      </div>
    );
  return shown.map(({ key, label, header, cell, isRowHeader, isNumber }) => (
    <div
      key={key}
      role={isRowHeader === true ? "rowheader" : "cell"}
      className={classes.cell}
      data-column={key}
      data-label={wording(label ?? header)}
      data-number={isNumber}
    >
      {cell?.(row)}
    </div>
  ));
}

type TableRowProps<Row> = {
  readonly row: Row;
  readonly index: number;
  // Declared as methods, so that the component accepts rows of any type.
  render(this: void, row: Row): ReactNode;
  dataOf?(row: Row): RowData;
};

/** Memoised, so that scrolling renders only the rows that come into view. */
const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(function TableRow<Row>(
  props: TableRowProps<Row>,
) {
  const { row, index, render } = props;
  // Rows that are inserted above change only its index.
  const cells = useMemo(() => render(row), [render, row]);
  return (
    <div role="row" data-row="" aria-rowindex={index + 2} className={classes.row} {...props.dataOf?.(row)}>
      {cells}
    </div>
  );
});
