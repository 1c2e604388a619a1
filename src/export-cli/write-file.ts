import { access, constants, open, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Chunks } from "#exchange/write/chunks.ts";

/** What is at a path: nothing, a file, a folder, or a pipe or device. */
async function kindOf(path: string): Promise<"nothing" | "file" | "folder" | "stream"> {
  const found = await stat(path).catch(() => null);
  if (found === null) return "nothing";
  if (found.isDirectory()) return "folder";
  return found.isFile() ? "file" : "stream";
}

/** The path of the file: its own name in a folder, or the given path, behind a symbolic link if it is one. */
export async function resolveOut(out: string | null, name: string): Promise<string> {
  if (out === null) return name;
  const kind = await kindOf(out);
  if (kind === "folder") return join(out, name);
  return kind === "file" ? realpath(out) : out;
}

/** Rejects if no file can be written to `out`, so that this is known before anything is loaded. */
export async function checkOut(out: string | null): Promise<void> {
  const path = out ?? ".";
  const kind = await kindOf(path);
  if (kind === "stream") return;
  // The dot makes a file in the place of a folder an error.
  await access(kind === "folder" ? path : `${dirname(path)}/.`, constants.W_OK);
}

/** Writes all chunks to a new file (`wx`), or to what is there (`w`). Resolves with the number of bytes. */
async function writeChunks(
  path: string,
  flags: "w" | "wx",
  chunks: Chunks,
  signal: AbortSignal,
): Promise<number> {
  const file = await open(path, flags);
  let bytes = 0;
  try {
    for (const chunk of chunks) {
      signal.throwIfAborted();
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    // Pipes cannot be flushed to disk.
    if (flags === "wx") await file.sync();
  } finally {
    await file.close();
  }
  return bytes;
}

/**
 * Writes a file atomically: to a temporary file first, which is removed on failure. A pipe or a device is written to directly, since a file
 * would take its place. Rejects with the error, or with the signal's reason. Resolves with the number of bytes.
 */
export async function writeWhole(path: string, chunks: Chunks, signal: AbortSignal): Promise<number> {
  if ((await kindOf(path)) === "stream") return writeChunks(path, "w", chunks, signal);
  const draft = `${path}.${process.pid}.part`;
  try {
    const bytes = await writeChunks(draft, "wx", chunks, signal);
    signal.throwIfAborted();
    await rename(draft, path);
    return bytes;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
