import { DEFAULT_LANGUAGE, SAMPLE_CULTURES } from "#core/text/culture.ts";

/** A line of a table: its cells by column. Empty cells count as missing. */
export type Row = {
  readonly get: (column: string) => string | undefined;
};

/**
 * Parses tab-separated values whose first line contains the column names. Tolerates what spreadsheets produce: CRLF, a byte order mark, and
 * lines without their trailing empty cells.
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

/** The items of a list cell, separated by single spaces. */
export function list(row: Row, column: string): string[] {
  return row.get(column)?.split(" ") ?? [];
}

/**
 * The columns of a table in one language, with as many lines as the table; for the default language, all columns without translations.
 * Empty lines are dropped.
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
  return SAMPLE_CULTURES.includes(language) ? language : DEFAULT_LANGUAGE;
}

function split(text: string): { header: string[]; lines: string[] } {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  return { header: header.split("\t"), lines };
}
