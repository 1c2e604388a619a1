import { xmlText } from "../text.ts";
import { quotedField } from "./formats/csv.ts";
import type { Cell, Sheet } from "./table.ts";

/** A table for the clipboard, one text per media type. */
export type ClipboardTable = { readonly "text/plain": string; readonly "text/html": string };

// Excel reads the format from the style: `01` stays a text, and nothing is interpreted as a formula.
const TEXT_CELL = `<td style="mso-number-format:'\\@'">`;

function htmlCell(cell: Cell): string {
  const text = xmlText(String(cell ?? "")).replaceAll(/\r\n?|\n/g, "<br>");
  return `${typeof cell === "string" ? TEXT_CELL : "<td>"}${text}</td>`;
}

/** Converts a table for pasting: TSV with the quoting of spreadsheets, and an HTML table for spreadsheets, documents and mail. */
export function clipboardTable({ headers, rows }: Sheet): ClipboardTable {
  const lines = [headers, ...rows];
  const head = headers.map((header) => `<th>${xmlText(header)}</th>`).join("");
  const body = lines.slice(1).map((row) => `<tr>${row.map(htmlCell).join("")}</tr>`);
  return {
    "text/plain": lines
      .map((row) => row.map((cell) => quotedField(cell, /["\t\r\n]/)).join("\t"))
      .join("\r\n"),
    "text/html": `<meta charset="utf-8"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`,
  };
}
