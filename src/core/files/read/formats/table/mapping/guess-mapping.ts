import { parseFileName } from "../../../open/file-names.ts";
import { guessHierarchy } from "../hierarchy/guess-hierarchy.ts";
import { rowsBelow } from "../rows.ts";
import type { Table } from "../table.ts";
import { type ColumnStatistics, columnStatistics, isNumberOfLetters } from "./columns.ts";
import { guessFromCells } from "./guess-from-cells.ts";
import { type HeaderGuess, readHeader } from "./header-words.ts";
import { areHeadersBelow, headersAt } from "./headings.ts";
import { withLevelPairs } from "./level-pairs.ts";
import type { ColumnRole, TableMapping } from "./mapping.ts";
import { culturesIn, plinthKind } from "./plinth-headers.ts";

/** The number of rows in which the header is searched, and of columns by which it is recognised. */
const HEADER_ROWS = 20;
const HEADER_COLUMNS = 100;
/** The maximum numbers of rows, cells, and characters of a cell in a sample, so that guessing does not block the page. */
const SAMPLE_ROWS = 2000;
const SAMPLE_CELLS = 50_000;
const SAMPLE_CHARACTERS = 500;

/** The part of a table used for guessing; guesses apply to the whole table. */
export function sampleOf(table: Table): Table {
  const rows: string[][] = [];
  let cells = 0;
  for (const row of table.rows.slice(0, SAMPLE_ROWS)) {
    cells += row.length;
    if (cells > SAMPLE_CELLS && rows.length > HEADER_ROWS) break;
    rows.push(row.map((cell) => cell.slice(0, SAMPLE_CHARACTERS)));
  }
  return { ...table, rows, dates: [] };
}

/**
 * Guesses how to read a table from its headers, its file name and its cells.
 * @param header the header row if the user has chosen it, null for none
 */
export function guessMapping(table: Table, header?: number | null): TableMapping {
  const sample = sampleOf(table);
  const headerRow = header === undefined ? findHeader(sample.rows) : header;
  const headers = headerRow === null ? [] : headersAt(sample.rows, headerRow);
  const located = rowsBelow(sample, { headerRow, columns: [] });
  const rows = located.map(({ cells }) => cells);
  const width = Math.max(0, ...sample.rows.map(({ length }) => length));
  const cultures = culturesIn(headers);
  const statistics = Array.from({ length: width }, (_, column) => columnStatistics(rows, column));
  const guesses = statistics.map((column, at) => {
    const guess = readHeader(headers[at] ?? "");
    if (guess === undefined) return undefined;
    // A column 'Class' may have numbers: its cells say more.
    if (guess.isWeak && guess.role === "name" && hasNumbers(column)) return undefined;
    return { ...guess, culture: cultures[at] ?? guess.culture };
  });
  const { what, culture } = parseFileName(table.file);
  const columns = guessFromCells(
    rolesOf(withLevelPairs(guesses, headers, located), culture),
    statistics,
    rows,
  );
  return {
    kind: plinthKind(headers, `${table.name} ${what}`) ?? "codes",
    headerRow,
    columns,
    hierarchy: guessHierarchy(columns, rowsBelow(sample, { headerRow, columns })),
  };
}

function headerKey(cell: string): string[] {
  const guess = readHeader(cell);
  return guess === undefined ? [] : [JSON.stringify(guess)];
}

/** The row in which most headers are recognised; null if the table seems to have no headers. */
function findHeader(rows: readonly (readonly string[])[]): number | null {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  const scores = rows
    .slice(0, HEADER_ROWS)
    .map((row) => new Set(row.slice(0, HEADER_COLUMNS).flatMap(headerKey)).size);
  const best = Math.max(0, ...scores);
  const row = scores.indexOf(best);
  if (best > 1 || (best === 1 && row === first)) return areHeadersBelow(rows, row) ? row + 1 : row;
  // Titles above the headers fill fewer cells.
  const filled = rows.slice(0, HEADER_ROWS).map((row) => row.filter((cell) => cell.trim() !== "").length);
  const widest = filled.indexOf(Math.max(...filled));
  return [widest, first].find((at) => looksLikeHeader(rows, at)) ?? null;
}

