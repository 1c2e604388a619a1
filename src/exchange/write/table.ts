/** What stands in one cell. Texts stay texts in every format, whatever they look like; null is an empty cell. */
export type Cell = string | number | boolean | Date | null;

/** One column: what stands above it, and what a row has in it. */
export type Column<Row> = { readonly header: string; readonly value: (row: Row) => Cell };

/** A table as the writers take it. Rows can be gone through more than once, and are made as they are asked for. */
export type Sheet = {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
};

/** A table of the rows by the columns. */
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

/** A culture as the service is asked for it; null is the default culture, for which none is sent. */
export type Culture = string | null;

/**
 * A column a culture, `Name (nb-NO)` and so on; with one culture it is `Name` alone. Among several the default culture has no column of
 * its own, since what is default stands beside.
 */
export function perCulture<Row>(
  header: string,
  cultures: readonly Culture[],
  value: (row: Row, index: number) => Cell,
): Column<Row>[] {
  if (cultures.length === 1) return [{ header, value: (row) => value(row, 0) }];
  return cultures.flatMap((culture, index) =>
    culture === null ? [] : [{ header: `${header} (${culture})`, value: (row: Row) => value(row, index) }],
  );
}
