import { CODE_HEADERS, conceptHeaders } from "../../column-headers.ts";
import { type Column, createSheet } from "../table.ts";
import { type Contents, type ExportBase, rowContents } from "./contents.ts";

/** The result of looking up one input. */
export type LookupEntry = {
  readonly input: string;
  readonly kind: string | null;
  readonly classNumber: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The classification, path or template that contains it. */
  readonly where: string | null;
  readonly versionGuid: string | null;
  /** Why nothing was found, ambiguity, or the number of occurrences. */
  readonly note: string | null;
};

export type LookupExport = ExportBase & { readonly kind: "lookup"; readonly results: readonly LookupEntry[] };

const CONCEPT = conceptHeaders(null);

/** The columns of the table 'Results', on the page and in files. */
export const LOOKUP_COLUMNS: readonly Column<LookupEntry>[] = [
  { header: "Input", value: ({ input }) => input },
  { header: "Kind", value: ({ kind }) => kind },
  { header: CODE_HEADERS.classNumber, value: ({ classNumber }) => classNumber },
  { header: CONCEPT.name, value: ({ name }) => name },
  { header: CONCEPT.defaultName, value: ({ defaultName }) => defaultName },
  { header: "Where", value: ({ where }) => where },
  { header: CONCEPT.versionGuid, value: ({ versionGuid }) => versionGuid },
  { header: "Note", value: ({ note }) => note },
];

/** One row per input. */
export function lookupContents({ results }: LookupExport): Contents {
  return rowContents(createSheet("Results", LOOKUP_COLUMNS, results), results);
}
