import { conceptHeaders, KINDS, REQUIREMENT_HEADERS, SHEETS, UNIT_HEADERS } from "../../../column-headers.ts";
import type { ReadContext } from "../../build/context.ts";
import type { DraftCatalogue } from "../../build/draft.ts";
import { parseFileName } from "../../open/file-names.ts";
import type { ListKind, TableKind } from "../table/mapping/mapping.ts";
import { noteUnreadColumn, type LocatedRow, rowsBelow } from "../table/rows.ts";
import type { Table } from "../table/table.ts";
import {
  documentParts,
  propertyParts,
  type PropertyRecord,
  requirementParts,
  type RequirementRecord,
} from "./drafts.ts";
import type { ConceptRecord } from "./records.ts";
import { TableRecords } from "./table-records.ts";
import { unitOf } from "./units.ts";

type OwnKind = Exclude<TableKind, "codes" | ListKind>;

/** Whether a column of units repeats others. */
function isRepeated(header: string): boolean {
  const { name, defaultName } = conceptHeaders(null);
  return [name, defaultName, UNIT_HEADERS.language].includes(header) || header.startsWith(`${name} (`);
}

/** Reads a table written by Plinth, identified by its headers; for a workbook with its related sheets. */
export function readPlinthTable(
  kind: OwnKind,
  table: Table,
  headerRow: number | null,
  others: readonly Table[],
  context: ReadContext,
): Partial<DraftCatalogue> {
  const { culture } = parseFileName(table.file);
  const headers = table.rows[headerRow ?? 0] ?? [];
  const records = new TableRecords(headers, culture, context);
  const rows = rowsBelow(table, { headerRow: headerRow ?? 0, columns: [] });
  const sheet = (name: string): ConceptRecord[] => {
    const found = others.find((other) => other.name === name);
    if (found === undefined) return [];
    const own = new TableRecords(found.rows[0] ?? [], culture, context);
    return rowsBelow(found, { headerRow: 0, columns: [] }).map((row) => own.concept(row, null));
  };
  const read = (): Partial<DraftCatalogue> => {
    switch (kind) {
      case "properties-with-values":
        return properties(rows, records, table, sheet);
      case "documents-with-templates":
        return documentParts(
          rows.map((row) => ({
            ...records.concept(row, KINDS.document),
            templates: [records.concept(row, KINDS.template)],
          })),
        );
      case "requirements":
        return requirementParts(
          rows.map((row) => requirement(row, table, records)),
          context,
        );
      case "units": {
        const byUnit = Map.groupBy(
          rows,
          (row) => records.text(row, conceptHeaders(null).versionGuid) ?? row.where,
        );
        return {
          units: [...byUnit.values()].flatMap(([first, ...rest]) =>
            first === undefined ? [] : (unitOf(records.unit([first, ...rest])) ?? []),
          ),
        };
      }
    }
  };
  const parts = read();
  for (const { header, column } of records.unread())
    if (kind !== "units" || !isRepeated(header))
      noteUnreadColumn(table, headerRow ?? 0, column, context.notes);
  return parts;
}

/** With several properties, or with the sheets of a template, they belong to a template named after the file. */
function properties(
  rows: readonly LocatedRow[],
  records: TableRecords,
  table: Table,
  sheet: (name: string) => ConceptRecord[],
): Partial<DraftCatalogue> {
  const groups = [
    ...Map.groupBy(
      rows,
      (row) => records.text(row, conceptHeaders(KINDS.property).versionGuid) ?? row.where,
    ).values(),
  ];
  const [document] = sheet(SHEETS.referencedDocument);
  const all = groups.flatMap(([first, ...rest]): PropertyRecord[] =>
    first === undefined
      ? []
      : [
          {
            ...records.concept(first, KINDS.property),
            values: [first, ...rest].map((row) => records.concept(row, KINDS.value)),
            document,
          },
        ],
  );
  const [documents, classifications] = [sheet(SHEETS.documents), sheet(SHEETS.classifications)];
  if (all.length < 2 && documents.length + classifications.length === 0)
    return propertyParts(all, null, null);
  const { what } = parseFileName(table.file);
  const template = { where: table.name, names: {}, defaultName: what, documents, classifications };
  return propertyParts(all, template, null);
}

function requirement(row: LocatedRow, { file }: Table, records: TableRecords): RequirementRecord {
  const project = /\d{1,9}/.exec(parseFileName(file).what)?.[0];
  return {
    where: row.where,
    project: project === undefined ? undefined : Number(project),
    stageId: records.integer(row, REQUIREMENT_HEADERS.stageId),
    roleId: records.integer(row, REQUIREMENT_HEADERS.roleId),
    id: records.text(row, REQUIREMENT_HEADERS.id),
    loiId: records.text(row, REQUIREMENT_HEADERS.loiId),
    productTypeGuid: records.text(row, REQUIREMENT_HEADERS.productTypeGuid),
    productType: records.text(row, REQUIREMENT_HEADERS.productType),
  };
}
