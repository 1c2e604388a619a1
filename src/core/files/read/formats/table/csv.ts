import Papa from "papaparse";
import { text as sentence } from "#core/text/messages/text.ts";
import { withoutFormulaGuard } from "../../../formula-guard.ts";
import type { ReadContext } from "../../build/context.ts";
import { decodeTable, type SourceFile } from "../../decode/decode.ts";
import { LIMITS } from "../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../report/read-error.ts";
import { DELIMITERS, guessDelimiter, withoutBlanksBeforeQuotes } from "./delimiter.ts";
import { columnLetters } from "./mapping/column-name.ts";
import { rowLocation, type Table } from "./table.ts";
import { CellNotes, errorReason, isError } from "./workbook/cell-notes.ts";

/** A line that declares the delimiter for Excel and is not part of the table. */
const SEPARATOR_LINE = /^sep=(.)\n/i;

/** A formula that is a text: so programs keep Excel from reading it as a number (`="01"`). */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** Reads a table separated by commas, semicolons, tabs or bars, whichever it contains. */
export function readCsv(file: SourceFile, context: ReadContext): [Table] {
  const { text: original, encoding, isGuessed, damagedLines } = decodeTable(file.bytes);
  // The parser knows one kind of line end; concatenated files may have several.
  const text = original.replaceAll(/\r\n?/g, "\n");
  if (isGuessed)
    context.notes.guessed(sentence("places.wholeFile"), sentence("tableReader.notUtf8", { encoding }));
  for (const line of damagedLines)
    context.notes.leftOut(
      sentence("places.line", { line: String(line) }),
      sentence("tableReader.wrongBytes", { encoding }),
    );
  const [line = "", delimiter = guessDelimiter(text)] = SEPARATOR_LINE.exec(text) ?? [];
  refuseAbove(2 * LIMITS.cells, countDelimiters(text), "cells");
  const table = withoutBlanksBeforeQuotes(text.slice(line.length), delimiter);
  const { data, errors } = Papa.parse<string[]>(table, {
    delimiter,
    newline: "\n",
    preview: LIMITS.rows + 1,
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken !== undefined)
    throw new ReadError(sentence("tableReader.openQuote"), rowLocation(broken.row ?? data.length - 1));
  refuseAbove(LIMITS.rows, data.length, "rows");
  for (const [at, row] of data.entries()) {
    const width = row.findLastIndex((cell) => cell !== "") + 1;
    refuseAbove(LIMITS.columns, width, "columns", rowLocation(at));
  }
  const cellNotes = new CellNotes();
  const rows = data.map((row, at) =>
    row.slice(0, LIMITS.columns).map((cell, column) => {
      const formula = TEXT_FORMULA.exec(cell)?.[1];
      if (formula !== undefined) return formula.replaceAll('""', '"');
      if (!isError(cell)) return withoutFormulaGuard(cell);
      cellNotes.add(errorReason(cell), `${columnLetters(column)}${at + 1}`);
      return "";
    }),
  );
  cellNotes.report(null, context.notes);
  return [{ name: file.name, file: file.name, rows, dates: [], merged: [] }];
}

function countDelimiters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (DELIMITERS.includes(text.charAt(at))) count += 1;
  return count;
}
