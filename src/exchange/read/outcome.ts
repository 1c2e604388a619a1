import type { CatalogueModel } from "../catalogue-model.ts";
import type { ReadNote } from "./notes.ts";
import type { ReadReport } from "./report.ts";
import type { Table } from "./table/table.ts";

/** The formats, by what people call them. */
export const FORMATS = {
  bsdd: "bSDD (JSON)",
  "json-ld": "SKOS (JSON-LD)",
  json: "Plinth (JSON)",
  turtle: "SKOS (Turtle)",
  "rdf-xml": "SKOS (RDF/XML)",
  archicad: "Archicad classification (XML)",
  csv: "CSV",
  xlsx: "Excel (.xlsx)",
} as const;

export type FormatId = keyof typeof FORMATS;

/** A catalogue that was read, with what there is to say about it. */
export type ReadCatalogue = {
  readonly kind: "catalogue";
  /** The names of the files that it is in. */
  readonly files: readonly string[];
  readonly format: FormatId;
  readonly model: CatalogueModel;
  readonly report: ReadReport;
};

/** A table, of which the user has to say, or to confirm, what is in its columns. */
export type ReadTable = {
  readonly kind: "table";
  readonly files: readonly string[];
  readonly format: "csv" | "xlsx";
  /** The sheets of a workbook that have something in them; of a CSV file its only table. */
  readonly tables: readonly [Table, ...Table[]];
  /** What was noted while reading it. */
  readonly notes: readonly ReadNote[];
};

/** Why there is no catalogue. */
export type ReadFailure = {
  readonly kind: "failure";
  readonly files: readonly string[];
  /** A sentence for the person who opened the file. */
  readonly message: string;
  /** The place in the file, like `line 12`. */
  readonly where: string | null;
};

/** What came of one catalogue; several files may be one. */
export type ReadOutcome = ReadCatalogue | ReadTable | ReadFailure;
