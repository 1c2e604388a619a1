import { guardFormula } from "../../formula-guard.ts";
import { plainText } from "../../text.ts";
import { encode, type Chunks } from "../chunks.ts";
import { contentsOf, type ExportData } from "../kinds/kinds.ts";
import type { Cell, Sheet } from "../table.ts";

const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

/** A cell as text, with an apostrophe before what spreadsheets would interpret as a formula. Numbers and booleans are unchanged. */
function guardedText(cell: Cell): string {
  if (cell === null) return "";
  return typeof cell === "string" ? guardFormula(plainText(cell)) : String(cell);
}

/** A cell as a field of a table in text, quoted if it contains special characters. */
export function quotedField(cell: Cell, special: RegExp): string {
  const text = guardedText(cell);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const field = (cell: Cell): string => quotedField(cell, /[",\r\n]/);

function* lines({ headers, rows }: Pick<Sheet, "headers" | "rows">): Generator<string> {
  yield BYTE_ORDER_MARK;
  yield headers.map(field).join(",") + LINE_END;
  for (const row of rows) yield row.map(field).join(",") + LINE_END;
}

/** Encodes a table as CSV: UTF-8 with BOM, RFC 4180, protected against formula injection. */
export function encodeCsv(sheet: Pick<Sheet, "headers" | "rows">): Chunks {
  return encode(lines(sheet));
}

/** Writes the first table of an export as CSV. */
export function writeCsv(data: ExportData): Chunks {
  return encodeCsv(contentsOf(data).sheets[0]);
}