/** Whether a row contains only words while the rows below contain class numbers, to none of which the words belong. */
function looksLikeHeader(rows: readonly (readonly string[])[], at: number): boolean {
  const header = rows[at] ?? [];
  const below = rows.slice(at + 1);
  if (header.some((cell) => /\d/.test(cell))) return false;
  return header.some(
    (cell, column) =>
      /\p{L}/u.test(cell) &&
      hasNumbers(columnStatistics(below, column)) &&
      !isFirstNumber(cell, below, column),
  );
}

function hasNumbers({ numbers, numbersWithNames }: ColumnStatistics): boolean {
  return numbers > 0.6 || numbersWithNames > 0.6;
}

/**
 * Whether a cell has the number of the first code, alone or before its name: numbers below it begin with it, but not all of them (`Ac`,
 * `Ac_05`, `Co`), unless it is as short as that of a table of Uniclass.
 */
function isFirstNumber(cell: string, below: readonly (readonly string[])[], column: number): boolean {
  const [number = ""] = cell.trim().split(/\s/);
  if (isNumberOfLetters(number)) return true;
  const others = below.map((row) => row[column]?.trim() ?? "").filter((other) => other !== "");
  const descendants = others.filter((other) => other.startsWith(number)).length;
  return descendants > 0 && (descendants < others.length || number.length <= 2);
}

/**
 * The roles of headers. A column 'Name' without a culture is the default name; if another column claims to be that, it is in the culture of
 * the file name, if there is one.
 */
function rolesOf(
  guesses: readonly (HeaderGuess | undefined)[],
  fileCulture: string | null | undefined,
): (ColumnRole | undefined)[] {
  const has = (role: string): boolean => guesses.some((guess) => guess?.role === role);
  const hasStrong = (role: string): boolean =>
    guesses.some((guess) => guess?.role === role && guess.isWeak === undefined);
  // Many tables call the name a description.
  const namesAreDescriptions =
    hasStrong("definition") && !has("name") && !has("default-name") && !has("level");
  // Several are words for the levels, such as 'Ensifret nivå' and 'Tosifret nivå': the cells say more.
  const areLevelsUnclear =
    guesses.filter((guess) => guess?.role === "level" && guess.level === null).length > 1;
  const hasLevelNames = guesses.some((guess) => guess?.part === "name");
  const taken = new Map<string, readonly HeaderGuess["part"][]>();
  return guesses.map((guess) => {
    if (guess === undefined) return undefined;
    if (areLevelsUnclear && guess.role === "level" && guess.level === null) return undefined;
    if (guess.isWeak && guess.role === "number" && hasStrong("number")) return { role: "ignore" };
    if (guess.isWeak && hasStrong(guess.role) && !namesAreDescriptions) return undefined;
    const role = roleOf(guess, has, namesAreDescriptions, fileCulture);
    const key = JSON.stringify(role);
    const before = taken.get(key);
    // A level may have columns of its numbers, its names and its definitions.
    const isOther =
      role.role === "level-column" &&
      before?.includes(guess.part) === false &&
      (before.length === 1 || (hasLevelNames && [...before, guess.part].includes("definition")));
    if (before !== undefined && !isOther) return { role: "ignore" };
    taken.set(key, [...(before ?? []), guess.part]);
    return role;
  });
}

function roleOf(
  { role, culture, level, isWeak }: HeaderGuess,
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
      return namesAreDescriptions && !isWeak ? { role: "name", culture } : text("definition");
    case "level":
      return level === null ? { role: "level" } : { role: "level-column", level };
    case "path":
      return { role: "ignore" };
    default:
      return { role };
  }
}

/** The sheet with the most content, judged by its columns: a cover or a legend often precedes it. */
export function guessSheet(tables: readonly Table[]): number {
  const read = tables.map((table) => {
    const { columns, headerRow, kind } = guessMapping(table);
    // Workbooks written by Plinth start with the main sheet.
    if (kind !== "codes") return Infinity;
    return headerRow === null ? 0 : columns.filter(({ role }) => role !== "ignore").length;
  });
  return Math.max(0, read.indexOf(Math.max(...read)));
}
