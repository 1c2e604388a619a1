/** Reads catalogue files in a worker of its own, so that the page answers meanwhile. It is ended from outside. */
import { readFiles } from "#exchange/read/read-files.ts";
import type { ReadOutcome } from "#exchange/read/outcome.ts";

/** From the worker: how far it is (0 to 1), then what came of the files, or why nothing did. */
export type FromReadWorker =
  | { readonly type: "progress"; readonly done: number }
  | { readonly type: "read"; readonly outcomes: readonly ReadOutcome[] }
  | { readonly type: "failed"; readonly message: string };

function post(message: FromReadWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  globalThis.postMessage(message);
}

async function read(files: readonly File[]): Promise<void> {
  const sources = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const outcomes = await readFiles(sources, { onProgress: (done) => post({ type: "progress", done }) });
  post({ type: "read", outcomes });
}

globalThis.addEventListener("message", ({ data: files }: MessageEvent<readonly File[]>) => {
  read(files).catch((error: unknown) => {
    post({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  });
});
