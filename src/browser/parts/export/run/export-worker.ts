import { EXPORT_FORMATS } from "#core/files/write/formats.ts";
import type { BsddOptions } from "#core/files/write/formats/bsdd/options.ts";
import type { ExportData } from "#core/files/write/kinds/kinds.ts";
import type { Note } from "#core/files/write/notes.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import type { Text } from "#core/text/messages/text.ts";

/** Messages to the worker: the data, with long lists in chunks, then the format; later, requests for the next chunk. */
export type ToWorker =
  | { readonly type: "data"; readonly data: ExportData }
  | { readonly type: "items"; readonly key: string; readonly items: readonly unknown[] }
  | { readonly type: "write"; readonly format: string; readonly bsdd: BsddOptions | null }
  | { readonly type: "next" };

/** Messages from the worker. */
export type FromWorker =
  | { readonly type: "chunk"; readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly type: "end"; readonly notes: readonly Note[] }
  | { readonly type: "failed"; readonly reason: Text | string };

/** Writes the one file of this worker, chunk by chunk: each chunk is sent after the previous one has been stored. */
class FileWriter {
  #data: ExportData | null = null;
  #chunks: Iterator<Uint8Array<ArrayBuffer>> | null = null;
  readonly #notes: Note[] = [];

  async receive(message: ToWorker): Promise<void> {
    switch (message.type) {
      case "data":
        this.#data = message.data;
        return;
      case "items": {
        const list: unknown = this.#data === null ? null : Reflect.get(this.#data, message.key);
        if (Array.isArray(list)) for (const item of message.items) list.push(item);
        return;
      }
      case "write": {
        const write = await EXPORT_FORMATS.find(({ id }) => id === message.format)?.load();
        // The dialog sends one of these formats, after the data.
        if (write === undefined || this.#data === null)
          throw new Error(`There is no format ${message.format}.`);
        const options = { note: (note: Note) => void this.#notes.push(note), bsdd: message.bsdd };
        this.#chunks = write(this.#data, options)[Symbol.iterator]();
        this.#sendNext();
        return;
      }
      case "next":
        this.#sendNext();
    }
  }

  #sendNext(): void {
    const next = this.#chunks?.next();
    if (next === undefined || next.done === true) post({ type: "end", notes: this.#notes });
    else post({ type: "chunk", chunk: next.value });
  }
}

function post(message: FromWorker): void {
  globalThis.postMessage(message, message.type === "chunk" ? { transfer: [message.chunk.buffer] } : {});
}

const writer = new FileWriter();
globalThis.addEventListener("message", ({ data: message }: MessageEvent<ToWorker>) => {
  writer.receive(message).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    post({ type: "failed", reason: error instanceof TextError ? error.text : message });
  });
});
