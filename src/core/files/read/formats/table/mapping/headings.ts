import type { Table } from "../table.ts";
import { partOf } from "./header-parts.ts";
import { isLanguage, readHeader } from "./header-words.ts";

/** Whether a row has headings of several columns, and the row below it their languages, or `Code` and `Name` below each. */
export function areHeadersBelow(rows: readonly (readonly string[])[], at: number): boolean {
  const headings = rows[at] ?? [];
  const below = rows[at + 1]?.map((cell) => cell.trim()) ?? [];
  return (
    below.every((cell) => cell === "" || isLanguage(cell) || isOnlyPart(cell)) &&
    below.some((cell, column) => cell !== "" && (headings[column] ?? "").trim() === "")
  );
}

/** Whether a header says only that its column has numbers, names or definitions. */
function isOnlyPart(header: string): boolean {
  const { part, subject } = partOf(header) ?? {};
  return part !== undefined && subject === "";
}

/** The headers in a row, completed by the headings above: languages, or texts of which the row below has the languages. */
export function headersAt(rows: readonly (readonly string[])[], at: number): string[] {
  const above = rows[at - 1]?.map((cell) => cell.trim()) ?? [];
  const headers = rows[at]?.map((cell) => cell.trim()) ?? [];
  // A single cell is the title of the table.
  if (above.filter((cell) => cell !== "").length < 2) return headers;
  const repeated = new Set(headers.filter((header, at) => header !== "" && headers.indexOf(header) !== at));
  let heading = "";
  return Array.from({ length: Math.max(above.length, headers.length) }, (_, column) => {
    const own = above[column] ?? "";
    heading = own || heading;
    const header = headers[column] || own;
    if (isLanguage(header) && isText(heading)) return `${heading} (${header})`;
    if (heading !== "" && repeated.has(header) && isOnlyPart(header)) return `${heading} ${header}`;
    return isLanguage(heading) && isText(header) ? `${header} (${heading})` : header;
  });
}

/** Whether a header is that of names or definitions, and says no language. */
function isText(header: string): boolean {
  const { role = "", culture = null } = readHeader(header) ?? {};
  return (role === "name" || role === "definition") && culture === null;
}

/** Whether the row above the headers has the headings of several columns, which complete them. */
export function hasHeadingsAbove({ rows }: Table, headerRow: number): boolean {
  const headers = rows[headerRow] ?? [];
  return headersAt(rows, headerRow).some((header, column) => header !== (headers[column] ?? "").trim());
}
