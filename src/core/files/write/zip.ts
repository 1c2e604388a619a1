import { Zip, ZipDeflate } from "fflate";
import type { Chunks } from "./chunks.ts";
import { FileNames } from "./file-name.ts";

export type ZipEntry = { readonly path: string; readonly chunks: Chunks };

/** A fixed time, the earliest in the ZIP format, so that the same content results in the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Writes a compressed ZIP archive entry by entry, with the same bytes on every machine. A path that is taken gets a number, since unpacking
 * would replace the first file with the second.
 */
export function* zip(entries: Iterable<ZipEntry>): Generator<Uint8Array<ArrayBuffer>> {
  let written: Uint8Array<ArrayBuffer>[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    if (chunk.length > 0) written.push(chunk);
  });
  function* take(): Generator<Uint8Array<ArrayBuffer>> {
    yield* written;
    written = [];
  }
  const names = new FileNames();
  for (const { path, chunks } of entries) {
    const file = new ZipDeflate(names.take(path), { level: 6 });
    file.mtime = NO_TIME;
    archive.add(file);
    for (const chunk of chunks) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  archive.end();
  yield* take();
}
