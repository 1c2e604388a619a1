import { conceptColumns, type ExportConcept, conceptJson } from "../concept.ts";
import { createSheet } from "../table.ts";
import { type ConceptGroup, groupJson, groupSheet } from "./concepts.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A template with its mapped properties and their values in it, its documents and its classifications. */
export type TemplateExport = ExportBase & {
  readonly kind: "template";
  readonly template: ExportConcept;
  readonly properties: readonly ConceptGroup[];
  readonly documents: readonly ExportConcept[];
  readonly classifications: readonly ExportConcept[];
};

export function templateContents(data: TemplateExport): Contents {
  const { template, properties, documents, classifications, cultures } = data;
  const list = (name: string, entries: readonly ExportConcept[]) =>
    createSheet(
      name,
      conceptColumns<ExportConcept>(cultures, (entry) => entry),
      entries,
    );
  return {
    sheets: [
      groupSheet("Properties", ["Property", "Value"], properties, cultures),
      list("Documents", documents),
      list("Classifications", classifications),
    ],
    json: () => ({
      ...conceptJson(template, cultures),
      properties: properties.map((property) => groupJson(property, "values", cultures)),
      documents: documents.map((document) => conceptJson(document, cultures)),
      classifications: classifications.map((classification) => conceptJson(classification, cultures)),
    }),
  };
}
