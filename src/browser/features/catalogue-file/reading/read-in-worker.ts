import { trustScript } from "#browser/lib/trusted-script.ts";
import { ReadError } from "#core/files/read/report/read-error.ts";
import { workerError } from "#core/lib/missing-module.ts";
import { text } from "#core/text/messages/text.ts";
import type { FromReadWorker, ReadRequest, SampledTable, Settled } from "./read-worker.ts";
// oxlint-disable-next-line import/default -- Vite turns it into the URL of the built worker
import workerUrl from "./read-worker.ts?worker&url";

/** A worker that reads files and holds their tables until it is terminated. */
export type Reader = {
  /** Only one request at a time. Rejects with the signal's reason when it is aborted. */
  readonly request: (
    message: ReadRequest,
    onProgress?: (done: number) => void,
  ) => Promise<readonly (Settled | SampledTable)[]>;
  readonly end: () => void;
};

/** Starts a worker that reads until the signal aborts. */
export function startReader(signal: AbortSignal): Reader {
  trustScript(workerUrl);
  const worker = new Worker(workerUrl, { type: "module" });
  signal.addEventListener("abort", () => worker.terminate(), { once: true });
  return {
    request: async (message, onProgress) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        worker.addEventListener("error", (event) => {
          event.preventDefault();
          reject(workerError(event));
        });
        worker.addEventListener("messageerror", () => {
          reject(new ReadError(text("files.tooLargeForBrowser")));
        });
        worker.addEventListener("message", ({ data }: MessageEvent<FromReadWorker>) => {
          if (data.type === "progress") onProgress?.(data.done);
          else if (data.type === "failed") reject(new Error(data.message));
          else resolve(data.outcomes);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage(message);
      }),
    end: () => worker.terminate(),
  };
}
