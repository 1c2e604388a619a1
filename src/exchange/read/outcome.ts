import type { CatalogueModel } from "../catalogue-model.ts";
import type { ReadNote } from "./notes.ts";
import type { ReadReport } from "./report.ts";
import type { Table } from "./table/table.ts";

/** A catalogue that was read, with what there is to say about it. */
export type ReadCatalogue = {
  readonly kind: "catalogue";
  /** The names of the files that it is in. */
  readonly files: readonly string[];
  /** What people call the format. */
  readonly format: string;
  readonly model: CatalogueModel;
  readonly report: ReadReport;
};

/** A table, of which the user has to say, or to confirm, what is in its columns. */
export type ReadTable = {
  readonly kind: "table";
  readonly files: readonly string[];
  readonly format: string;
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
