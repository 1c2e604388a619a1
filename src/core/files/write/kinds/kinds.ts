import { type CodesExport, codesContents } from "./codes.ts";
import {
  type ConceptsExport,
  conceptsContents,
  type DocumentsExport,
  documentsContents,
} from "./concepts.ts";
import type { Contents } from "./contents.ts";
import { type IdsExport, idsContents } from "./ids.ts";
import { type LookupExport, lookupContents } from "./lookup.ts";
import { type RequirementsExport, requirementsContents } from "./requirements.ts";
import { type TableExport, tableContents } from "./table.ts";
import { type PropertyExport, propertyContents, type TemplateExport, templateContents } from "./template.ts";
import { type TranslationsExport, translationsContents } from "./translations.ts";
import { type UnitsExport, unitsContents } from "./units.ts";

/** The exports by kind. */
type Exports = {
  codes: CodesExport;
  concepts: ConceptsExport;
  template: TemplateExport;
  property: PropertyExport;
  documents: DocumentsExport;
  units: UnitsExport;
  requirements: RequirementsExport;
  ids: IdsExport;
  lookup: LookupExport;
  table: TableExport;
  translations: TranslationsExport;
};

export type ExportKind = keyof Exports;

/** The data of one file. Plain data that can be posted to a worker. */
export type ExportData<K extends ExportKind = ExportKind> = { [P in K]: Exports[P] & { kind: P } }[K];

const CONTENTS: { readonly [K in ExportKind]: (data: ExportData<K>) => Contents } = {
  codes: codesContents,
  concepts: conceptsContents,
  template: templateContents,
  property: propertyContents,
  documents: documentsContents,
  units: unitsContents,
  requirements: requirementsContents,
  ids: idsContents,
  lookup: lookupContents,
  table: tableContents,
  translations: translationsContents,
};

/** The tables and the JSON of an export. */
export function contentsOf<K extends ExportKind>(data: ExportData<K>): Contents {
  const kind: K = data.kind;
  const contents: (data: ExportData<K>) => Contents = CONTENTS[kind];
  return contents(data);
}
