/** The headers of the tables that Plinth writes and reads back (docs/exports.md lists them), by what their cells contain. */

export const CODE_HEADERS = {
  level: "Level",
  classNumber: "Class number",
  definition: "Definition",
  defaultDefinition: "Default definition",
  parentVersionGuid: "Parent version GUID",
  path: "Path",
} as const;

/** The concepts that share a row with others. */
export const KINDS = {
  property: "Property",
  value: "Value",
  document: "Document",
  template: "Template",
} as const;

export type Kind = (typeof KINDS)[keyof typeof KINDS];

/** The headers of a concept: the only one of a row (null), or that of a kind, like `Property`, `Default property`. */
export function conceptHeaders(kind: Kind | null) {
  return kind === null
    ? ({ name: "Name", defaultName: "Default name", versionGuid: "Version GUID", guid: "GUID" } as const)
    : {
        name: kind,
        defaultName: `Default ${kind.toLowerCase()}`,
        versionGuid: `${kind} version GUID`,
        guid: `${kind} GUID`,
      };
}

/** The header of texts in one of several cultures. */
export function headerIn(header: string, culture: string): string {
  return `${header} (${culture})`;
}

/** Besides the headers of a concept and those of the exponents. */
export const UNIT_HEADERS = {
  version: "Version",
  languageCode: "Language code",
  language: "Language",
  fullNames: "Full name",
  shortNames: "Short name",
  technicalDefinitions: "Technical definition",
  userDefinitions: "User definition",
  examples: "Example",
  createdOn: "Created on",
  createdBy: "Created by",
  changedOn: "Changed on",
} as const;

export const REQUIREMENT_HEADERS = {
  productTypeGuid: "Product type GUID",
  productType: "Product type",
  stageId: "Stage ID",
  stage: "Stage",
  roleId: "Role ID",
  role: "Role",
  loiId: "LOI ID",
  id: "ID",
} as const;

/** The worklist of translations, besides the headers of codes and concepts. */
export const TRANSLATION_HEADERS = {
  state: "State",
  kind: "Kind",
  field: "Field",
  defaultText: "Default text",
  translation: "Translation",
  otherTranslations: "Other translations",
} as const;

/** The names of sheets with concepts that belong to those of the first sheet. */
export const SHEETS = {
  documents: "Documents",
  classifications: "Classifications",
  referencedDocument: "Referenced document",
} as const;
