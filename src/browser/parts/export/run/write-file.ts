import { trustScript } from "#browser/lib/trusted-script.ts";
import { sleep } from "#core/api/http/abort.ts";
import type { BsddOptions } from "#core/files/write/formats/bsdd/options.ts";
import type { ExportData } from "#core/files/write/kinds/kinds.ts";
import type { Note } from "#core/files/write/notes.ts";
import { workerError } from "#core/lib/missing-module.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import type { Text } from "#core/text/messages/text.ts";
import type { FromWorker, ToWorker } from "./export-worker.ts";
// oxlint-disable-next-line import/default -- Vite turns it into the URL of the built worker
import workerUrl from "./export-worker.ts?worker&url";
import type { Sink } from "./file-sink.ts";

/** Lists are posted to the worker in chunks of this many items, so that the page stays responsive. */
const ITEMS_AT_ONCE = 2000;

type WriteRequest = {
  readonly data: ExportData;
  /** The id of the format. */
  readonly format: string;
  readonly bsdd: BsddOptions | null;
};

/**
 * Writes a file to the sink in a worker; resolves with what was truncated, generated or omitted. On failure or abort the sink is aborted
 * too, so that no partial file remains.
 */
export async function writeFile(
  { data, format, bsdd }: WriteRequest,
  openSink: () => Promise<Sink>,
  signal: AbortSignal,
): Promise<readonly Note[]> {
  // It may have been cancelled while this code was loading.
  signal.throwIfAborted();
  const sink = await openSink();
  trustScript(workerUrl);
  const worker = new Worker(workerUrl, { type: "module" });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const post = (message: ToWorker): void => worker.postMessage(message);
  try {
    const written = new Promise<readonly Note[]>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", (event) => reject(workerError(event)));
      worker.addEventListener("message", ({ data: message }: MessageEvent<FromWorker>) => {
        if (message.type === "failed") reject(errorOf(message.reason));
        else if (message.type === "end") resolve(message.notes);
        else sink.write(message.chunk).then(() => post({ type: "next" }), reject);
      });
    });
    // It may fail while data are still being posted.
    written.catch(() => {});
    await postData(data, post, signal);
    post({ type: "write", format, bsdd });
    const notes = await written;
    await sink.close();
    return notes;
  } catch (error) {
    await sink.abort();
    throw error;
  } finally {
    worker.terminate();
  }
}

function errorOf(reason: Text | string): Error {
  return typeof reason === "string" ? new Error(reason) : new TextError(reason);
}

async function postData(
  data: ExportData,
  post: (message: ToWorker) => void,
  signal: AbortSignal,
): Promise<void> {
  const long = Object.entries(data).filter(
    (entry): entry is [string, readonly unknown[]] =>
      Array.isArray(entry[1]) && entry[1].length > ITEMS_AT_ONCE,
  );
  post({ type: "data", data: { ...data, ...Object.fromEntries(long.map(([key]) => [key, []])) } });
  for (const [key, items] of long) {
    for (let from = 0; from < items.length; from += ITEMS_AT_ONCE) {
      post({ type: "items", key, items: items.slice(from, from + ITEMS_AT_ONCE) });
      // Yields to the event loop, for rendering and input.
      await sleep(0, signal);
    }
  }
}
