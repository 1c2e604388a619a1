/** A table as it stands in a file: its cells as texts, with the blanks around them, which may tell levels. */
export type Table = {
  /** The name of the sheet; of a CSV file that of the file. */
  readonly name: string;
  readonly file: string;
  /** Rows from the first of the file on; cells behind the last one that has something may be missing. */
  readonly rows: readonly (readonly string[])[];
  /** The cells that are dates in a workbook, counted from 0: their texts are not what a person sees there. */
  readonly dates: readonly { readonly row: number; readonly column: number }[];
};

/** Where a row is, as spreadsheets count. */
export function rowPlace(index: number): string {
  return `row ${index + 1}`;
}
