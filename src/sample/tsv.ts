import { CULTURES, DEFAULT_CULTURE } from "./cultures.ts";

/** One line of a table: its cells by column. An empty cell is one that is not there. */
export type Row = {
  readonly get: (column: string) => string | undefined;
};

/**
 * Reads a table of tab-separated values whose first line names the columns. Takes what spreadsheets make of such files too: CRLF, a
 * byte order mark, and lines cut off behind the last cell that is not empty.
 */
export function parseTsv(text: string): Row[] {
  const { header, lines } = split(text);
  const columns = new Map(header.map((column, index) => [column, index]));
  return lines.map((line) => parseRow(columns, line));
}

function parseRow(columns: ReadonlyMap<string, number>, line: string): Row {
  const cells = line.split("\t");
  return { get: (column) => cells[columns.get(column) ?? -1]?.trim() || undefined };
}

/** The items of a cell that holds a list, separated by single spaces. */
export function list(row: Row, column: string): string[] {
  return row.get(column)?.split(" ") ?? [];
}

/**
 * The columns of a table that are of one language, with as many lines as the table has; for the default language everything that is
 * no translation. Empty lines of the table are left out.
 */
export function languagePart(text: string, language: string): string {
  const { header, lines } = split(text);
  const columns = header.flatMap((column, index) => (languageOf(column) === language ? [index] : []));
  const cut = (line: string): string => {
    const cells = line.split("\t");
    return columns.map((index) => cells[index] ?? "").join("\t");
  };
  const kept = lines.filter((line) => line.trim() !== "");
  return [header.join("\t"), ...kept].map(cut).join("\n");
}

function languageOf(column: string): string {
  const [language = ""] = column.split(":");
  return CULTURES.includes(language) ? language : DEFAULT_CULTURE;
}

function split(text: string): { header: string[]; lines: string[] } {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  return { header: header.split("\t"), lines };
}
