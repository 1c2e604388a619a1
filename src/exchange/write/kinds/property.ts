import { type ExportConcept, conceptJson } from "../concept.ts";
import { type ConceptGroup, conceptSheet, groupJson, groupSheet } from "./concepts.ts";
import type { Contents, ExportBase } from "./contents.ts";

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
      groupSheet("Values", ["Property", "Value"], [property], cultures),
      conceptSheet("Referenced document", documents, cultures),
    ],
    json: () => ({
      ...groupJson(property, "values", cultures),
      referencedDocument: referencedDocument && conceptJson(referencedDocument, cultures),
    }),
  };
}
