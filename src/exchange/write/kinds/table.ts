import type { Cell } from "../table.ts";
import type { Contents, ExportBase } from "./contents.ts";

/**
 * A table as a page shows it, for what has columns that only the page can know: a matrix of requirements, a plan, requests, a comparison.
 */
export type TableExport = ExportBase & {
  readonly kind: "table";
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** The table as it is; in JSON, an object a row by its headers. */
export function tableContents({ what, headers, rows }: TableExport): Contents {
  return {
    sheets: [{ name: what, headers, rows }],
    *json() {
      for (const row of rows)
        yield Object.fromEntries(headers.map((header, index) => [header, row[index] ?? null]));
    },
  };
}
