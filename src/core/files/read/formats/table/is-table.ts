import Papa from "papaparse";
import { guessDelimiter } from "./delimiter.ts";

/** The rows to look at. */
const ROWS = 200;

/** The share of rows that have to agree: others are footers, lack empty cells, or have a delimiter in a text. */
const AGREEING = 0.8;

/** Names of tables, and of texts that may be a list. */
const [TABLES, LISTS] = [/\.(?:csv|tsv|tab)$/i, /\.txt$/i];

/** A word with a digit, such as a class number, with which a row of one cell begins. */
const NUMBERED = /^\s*[^\s\d]*\d/;

/**
 * Whether the beginning of a text is a table: below titles, its rows have the same number of cells. Rows of one cell agree in anything, so
 * they have to begin with numbers. A name that says so is enough.
 */
export function isTable(name: string, head: string): boolean {
  if (TABLES.test(name)) return true;
  const text = head.replaceAll(/\r\n?/g, "\n");
  const delimiter = guessDelimiter(text);
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: "\n", preview: ROWS });
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (rows.length < 2) return false;
  const first = rows.findIndex(({ length }) => length > 1);
  if (first === -1) return LISTS.test(name) || 2 * rows.filter(isNumbered).length > rows.length;
  const below = rows.slice(first);
  const alike = below.filter(({ length }) => length === below[0]?.length);
  return below.length > 1 && alike.length >= AGREEING * below.length && alike.some(([, second]) => second);
}

function isNumbered([cell = ""]: readonly string[]): boolean {
  return NUMBERED.test(cell);
}
