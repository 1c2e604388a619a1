import { zipSync } from "fflate";
import readXlsxFile, { type Sheet } from "read-excel-file/universal";
import type { ReadContext } from "../context.ts";
import type { SourceFile } from "../decode.ts";
import { ReadError } from "../read-error.ts";
import { unzip } from "../unzip.ts";
import { refuseLargeSheet } from "./sheet-bounds.ts";
import type { Table } from "./table.ts";

/** The parts of a workbook that contain its tables; others are not decompressed. */
const PARTS =
  /^(?:_rels\/|xl\/_rels\/|xl\/worksheets\/|\[Content_Types\]\.xml$|xl\/(?:workbook|sharedStrings|styles)\.xml$)/i;
const SHEET = /^xl\/worksheets\/[^/]*\.xml$/i;

/** Reads the non-empty sheets of an Excel workbook. */
export async function readXlsx(file: SourceFile, context: ReadContext): Promise<[Table, ...Table[]]> {
  const parts = await unzip(file.bytes, (name) => PARTS.test(name), context);
  for (const [name, bytes] of parts)
    if (SHEET.test(name)) refuseLargeSheet(new TextDecoder().decode(bytes), name);
  // The library gets only the parts whose size was checked.
  const counted = zipSync(Object.fromEntries(parts), { level: 0 });
  await context.pause(0.4);
  const sheets = await parse(counted);
  await context.pause(0.9);
  const [first, ...others] = sheets
    .filter(({ data }) => data.length > 0)
    .map((sheet) => tableOf(file.name, sheet));
  if (first === undefined) throw new ReadError("There is nothing in the sheets of the workbook.");
  return [first, ...others];
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
