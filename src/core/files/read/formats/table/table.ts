import { text, type Text } from "#core/text/messages/text.ts";
/** A table as in a file: its cells as texts, untrimmed, since indentation may express levels. */
export type Table = {
  /** The name of the sheet, or of the CSV file. */
  readonly name: string;
  readonly file: string;
  /** All rows of the file; trailing empty cells may be missing. */
  readonly rows: readonly (readonly string[])[];
  /** The cells with dates or times in a workbook, counted from 0: their texts differ from what the user sees. */
  readonly dates: readonly { readonly row: number; readonly column: number }[];
  /** The merged cells of several rows in a workbook: their column and rows, counted from 0. */
  readonly merged: readonly { readonly column: number; readonly first: number; readonly last: number }[];
};

/** The position of a row, as spreadsheets count. */
export function rowLocation(index: number): Text {
  return text("places.row", { row: String(index + 1) });
}
