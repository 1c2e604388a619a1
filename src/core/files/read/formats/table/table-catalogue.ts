import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import { type DraftCatalogue, emptyDraft } from "../../build/draft.ts";
import { parseFileName } from "../../open/file-names.ts";
import { ReadError } from "../../report/read-error.ts";
import { listParts } from "../plinth/drafts.ts";
import { readPlinthTable } from "../plinth/read-table.ts";
import { readCodes } from "./hierarchy/read-codes.ts";
import { rowCode } from "./hierarchy/row-code.ts";
import { readHeader } from "./mapping/header-words.ts";
import { hasHeadingsAbove } from "./mapping/headings.ts";
import { isListKind, type TableMapping } from "./mapping/mapping.ts";
import { isList } from "./mapping/plinth-headers.ts";
import { footerOf, noteUnreadColumn, type LocatedRow, RoleCells, rowsBelow } from "./rows.ts";
import { rowLocation, type Table } from "./table.ts";

/** Default names of sheets, in the languages of the app. */
const UNNAMED = /^(?:sheet|tabelle|feuil|ark|ورقة)\s?\d*$|^codes$/i;

/**
 * Converts a table to a catalogue.
 * @param others the other sheets of its workbook
 */
export function tableCatalogue(
  table: Table,
  others: readonly Table[],
  mapping: TableMapping,
  context: ReadContext,
): DraftCatalogue {
  const { what } = parseFileName(table.file);
  const name = others.length > 0 && !UNNAMED.test(table.name) ? table.name : what;
  const { kind, headerRow } = mapping;
  const draft = emptyDraft(name, `file:${table.file}`);
  const rows = rowsBelow(table, mapping);
  if (rows.length === 0) throw new ReadError(sentence("tableReader.noRows"));
  if (kind === "codes" || isListKind(kind)) {
    noteUnread(table, mapping, context);
    for (const other of others)
      context.notes.leftOut(
        sentence("places.sheet", { name: other.name }),
        sentence("tableReader.sheetNotRead"),
      );
    if (kind !== "codes") return { ...draft, ...listOf(kind, rows, mapping, context) };
    if (isList(table.rows[headerRow ?? -1] ?? []))
      context.notes.guessed(sentence("places.wholeFile"), sentence("jsonReader.listOfAnyKind"));
    const codes = readCodes(rows, mapping, context);
    if (codes.length === 0) throw new ReadError(sentence("tableReader.noCodes"));
    return {
      ...draft,
      classifications: [{ key: name, where: table.name, defaultName: name, names: {}, codes }],
    };
  }
  return { ...draft, name: what, ...readPlinthTable(kind, table, headerRow, others, context) };
}

function listOf(
  kind: Parameters<typeof listParts>[0],
  rows: readonly LocatedRow[],
  { columns }: TableMapping,
  context: ReadContext,
): Partial<DraftCatalogue> {
  const cells = new RoleCells(columns, context);
  const records = rows.flatMap((row) => {
    const concept = rowCode(row, cells);
    if (concept === undefined) context.notes.leftOut(row.where, sentence("tableReader.noName"));
    return concept === undefined ? [] : [{ ...concept, versionGuid: concept.versions?.[0]?.guid }];
  });
  return listParts(kind, records);
}

/** Reports the parts of a table that are not read, and cells whose text differs from what the user sees. */
function noteUnread(table: Table, { columns, headerRow }: TableMapping, { notes }: ReadContext): void {
  const first = headerRow === null ? 0 : headerRow - (hasHeadingsAbove(table, headerRow) ? 1 : 0);
  const above = table.rows.slice(0, first).filter((row) => row.some((cell) => cell.trim() !== ""));
  if (above.length > 0)
    notes.leftOut(sentence("places.rowsTo", { last: String(first) }), sentence("tableReader.aboveHeaders"));
  for (const { where } of footerOf(table, { columns, headerRow }))
    notes.leftOut(where, sentence("tableReader.belowRows"));
  const headers = headerRow === null ? [] : (table.rows[headerRow] ?? []);
  for (const [at, { role }] of columns.entries()) {
    // One column defines the hierarchy; redundant ones are not reported. A second column of one level may have the names.
    const { role: meaning = "", level = null, culture = null } = readHeader(headers[at] ?? "") ?? {};
    const isRedundant = ["path", "level", "parent-number"].includes(meaning) && level === null;
    // A column 'Name' beside 'Default name' repeats it in an export of the default culture.
    const repeated = columns.findIndex(
      (one) => culture === null && one.role === meaning && "culture" in one && one.culture === null,
    );
    if (role === "ignore" && !isRedundant) noteUnreadColumn(table, headerRow, at, notes, repeated);
  }
  for (const { row, column } of table.dates) {
    const text = table.rows[row]?.[column] ?? "";
    // Merged cells may cover a date.
    if (text !== "" && (columns[column]?.role ?? "ignore") !== "ignore" && row > (headerRow ?? -1))
      notes.guessed(
        rowLocation(row),
        sentence(/^-?\d+:/.test(text) ? "tableReader.time" : "tableReader.date", { text }),
      );
  }
}
