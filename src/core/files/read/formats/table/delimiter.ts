import Papa from "papaparse";

/** What cells may be separated by; of two that fit equally well, the first is taken. A comma may also be in texts and numbers. */
export const DELIMITERS = ["\t", "|", ";", ","];

/** The part of a text, and the rows in it, by which the delimiter is guessed. */
const HEAD = 1 << 18;
const ROWS = 200;

/** Occurs in no text: each row is one cell. */
const NO_DELIMITER: string = Papa.UNIT_SEP;

/**
 * The delimiter that splits most rows; of several, the one that splits most of them into the same number of cells, or into more cells. Cells
 * in quotation marks, empty rows, and titles above the table, which have none, do not count. What splits less than half of the others is
 * part of their texts.
 */
export function guessDelimiter(text: string): string {
  const rows = text.slice(0, HEAD).replaceAll(quotedCells(DELIMITERS), "").split("\n").slice(0, ROWS);
  let best = { delimiter: NO_DELIMITER, split: 0, alike: 0, width: 1 };
  for (const delimiter of DELIMITERS) {
    const widths = rows.map((row) => row.split(delimiter).length).filter((width) => width > 1);
    const first = rows.findIndex((row) => row.includes(delimiter));
    if (2 * widths.length < rows.slice(first).filter((row) => row.trim() !== "").length) continue;
    for (const [width, { length: alike }] of Map.groupBy(widths, (one) => one)) {
      const one = { delimiter, split: widths.length, alike, width };
      if ((one.split - best.split || alike - best.alike || width - best.width) > 0) best = one;
    }
  }
  return best.delimiter;
}

/**
 * The text without blanks before the quotation mark that begins a cell, as in `1, "Walls, outer"`: the parser would take the mark for a
 * character of the text.
 */
export function withoutBlanksBeforeQuotes(text: string, delimiter: string): string {
  const hasBlanks = new RegExp(`${startOfCell([delimiter])} +"`).test(text);
  return hasBlanks ? text.replaceAll(quotedCells([delimiter]), "$1") : text;
}

/** Cells in quotation marks, with the blanks around them; the first group is without these. */
function quotedCells(delimiters: readonly string[]): RegExp {
  const quoted = `"[^"]*(?:""[^"]*)*"`;
  return new RegExp(`${startOfCell(delimiters)} *(${quoted}) *(?=${endOfLineOr(delimiters)}|$)`, "g");
}

function startOfCell(delimiters: readonly string[]): string {
  return `(?<=^|${endOfLineOr(delimiters)})`;
}

function endOfLineOr(delimiters: readonly string[]): string {
  return `[\\n${delimiters.map((delimiter) => `\\${delimiter}`).join("")}]`;
}
