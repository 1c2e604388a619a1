import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import type { Text } from "#core/text/messages/text.ts";
import type { Table } from "../formats/table/table.ts";
import type { ReadNote, Where } from "./notes.ts";
import type { ReadReport } from "./report.ts";

/** A catalogue that was read, with its report. */
export type ReadCatalogue = {
  readonly kind: "catalogue";
  /** The names of its files. */
  readonly files: readonly string[];
  /** The display name of the format. */
  readonly format: Text | string;
  readonly model: CatalogueModel;
  readonly report: ReadReport;
};

/** A table whose columns the user has to choose or confirm. */
export type ReadTable = {
  readonly kind: "table";
  readonly files: readonly string[];
  readonly format: Text | string;
  /** What the file was taken for, and why. */
  readonly recognition: Text;
  /** The sheets of a workbook that are not empty; for a CSV file its only table. */
  readonly tables: readonly [Table, ...Table[]];
  /** The notes from reading it. */
  readonly notes: readonly ReadNote[];
};

/** Why there is no catalogue. */
export type ReadFailure = {
  readonly kind: "failure";
  readonly files: readonly string[];
  /** A sentence for the user who opened the file. */
  readonly message: Text;
  readonly where: Where | null;
  /** The file may be valid: the code that reads its format could not be loaded. */
  readonly isCodeMissing?: true;
};

/** The result for one catalogue; several files may form one. */
export type ReadOutcome = ReadCatalogue | ReadTable | ReadFailure;
