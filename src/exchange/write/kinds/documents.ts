import { type ConceptGroup, groupJson, groupSheet } from "./concepts.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** Documents, each with its templates. */
export type DocumentsExport = ExportBase & {
  readonly kind: "documents";
  readonly documents: readonly ConceptGroup[];
};

/** One row per document and template. */
export function documentsContents({ documents, cultures }: DocumentsExport): Contents {
  return {
    sheets: [groupSheet("Documents", ["Document", "Template"], documents, cultures)],
    *json() {
      for (const document of documents) yield groupJson(document, "templates", cultures);
    },
  };
}
