/** One line of a table: the cells that are not empty, by column. */
export type Row = ReadonlyMap<string, string>;

/**
 * Reads a table of tab-separated values whose first line names the columns. Empty cells and empty lines are left
 * out. Takes what spreadsheets make of such files too: CRLF, a byte order mark, and lines cut off behind the last
 * cell that is not empty.
 */
export function parseTsv(text: string): Row[] {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = header.split("\t");
  return lines.filter((line) => line.trim() !== "").map((line) => parseRow(columns, line));
}

function parseRow(columns: readonly string[], line: string): Row {
  const cells = line.split("\t");
  const row = new Map<string, string>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? "";
    if (cell !== "") row.set(column, cell);
  }
  return row;
}

/** The items of a cell that holds a list, separated by single spaces. */
export function list(row: Row, column: string): string[] {
  return row.get(column)?.split(" ") ?? [];
}
