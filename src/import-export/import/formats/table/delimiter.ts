import Papa from "papaparse";

/** What cells may be separated by; of two that fit equally well, the first is taken. */
export const DELIMITERS = [",", "\t", "|", ";"];

/** The part of a text, and the rows in it, by which the delimiter is guessed. */
const HEAD = 1 << 18;
const ROWS = 200;

/**
 * The delimiter that splits most rows into the same number of cells, or into more cells. Empty rows and titles above the table, which have
 * none, do not count.
 */
export function guessDelimiter(text: string): string {
  const head = text.slice(0, HEAD);
  let best = { delimiter: ",", rows: 0, width: 1 };
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(head, { delimiter, newline: "\n", preview: ROWS });
    for (const [width, { length: rows }] of Map.groupBy(data, (row) => row.length))
      if (width > 1 && (rows > best.rows || (rows === best.rows && width > best.width)))
        best = { delimiter, rows, width };
  }
  return best.delimiter;
}
