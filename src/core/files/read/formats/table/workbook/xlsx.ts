import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../../build/context.ts";
import type { SourceFile } from "../../../decode/decode.ts";
import { ReadError } from "../../../report/read-error.ts";
import type { Table } from "../table.ts";
import { OfficePackage } from "./office-package.ts";
import { type CellCount, SheetReader } from "./sheet-reader.ts";
import { type ListedSheet, readWorkbook } from "./workbook-parts.ts";

/**
 * Reads the sheets of an Excel workbook that are not empty; hidden ones only if all others are empty. Throws a `ReadError` if all of them
 * are empty, the workbook is damaged, or a limit is exceeded.
 */
export async function readXlsx(file: SourceFile, context: ReadContext): Promise<[Table, ...Table[]]> {
  const parts = new OfficePackage(file.bytes, context);
  const workbook = await readWorkbook(parts);
  const sheets = sheetsWithCells(workbook.sheets, parts, context);
  const count: CellCount = { parsed: 0, filled: 0 };

  async function read(isHidden: boolean): Promise<Table[]> {
    const tables: Table[] = [];
    for (const { name, part } of sheets.filter((sheet) => sheet.isHidden === isHidden)) {
      const reader = new SheetReader(name, workbook, count);
      await parts.read(part, reader);
      reader.finish(context.notes);
      const { rows, dates, merged } = reader;
      if (rows.some(({ length }) => length > 0)) tables.push({ name, file: file.name, rows, dates, merged });
    }
    return tables;
  }

  const visible = await read(false);
  const [first, ...others] = visible.length > 0 ? visible : await read(true);
  if (first === undefined) throw new ReadError(text("tableReader.emptyWorkbook"));
  for (const { name } of sheets.filter(({ isHidden }) => isHidden)) {
    const where = text("places.sheet", { name });
    if (visible.length > 0) context.notes.leftOut(where, text("tableReader.hiddenNotRead"));
    else context.notes.remark(where, text("tableReader.hiddenRead"));
  }
  return [first, ...others];
}

/** The sheets to read; the others are reported. */
function sheetsWithCells(
  sheets: readonly ListedSheet[],
  parts: OfficePackage,
  { notes }: ReadContext,
): ListedSheet[] {
  return sheets.filter(({ name, part, type }) => {
    const isOther = type !== undefined && type !== "worksheet";
    if (!isOther && parts.has(part)) return true;
    const reason = isOther ? text("tableReader.chartSheet") : text("tableReader.missingSheet");
    notes.leftOut(text("places.sheet", { name }), reason);
    return false;
  });
}
