import { LIMITS } from "#exchange/read/limits.ts";
import type { ReadCatalogue, ReadFailure } from "#exchange/read/outcome.ts";
import { openCatalogue } from "#concepts/catalogue-files/catalogues.ts";
import { createStore } from "#lib/store.ts";
import { trustScript } from "#lib/trusted-script.ts";
import type { CatalogueFile } from "#memory/catalogue-files.ts";
import type { FromReadWorker } from "./read-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it the address of the built worker
import workerUrl from "./read-worker.ts?worker&url";

/** A catalogue that was read and is open. */
export type OpenedCatalogue = Omit<ReadCatalogue, "files" | "model"> & {
  readonly file: CatalogueFile;
  readonly classifications: number;
};

export type Reading =
  | { readonly step: "idle" }
  | { readonly step: "reading"; readonly names: readonly string[]; readonly done: number }
  | {
      readonly step: "read";
      readonly opened: readonly OpenedCatalogue[];
      readonly failures: readonly ReadFailure[];
    };

/** What is being read, or was read last. It outlives a change of page, so that nobody has to wait for it. */
export const reading = createStore<Reading>({ step: "idle" });

let panels = 0;

/** Whether a page shows what is being read. */
export function isPanelShown(): boolean {
  return panels > 0;
}

/** Says that a page shows it; returns how to say that it no longer does. */
export function showPanel(): () => void {
  panels += 1;
  return () => {
    panels -= 1;
  };
}

let controller: AbortController | null = null;

/** Reads files and opens what is in them; what was under way is given up. What goes wrong is in the outcome. */
export async function readCatalogueFiles(files: readonly File[]): Promise<void> {
  cancelReading();
  if (files.length === 0) return;
  const own = new AbortController();
  controller = own;
  const names = files.map(({ name }) => name);
  reading.set({ step: "reading", names, done: 0 });
  try {
    const total = files.reduce((sum, { size }) => sum + size, 0);
    if (total > LIMITS.bytes * 2)
      throw new Error(
        `These files are larger than ${(LIMITS.bytes * 2) / 1_000_000} MB together. Open them one by one.`,
      );
    const outcomes = await readInWorker(files, own.signal, (done) =>
      reading.set({ step: "reading", names, done }),
    );
    reading.set({
      step: "read",
      opened: openAll(outcomes),
      failures: outcomes.filter((outcome) => outcome.kind === "failure"),
    });
  } catch (error) {
    if (own.signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    const failure: ReadFailure = { kind: "failure", files: names, message, where: null };
    reading.set({ step: "read", opened: [], failures: [failure] });
  }
}

/** Ends reading; nothing is opened. */
export function cancelReading(): void {
  controller?.abort();
  controller = null;
  reading.set({ step: "idle" });
}

async function readInWorker(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly (ReadCatalogue | ReadFailure)[]> {
  trustScript(workerUrl);
  const worker = new Worker(workerUrl, { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new Error(event.message || "The code that reads files could not be loaded."));
      });
      worker.addEventListener("messageerror", () => {
        reject(new Error("The catalogue is too large for this browser."));
      });
      worker.addEventListener("message", ({ data }: MessageEvent<FromReadWorker>) => {
        if (data.type === "progress") onProgress(data.done);
        else if (data.type === "failed") reject(new Error(data.message));
        else resolve(data.outcomes);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(files);
    });
  } finally {
    worker.terminate();
  }
}

function openAll(outcomes: readonly (ReadCatalogue | ReadFailure)[]): OpenedCatalogue[] {
  const ids = new Map<string, number>();
  return outcomes.flatMap((outcome) => {
    if (outcome.kind === "failure") return [];
    const { model, files, ...others } = outcome;
    // Two files that say they are the same catalogue, opened together, are two.
    const before = ids.get(model.namespace) ?? 0;
    ids.set(model.namespace, before + 1);
    const id = before === 0 ? model.namespace : `${model.namespace}-${before + 1}`;
    const file = { id, name: model.name, files };
    openCatalogue(file, model);
    return [{ ...others, file, classifications: model.classifications.length }];
  });
}
