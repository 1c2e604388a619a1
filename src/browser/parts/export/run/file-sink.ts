/** The destination of a file, written chunk by chunk. */
export type Sink = {
  readonly write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Completes the file. */
  readonly close: () => Promise<void>;
  /** Discards the file. */
  readonly abort: () => Promise<void>;
};

type FileDescription = { readonly name: string; readonly mediaType: string };

declare global {
  interface Window {
    /** The part of the File System Access API used here; TypeScript has no types for it. */
    readonly showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    /** Not in every browser that has the picker. */
    readonly remove?: () => Promise<void>;
  }
}

/** Files with more rows are streamed to disk if the browser supports it. */
const STREAMED_ABOVE_ROWS = 20_000;

/** Whether a file with this many rows is streamed to a location that the browser asks the user for. */
export function isStreamed(rows: number): boolean {
  return rows > STREAMED_ABOVE_ROWS && window.showSaveFilePicker !== undefined;
}

/**
 * Asks the user where to save the file. Rejects with an AbortError if the user cancels, with a SecurityError if the browser requires a user
 * gesture first.
 */
export async function pickSink({ name }: FileDescription): Promise<Sink> {
  const handle = await window.showSaveFilePicker?.({ suggestedName: name });
  // `isStreamed` has checked it.
  if (handle === undefined) throw new Error("This browser cannot write files in parts.");
  const stream = await handle.createWritable();
  return {
    write: (chunk) => stream.write(chunk),
    close: () => stream.close(),
    abort: async () => {
      // A stream that has failed is already closed.
      await stream.abort().catch(() => {});
      // The picker has created an empty file, or emptied an existing one.
      const { size } = await handle.getFile();
      if (size === 0) await handle.remove?.();
    },
  };
}

/** Keeps the file in memory, and downloads it once it is complete. */
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
      // A minute later the download has certainly started.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    abort: async () => void chunks.splice(0),
  };
}
