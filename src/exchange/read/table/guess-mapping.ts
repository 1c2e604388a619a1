import { parseFileName } from "../file-names.ts";
import { columnStatistics } from "./columns.ts";
import { guessFromCells } from "./guess-from-cells.ts";
import { guessHierarchy } from "./guess-hierarchy.ts";
import { type HeaderGuess, readHeader } from "./header-words.ts";
import type { ColumnRole, TableMapping } from "./mapping.ts";
import { plinthKind } from "./plinth-headers.ts";
import type { Table } from "./table.ts";

/** In how many rows the header is looked for, and how many rows are looked at. */
const HEADER_ROWS = 20;
const SAMPLE_ROWS = 2000;

/** The part of a table that guesses are made from; what is guessed of it is guessed of the whole table. */
export function sampleOf(table: Table): Table {
  return { ...table, rows: table.rows.slice(0, SAMPLE_ROWS), dates: [] };
}

/**
 * Guesses how a table is to be read: from its headers, from the name of its file, and from what its cells look like.
 * @param header the row with the headers where the user has said it, null for none
 */
export function guessMapping(table: Table, header?: number | null): TableMapping {
  const sample = sampleOf(table).rows;
  const headerRow = header === undefined ? findHeader(sample) : header;
  const headers = headerRow === null ? [] : (sample[headerRow] ?? []);
  const rows = sample.slice((headerRow ?? -1) + 1).filter((row) => row.some((cell) => cell.trim() !== ""));
  const width = Math.max(0, ...sample.map(({ length }) => length));
  const guesses = Array.from({ length: width }, (_, column) => readHeader(headers[column] ?? ""));
  const statistics = guesses.map((_, column) => columnStatistics(rows, column));
  const { what, culture } = parseFileName(table.file);
  const columns = guessFromCells(rolesOf(guesses, culture), statistics, rows);
  return {
    kind: plinthKind(headers, `${table.name} ${what}`) ?? "codes",
    headerRow,
    columns,
    hierarchy: guessHierarchy(columns, rows),
  };
}

function headerKey(cell: string): string[] {
  const guess = readHeader(cell);
  return guess === undefined ? [] : [JSON.stringify(guess)];
}

/** The row with the most headers that are known; null where none looks like one. */
function findHeader(rows: readonly (readonly string[])[]): number | null {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  const scores = rows.slice(0, HEADER_ROWS).map((row) => new Set(row.flatMap(headerKey)).size);
  const best = Math.max(0, ...scores);
  const row = scores.indexOf(best);
  if (best > 1 || (best === 1 && row === first)) return row;
  return looksLikeHeader(rows, first) ? first : null;
}

/** Whether a row has words alone where there are figures in the rows below it. */
function looksLikeHeader(rows: readonly (readonly string[])[], at: number): boolean {
  const header = rows[at] ?? [];
  const below = rows.slice(at + 1);
  const figures = header.map((_, column) => columnStatistics(below, column).numbers > 0.6);
  return (
    figures.some((one, column) => one && /\p{L}/u.test(header[column] ?? "")) &&
    !header.some((cell) => /\d/.test(cell))
  );
}

/**
 * The roles that headers stand for. A column 'Name' without a culture is the default name; where another column says that it is that, it
 * is in the culture that the file is called by, if it is.
 */
function rolesOf(
  guesses: readonly (HeaderGuess | undefined)[],
  fileCulture: string | null | undefined,
): (ColumnRole | undefined)[] {
  const has = (role: string): boolean => guesses.some((guess) => guess?.role === role);
  // Many tables call the name a description.
  const namesAreDescriptions = !has("name") && !has("default-name") && !has("level");
  const taken = new Set<string>();
  return guesses.map((guess) => {
    if (guess === undefined) return undefined;
    const role = roleOf(guess, has, namesAreDescriptions, fileCulture);
    const key = JSON.stringify(role);
    if (taken.has(key)) return { role: "ignore" };
    taken.add(key);
    return role;
  });
}

function roleOf(
  { role, culture, level }: HeaderGuess,
  has: (role: string) => boolean,
  namesAreDescriptions: boolean,
  fileCulture: string | null | undefined,
): ColumnRole {
  const text = (kind: "name" | "definition"): ColumnRole => {
    if (culture !== null || !has(`default-${kind}`)) return { role: kind, culture };
    return typeof fileCulture === "string" ? { role: kind, culture: fileCulture } : { role: "ignore" };
  };
  switch (role) {
    case "default-name":
      return { role: "name", culture: null };
    case "default-definition":
      return { role: "definition", culture: null };
    case "name":
      return text("name");
    case "definition":
      return namesAreDescriptions ? { role: "name", culture } : text("definition");
    case "level":
      return level === null ? { role: "level" } : { role: "level-column", level };
    case "path":
      return { role: "ignore" };
    case "level-column":
    case "number-and-name":
      return { role: "ignore" };
    default:
      return { role };
  }
}

/** The sheet that has most to read, by what its columns are guessed to be: a cover or a legend often stands before it. */
export function guessSheet(tables: readonly Table[]): number {
  const read = tables.map((table) => {
    const { columns, headerRow, kind } = guessMapping(table);
    // What Plinth writes begins with the sheet that the others belong to.
    if (kind !== "codes") return Infinity;
    return headerRow === null ? 0 : columns.filter(({ role }) => role !== "ignore").length;
  });
  return Math.max(0, read.indexOf(Math.max(...read)));
}
