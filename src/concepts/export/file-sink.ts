/** Where a file goes, piece by piece. */
export type Sink = {
  readonly write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The file is whole. */
  readonly close: () => Promise<void>;
  /** Leaves nothing behind. */
  readonly abort: () => Promise<void>;
};

type FileDescription = { readonly name: string; readonly mediaType: string };

declare global {
  interface Window {
    /** As far as it is used here, where the browser has it; TypeScript has no types for it. */
    readonly showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

/** Files with more rows than this are streamed to the disk where the browser can. */
const STREAMED_ABOVE_ROWS = 20_000;

/** Whether a file of so many rows is streamed to where the person wants it, for which the browser asks. */
export function isStreamed(rows: number): boolean {
  return rows > STREAMED_ABOVE_ROWS && window.showSaveFilePicker !== undefined;
}

/**
 * Asks where the file is to go. Rejects with an AbortError where the person does not want it after all, with a SecurityError where the
 * browser wants a click first.
 */
export async function pickSink({ name }: FileDescription): Promise<Sink> {
  const handle = await window.showSaveFilePicker?.({ suggestedName: name });
  if (handle === undefined) throw new Error("This browser cannot save files in pieces.");
  const stream = await handle.createWritable();
  return {
    write: (chunk) => stream.write(chunk),
    close: () => stream.close(),
    abort: async () => {
      // A stream that has failed is gone already.
      await stream.abort().catch(() => {});
    },
  };
}

/** Keeps the file in memory, and downloads it once it is whole. */
export function createDownload({ name, mediaType }: FileDescription): Sink {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (chunk) => void chunks.push(chunk),
    close: async () => {
      const url = URL.createObjectURL(new Blob(chunks, { type: mediaType }));
      const link = document.createElement("a");
      link.href = url;
      link.download = name;
      link.click();
      // The browser has taken it over by then.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    abort: async () => void chunks.splice(0),
  };
}
