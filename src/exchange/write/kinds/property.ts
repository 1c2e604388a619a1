import { type ExportConcept, conceptJson } from "../concept.ts";
import { type ConceptGroup, conceptSheet, groupJson, groupSheet } from "./concepts.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A property with its values, in a template or on its own, and the document that it refers to. */
export type PropertyExport = ExportBase & {
  readonly kind: "property";
  readonly property: ConceptGroup;
  readonly referencedDocument: ExportConcept | null;
};

/** A row a value; the document in a sheet of its own. */
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
