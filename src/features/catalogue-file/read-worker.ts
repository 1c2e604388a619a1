/** Reads catalogue files in a worker of its own, so that the page answers meanwhile. It is ended from outside. */
import { readFiles } from "#exchange/read/read-files.ts";
import type { ReadCatalogue, ReadFailure } from "#exchange/read/outcome.ts";
import { guessMapping } from "#exchange/read/table/guess-mapping.ts";
import { readTable } from "#exchange/read/table/read-table.ts";

/** From the worker: how far it is (0 to 1), then what came of the files, or why nothing did. */
export type FromReadWorker =
  | { readonly type: "progress"; readonly done: number }
  | { readonly type: "read"; readonly outcomes: readonly (ReadCatalogue | ReadFailure)[] }
  | { readonly type: "failed"; readonly message: string };

function post(message: FromReadWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  globalThis.postMessage(message);
}

async function read(files: readonly File[]): Promise<void> {
  const sources = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const read = await readFiles(sources, { onProgress: (done) => post({ type: "progress", done }) });
  const outcomes = read.map((outcome) =>
    outcome.kind === "table" ? readTable(outcome, 0, guessMapping(outcome.tables[0])) : outcome,
  );
  post({ type: "read", outcomes });
}

globalThis.addEventListener("message", ({ data: files }: MessageEvent<readonly File[]>) => {
  read(files).catch((error: unknown) => {
    post({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  });
});
