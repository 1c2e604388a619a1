import { plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { bareGuid, looksLikeGuid } from "#core/text/guid-forms.ts";

/** Statistics of a column's cells, for guessing its role. */
export type ColumnStatistics = {
  /** The share of rows, 0 to 1, whose cell is not empty. The other shares refer to these cells. */
  readonly filled: number;
  readonly distinct: number;
  readonly guids: number;
  /** Class numbers. */
  readonly numbers: number;
  readonly levels: number;
  /** Class numbers followed by words. */
  readonly numbersWithNames: number;
  /** Cells with three letters in a row. */
  readonly words: number;
  /** The average number of characters. */
  readonly length: number;
};

/**
 * One word with a digit in it, or a few capital letters, also in groups and filled up (`[L]BA`, `L-AA_`); parts may be separated by spaces
 * if all of them are digits or short.
 */
const NUMBER =
  /^(?=.*\d)[\p{L}\d][\p{L}\d.,_\-–/:?*#[\]]{0,30}(?: [\p{Lu}\d._–-]{1,6}){0,6}$|^(?:\[\p{Lu}{1,2}\])?\p{Lu}{1,4}(?:[._-]\p{Lu}{1,4}){0,3}[_?]{0,4}$/u;
const LEVEL = /^(?:[0-9]|1\d)$/;
/** A number of ISO 81346 without a digit: `[L]BA`, `L-B__`. */
const LETTERS = String.raw`(?:\[\p{Lu}{1,2}\]|\p{Lu}-)\p{Lu}{1,4}[?_]{0,3}`;
const ONLY_LETTERS = new RegExp(`^${LETTERS}$`, "u");
const NUMBER_WITH_NAME = new RegExp(
  String.raw`^(?:[\p{L}\d_]{0,8}\d[\p{L}\d._\-–/]{0,20}(?: \d\d){0,6}|${LETTERS})[\s:–\-]{1,5}\p{L}`,
  "u",
);

/** Whether a word is such a number of letters. Names can look so, too (`X-RAY`). */
export function isNumberOfLetters(word: string): boolean {
  return ONLY_LETTERS.test(word);
}

/** Computes the statistics of a column from the rows below the header. */
export function columnStatistics(rows: readonly (readonly string[])[], column: number): ColumnStatistics {
  const cells = rows.map((row) => plainNumber(row[column] ?? "")).filter((cell) => cell !== "");
  const share = (passes: (cell: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(passes).length / cells.length;
  return {
    filled: rows.length === 0 ? 0 : cells.length / rows.length,
    distinct: cells.length === 0 ? 0 : new Set(cells).size / cells.length,
    guids: share((cell) => looksLikeGuid(bareGuid(cell))),
    numbers: share((cell) => cell.length <= 40 && NUMBER.test(cell)),
    levels: share((cell) => LEVEL.test(cell)),
    numbersWithNames: share((cell) => NUMBER_WITH_NAME.test(cell.slice(0, 60))),
    words: share((cell) => /\p{L}{3}/u.test(cell)),
    length: cells.reduce((sum, { length }) => sum + length, 0) / Math.max(1, cells.length),
  };
}
