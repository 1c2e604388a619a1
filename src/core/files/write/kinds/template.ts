import { KINDS, SHEETS } from "../../column-headers.ts";
import { type ExportConcept, conceptJson } from "../concept.ts";
import { type ConceptGroup, conceptSheet, groupJson, groupSheet } from "./concepts.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A template with its mapped properties and their values, its documents and its classifications. */
export type TemplateExport = ExportBase & {
  readonly kind: "template";
  readonly template: ExportConcept;
  readonly properties: readonly ConceptGroup[];
  readonly documents: readonly ExportConcept[];
  readonly classifications: readonly ExportConcept[];
};

/** One row per property and value; documents and classifications in their own sheets. */
export function templateContents(data: TemplateExport): Contents {
  const { template, properties, documents, classifications, cultures } = data;
  return {
    sheets: [
      groupSheet("Properties", [KINDS.property, KINDS.value], properties, cultures),
      conceptSheet(SHEETS.documents, documents, cultures),
      conceptSheet(SHEETS.classifications, classifications, cultures),
    ],
    json: () => ({
      ...conceptJson(template, cultures),
      properties: properties.map((property) => groupJson(property, "values", cultures)),
      documents: documents.map((document) => conceptJson(document, cultures)),
      classifications: classifications.map((classification) => conceptJson(classification, cultures)),
    }),
  };
}

/** A property with its values, within a template or not, and its referenced document. */
export type PropertyExport = ExportBase & {
  readonly kind: "property";
  readonly property: ConceptGroup;
  readonly referencedDocument: ExportConcept | null;
};

/** One row per value; the document in its own sheet. */
export function propertyContents({ property, referencedDocument, cultures }: PropertyExport): Contents {
  const documents = referencedDocument === null ? [] : [referencedDocument];
  return {
    sheets: [
      groupSheet("Values", [KINDS.property, KINDS.value], [property], cultures),
      conceptSheet(SHEETS.referencedDocument, documents, cultures),
    ],
    json: () => ({
      ...groupJson(property, "values", cultures),
      referencedDocument: referencedDocument && conceptJson(referencedDocument, cultures),
    }),
  };
}
