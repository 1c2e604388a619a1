import { headerIn } from "../column-headers.ts";

/** The value of a cell. Strings stay strings in every format, even if they contain a number; null is an empty cell. */
export type Cell = string | number | boolean | null;

/** A column: its header, and the cell of a row. */
export type Column<Row> = { readonly header: string; readonly value: (row: Row) => Cell };

/** A table for the writers. Rows can be iterated repeatedly, and are generated lazily. */
export type Sheet = {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
};

/** Creates a table from rows and columns. */
export function createSheet<Row>(name: string, columns: readonly Column<Row>[], rows: Iterable<Row>): Sheet {
  return {
    name,
    headers: columns.map(({ header }) => header),
    rows: {
      *[Symbol.iterator]() {
        for (const row of rows) yield columns.map(({ value }) => value(row));
      },
    },
  };
}

/** A culture of requests; null is the default culture, for which none is sent. */
export type Culture = string | null;

/**
 * One column per culture, `Name (nb-NO)` and so on; with a single culture just `Name`. Among several, the default culture has no column of
 * its own, since there is a column for the default text.
 */
export function perCulture<Row>(
  header: string,
  cultures: readonly Culture[],
  value: (row: Row, index: number) => Cell,
): Column<Row>[] {
  if (cultures.length === 1) return [{ header, value: (row) => value(row, 0) }];
  return cultures.flatMap((culture, index) =>
    culture === null ? [] : [{ header: headerIn(header, culture), value: (row: Row) => value(row, index) }],
  );
}
