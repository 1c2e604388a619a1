import { type Kind, KINDS, SHEETS } from "../../column-headers.ts";
import { conceptColumns, type ExportConcept, conceptJson } from "../concept.ts";
import { createSheet, type Culture } from "../table.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A list of concepts of one kind. */
export type ConceptsExport = ExportBase & {
  readonly kind: "concepts";
  readonly concepts: readonly ExportConcept[];
};

/** One row per concept, in a sheet named after the list. */
export function conceptsContents({ what, concepts, cultures }: ConceptsExport): Contents {
  return {
    sheets: [conceptSheet(what, concepts, cultures)],
    *json() {
      for (const entry of concepts) yield conceptJson(entry, cultures);
    },
  };
}

/** One row per concept. */
export function conceptSheet(
  name: string,
  concepts: readonly ExportConcept[],
  cultures: readonly Culture[],
): Contents["sheets"][number] {
  const columns = conceptColumns<ExportConcept>(cultures, (entry) => entry);
  return createSheet(name, columns, concepts);
}

/** A concept with its members: a property with its values, a document with its templates. */
export type ConceptGroup = { readonly entry: ExportConcept; readonly members: readonly ExportConcept[] };

type Pair = { readonly entry: ExportConcept; readonly member: ExportConcept | null };

/** One row per member; a concept without members has one row. */
export function groupSheet(
  name: string,
  [outer, inner]: readonly [Kind, Kind],
  groups: readonly ConceptGroup[],
  cultures: readonly Culture[],
): Contents["sheets"][number] {
  const pairs = {
    *[Symbol.iterator](): Generator<Pair> {
      for (const { entry, members } of groups) {
        if (members.length === 0) yield { entry, member: null };
        for (const member of members) yield { entry, member };
      }
    },
  };
  return createSheet<Pair>(
    name,
    [
      ...conceptColumns<Pair>(cultures, ({ entry }) => entry, outer),
      ...conceptColumns<Pair>(cultures, ({ member }) => member, inner),
    ],
    pairs,
  );
}

/** A group with the field names of the interface, with its members under `key`. */
export function groupJson(
  { entry, members }: ConceptGroup,
  key: string,
  cultures: readonly Culture[],
): Record<string, unknown> {
  return { ...conceptJson(entry, cultures), [key]: members.map((member) => conceptJson(member, cultures)) };
}

/** Documents, each with its templates. */
export type DocumentsExport = ExportBase & {
  readonly kind: "documents";
  readonly documents: readonly ConceptGroup[];
};

/** One row per document and template. */
export function documentsContents({ documents, cultures }: DocumentsExport): Contents {
  return {
    sheets: [groupSheet(SHEETS.documents, [KINDS.document, KINDS.template], documents, cultures)],
    *json() {
      for (const document of documents) yield groupJson(document, "templates", cultures);
    },
  };
}
