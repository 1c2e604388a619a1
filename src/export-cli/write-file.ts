import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Chunks } from "#exchange/write/chunks.ts";

/** Where a file goes: into a folder under its own name, or to the path itself. */
export async function resolveOut(out: string | null, name: string): Promise<string> {
  if (out === null) return name;
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(out, name) : out;
}

/**
 * Writes a file whole or not at all: under another name first, which it loses again where something fails. Rejects with what failed, or
 * with the signal's reason. Resolves with the number of bytes.
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
