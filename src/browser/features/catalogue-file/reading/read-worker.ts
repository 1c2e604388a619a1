import { sampleOf } from "#core/files/read/formats/table/mapping/guess-mapping.ts";
import type { TableMapping } from "#core/files/read/formats/table/mapping/mapping.ts";
import { readTable } from "#core/files/read/formats/table/read-table.ts";
import type { Table } from "#core/files/read/formats/table/table.ts";
import { readFiles } from "#core/files/read/open/read-files.ts";
import type { ReadCatalogue, ReadFailure, ReadTable } from "#core/files/read/report/outcome.ts";
import { fileContents } from "./file-contents.ts";

/** A sample of a table, for choosing its columns; the worker holds the rest. */
export type SampledSheet = { readonly sample: Table; readonly rows: number };

/** A table whose columns the user has to assign. */
export type SampledTable = {
  readonly kind: "table";
  /** Identifies the table in the worker. */
  readonly id: number;
  readonly file: string;
  readonly sheets: readonly [SampledSheet, ...SampledSheet[]];
};

/** How to read a table: which sheet, and the roles of its columns. */
export type TableChoice = { readonly sheet: number; readonly mapping: TableMapping };

export type ReadRequest =
  | { readonly type: "files"; readonly files: readonly File[] }
  | { readonly type: "table"; readonly id: number; readonly choice: TableChoice };

export type Settled = ReadCatalogue | ReadFailure;

/** Messages from the worker: the progress (0 to 1), then the result or the error. */
export type FromReadWorker =
  | { readonly type: "progress"; readonly done: number }
  | { readonly type: "read"; readonly outcomes: readonly (Settled | SampledTable)[] }
  | { readonly type: "failed"; readonly message: string };

const tables: ReadTable[] = [];

function post(message: FromReadWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  globalThis.postMessage(message);
}

async function readAll(files: readonly File[]): Promise<(Settled | SampledTable)[]> {
  const { sources, failures } = await fileContents(files);
  const read = await readFiles(sources, { onProgress: (done) => post({ type: "progress", done }) });
  return [...failures, ...read.map((outcome) => (outcome.kind === "table" ? sampled(outcome) : outcome))];
}

function sampled(table: ReadTable): SampledTable {
  const id = tables.push(table) - 1;
  const [first, ...others] = table.tables;
  return { kind: "table", id, file: table.files[0] ?? "", sheets: [sheet(first), ...others.map(sheet)] };
}

function sheet(table: Table): SampledSheet {
  return { sample: sampleOf(table), rows: table.rows.length };
}

/** Reads in a worker, so that the page stays responsive. The page terminates it. */
async function answer(request: ReadRequest): Promise<(Settled | SampledTable)[]> {
  if (request.type === "files") return readAll(request.files);
  const table = tables[request.id];
  return table === undefined ? [] : [readTable(table, request.choice.sheet, request.choice.mapping)];
}

globalThis.addEventListener("message", ({ data: request }: MessageEvent<ReadRequest>) => {
  answer(request).then(
    (outcomes) => post({ type: "read", outcomes }),
    (error: unknown) =>
      post({ type: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
