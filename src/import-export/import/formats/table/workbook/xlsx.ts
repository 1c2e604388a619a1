import { zipSync } from "fflate";
import readXlsxFile, { type Sheet } from "read-excel-file/universal";
import type { ReadContext } from "../../../build/context.ts";
import type { SourceFile } from "../../../decode/decode.ts";
import { ReadError, refuseAbove } from "../../../report/read-error.ts";
import { unzip } from "../../../open/unzip.ts";
import { columnNumber } from "../mapping/column-name.ts";
import { withPositions } from "./sheet-positions.ts";
import type { Table } from "../table.ts";
import { LIMITS } from "../../../decode/limits.ts";

/** The parts of a workbook that contain its tables; others are not decompressed. */
const PARTS =
  /^(?:_rels\/|xl\/_rels\/|xl\/worksheets\/|\[Content_Types\]\.xml$|xl\/(?:workbook|sharedStrings|styles)\.xml$)/i;
const SHEET = /^xl\/worksheets\/[^/]*\.xml$/i;

/** Reads the non-empty sheets of an Excel workbook. */
export async function readXlsx(file: SourceFile, context: ReadContext): Promise<[Table, ...Table[]]> {
  const parts = await unzip(file.bytes, (name) => PARTS.test(name), context);
  // The library gets only the parts whose size was checked.
  const checked = parts.map(([name, bytes]) => [name, checkedPart(name, bytes, context)] as const);
  const counted = zipSync(Object.fromEntries(checked), { level: 0 });
  await context.pause(0.4);
  const sheets = await parse(counted);
  await context.pause(0.9);
  const [first, ...others] = sheets
    .filter(({ data }) => data.length > 0)
    .map((sheet) => tableOf(file.name, sheet));
  if (first === undefined) throw new ReadError("The sheets of the workbook are empty.");
  return [first, ...others];
}

/** A part of the workbook as the library can read it. Throws a `ReadError` if it is too large. */
function checkedPart(name: string, bytes: Uint8Array, context: ReadContext): Uint8Array {
  if (bytes.length > LIMITS.workbookPartBytes)
    throw new ReadError(
      `A part of the workbook becomes more than ${LIMITS.workbookPartBytes / 1_000_000} MB when it is unpacked. Save the sheet as CSV and open that.`,
      name,
    );
  if (!SHEET.test(name)) return bytes;
  const xml = new TextDecoder().decode(bytes);
  const placed = withPositions(xml);
  refuseLargeSheet(placed, name);
  noteFormulas(placed, name, context);
  return placed === xml ? bytes : new TextEncoder().encode(placed);
}

async function parse(workbook: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  try {
    // Leading spaces of a cell may express its level.
    return await readXlsxFile(new Blob([workbook]), { trim: false });
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new ReadError(
      `The workbook cannot be read: ${what}. Open it in Excel, save it, and open it here again.`,
      null,
      {
        cause: error,
      },
    );
  }
}

function tableOf(file: string, { sheet, data }: Sheet): Table {
  const dates: { row: number; column: number }[] = [];
  const rows = data.map((cells, row) =>
    cells.map((cell: unknown, column) => {
      if (cell instanceof Date) {
        dates.push({ row, column });
        return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
      }
      return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean"
        ? String(cell)
        : "";
    }),
  );
  return { name: sheet, file, rows, dates };
}

/** A cell with a formula and without a value: programs other than spreadsheets do not calculate. */
const UNCALCULATED =
  /<(?:\w{1,20}:)?c\s[^<>]{0,1000}?\br="([A-Z]{1,3}\d{1,7})"[^<>]{0,1000}><(?:\w{1,20}:)?f[\s>][^<>]{0,10000}<\/(?:\w{1,20}:)?f>(?:<(?:\w{1,20}:)?v(?: ?\/>|><\/(?:\w{1,20}:)?v>))?<\/(?:\w{1,20}:)?c>/g;

/** Reports formulas whose result is not in the file, since their cells are read as empty. */
function noteFormulas(xml: string, name: string, { notes }: ReadContext): void {
  const cells = [...xml.matchAll(UNCALCULATED)].map(([, cell]) => cell);
  if (cells.length > 0)
    notes.leftOut(
      `cell ${cells[0]} of ${name}`,
      `The formula has no saved result, so the cell is read as empty (${cells.length} in all). Open the workbook in Excel, save it, and open it here again.`,
    );
}

/** The position of a row or cell in the XML of a sheet. */
const PLACE = /<(?:\w{1,20}:)?(?:row|c)\s[^<>]{0,1000}?\br="([A-Z]{0,8})(\d{1,12})"/g;

/**
 * Rejects a sheet that exceeds the limits of a table. The library fills all cells before the last one, and a sheet may declare any
 * position.
 */
function refuseLargeSheet(xml: string, name: string): void {
  let rows = 0;
  let columns = 0;
  for (const [, letters = "", digits = ""] of xml.matchAll(PLACE)) {
    rows = Math.max(rows, Number(digits));
    if (letters.length > 3) throw new ReadError("The sheet has more columns than Excel allows.", name);
    columns = Math.max(columns, columnNumber(letters));
  }
  refuseAbove(LIMITS.rows, rows, "rows");
  refuseAbove(LIMITS.columns, columns, "columns");
  refuseAbove(LIMITS.cells, rows * columns, "cells");
}
