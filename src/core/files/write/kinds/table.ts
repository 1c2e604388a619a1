import type { Cell } from "../table.ts";
import type { Contents, ExportBase } from "./contents.ts";

/** A table as displayed, for columns that only the page knows: a matrix of requirements, a plan, requests, a comparison. */
export type TableExport = ExportBase & {
  readonly kind: "table";
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** The table unchanged; in JSON, one object per row by its headers. */
export function tableContents({ what, headers, rows }: TableExport): Contents {
  return {
    sheets: [{ name: what, headers, rows }],
    *json() {
      for (const row of rows)
        yield Object.fromEntries(headers.map((header, index) => [header, row[index] ?? null]));
    },
  };
}
