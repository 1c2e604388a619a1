import { TextError } from "#core/text/messages/text-error.ts";
import { text as message } from "#core/text/messages/text.ts";
import { columnLetters } from "../../read/formats/table/mapping/column-name.ts";
import { xmlText } from "../../text.ts";
import { encode } from "../chunks.ts";
import { contentsOf, type ExportData } from "../kinds/kinds.ts";
import type { ReportNote } from "../notes.ts";
import type { Cell, Sheet } from "../table.ts";
import { zip, type ZipEntry } from "../zip.ts";
import {
  CELL_STYLE,
  fixedParts,
  sheetHead,
  sheetNames,
  sheetTail,
  workbookPart,
  type WrittenSheet,
} from "./xlsx-parts.ts";

/** Excel's limits; it cannot open files that exceed them. */
const ROWS_AT_MOST = 1_048_576;
const COLUMNS_AT_MOST = 16_384;
const CHARACTERS_AT_MOST = 32_767;

const WIDTH_AT_LEAST = 8;
const WIDTH_AT_MOST = 60;
/** The width of the filter button next to the header. */
const FILTER_BUTTON = 3;

/** Excel interprets `_x0041_` in a text as a character, unless its first underscore is escaped. */
function escapeEscapes(text: string): string {
  return text.includes("_x") ? text.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_") : text;
}

function textCell(address: string, style: number, text: string): string {
  // Otherwise Excel drops leading and trailing spaces.
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : "";
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t${space}>${xmlText(escapeEscapes(text))}</t></is></c>`;
}

type CutText = (address: string) => void;

function cellXml(cell: Cell, address: string, cut: CutText): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "boolean") return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`;
  // Excel has no infinite numbers.
  if (typeof cell === "number" && Number.isFinite(cell)) return `<c r="${address}"><v>${cell}</v></c>`;
  const text = String(cell);
  if (text.length <= CHARACTERS_AT_MOST) return textCell(address, CELL_STYLE.text, text);
  cut(address);
  return textCell(address, CELL_STYLE.text, `${text.slice(0, CHARACTERS_AT_MOST - 1).toWellFormed()}…`);
}

/** The width of each column for its longest line, in characters, up to a limit. */
function columnWidths({ headers, rows }: Sheet): number[] {
  const widths = headers.map((header) => Math.max(WIDTH_AT_LEAST, header.length + FILTER_BUTTON));
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      const width = widths[index] ?? WIDTH_AT_LEAST;
      if (cell === null || width >= WIDTH_AT_MOST) continue;
      const text = String(cell);
      if (text.length <= width) continue;
      widths[index] = text.split("\n").reduce((most, line) => Math.max(most, line.length + 1), width);
    }
  }
  return widths.map((width) => Math.min(width, WIDTH_AT_MOST));
}

function* sheetXml(
  sheet: Sheet,
  isFirst: boolean,
  cut: CutText,
  written: (range: string) => void,
): Generator<string> {
  const columns = sheet.headers.map((_, index) => columnLetters(index));
  if (columns.length > COLUMNS_AT_MOST)
    throw new TextError(message("exporting.tooManyColumns", { limit: COLUMNS_AT_MOST }));
  yield sheetHead(columnWidths(sheet), isFirst);
  const header = sheet.headers.map((text, index) => textCell(`${columns[index]}1`, CELL_STYLE.header, text));
  yield `<row r="1">${header.join("")}</row>`;
  let number = 1;
  for (const row of sheet.rows) {
    number += 1;
    if (number > ROWS_AT_MOST) throw new TextError(message("exporting.tooManyRows", { limit: ROWS_AT_MOST }));
    let cells = "";
    for (const [index, cell] of row.entries()) cells += cellXml(cell, `${columns[index]}${number}`, cut);
    yield `<row r="${number}">${cells}</row>`;
  }
  const last = columns.at(-1) ?? "A";
  written(`$A$1:$${last}$${number}`);
  yield sheetTail(`A1:${last}${number}`);
}

/**
 * Writes all tables of an export as an Excel workbook (ECMA-376), one sheet each: texts stay texts, headers are frozen and filterable, and
 * columns fit their content. Rows are streamed, so that memory use does not grow with their number. Overlong texts are truncated, with a
 * note.
 */
export function* writeXlsx(data: ExportData, note: ReportNote): Generator<Uint8Array<ArrayBuffer>> {
  const { sheets } = contentsOf(data);
  const names = sheetNames(sheets);
  const done: WrittenSheet[] = [];
  const text = (path: string, content: string): ZipEntry => ({ path, chunks: encode([content]) });
  function* entries(): Generator<ZipEntry> {
    for (const [path, content] of Object.entries(fixedParts(sheets.length))) yield text(path, content);
    for (const [index, sheet] of sheets.entries()) {
      const name = names[index] ?? sheet.name;
      const xml = sheetXml(
        sheet,
        index === 0,
        (address) => note({ code: "text-cut", where: `${name}!${address}` }),
        (range) => done.push({ name, range }),
      );
      yield { path: `xl/worksheets/sheet${index + 1}.xml`, chunks: encode(xml) };
    }
    // Last, because it contains the ranges of the sheets, which depend on the number of rows.
    yield text("xl/workbook.xml", workbookPart(done));
  }
  yield* zip(entries());
}
