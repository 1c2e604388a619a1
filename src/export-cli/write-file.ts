import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Chunks } from "#exchange/write/chunks.ts";

/** The path of the file: its own name in a folder, or the given path. */
export async function resolveOut(out: string | null, name: string): Promise<string> {
  if (out === null) return name;
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(out, name) : out;
}

/**
 * Writes a file atomically: to a temporary file first, which is removed on failure. Rejects with the error, or with the signal's reason.
 * Resolves with the number of bytes.
 */
export async function writeWhole(path: string, chunks: Chunks, signal: AbortSignal): Promise<number> {
  const draft = `${path}.${process.pid}.part`;
  let bytes = 0;
  try {
    const file = await open(draft, "wx");
    try {
      for (const chunk of chunks) {
        signal.throwIfAborted();
        await file.writeFile(chunk);
        bytes += chunk.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    signal.throwIfAborted();
    await rename(draft, path);
    return bytes;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
