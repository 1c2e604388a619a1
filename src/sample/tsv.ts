/** One line of a table: its cells by column. An empty cell is one that is not there. */
export type Row = {
  readonly get: (column: string) => string | undefined;
  readonly has: (column: string) => boolean;
};

/**
 * Reads a table of tab-separated values whose first line names the columns. Empty lines are left out. Takes what
 * spreadsheets make of such files too: CRLF, a byte order mark, and lines cut off behind the last cell that is not
 * empty.
 */
export function parseTsv(text: string): Row[] {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = new Map(header.split("\t").map((column, index) => [column, index]));
  return lines.filter((line) => line.trim() !== "").map((line) => parseRow(columns, line));
}

function parseRow(columns: ReadonlyMap<string, number>, line: string): Row {
  const cells = line.split("\t");
  const get = (column: string): string | undefined => cells[columns.get(column) ?? -1]?.trim() || undefined;
  return { get, has: (column) => get(column) !== undefined };
}

/** The items of a cell that holds a list, separated by single spaces. */
export function list(row: Row, column: string): string[] {
  return row.get(column)?.split(" ") ?? [];
}
