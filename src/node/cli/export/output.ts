import { access, constants, open, readdir, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Chunks } from "#core/files/write/chunks.ts";
import { freeFileName } from "#core/files/write/file-name.ts";
import { Failure } from "#core/lib/failure.ts";
import { isReaderGone, systemReason } from "#node/lib/system-error.ts";

/**
 * Where the file is written to. A `file` is replaced. In a `folder` it has the name that it has in the app, with a number if there is a
 * file of this name, since other exports can have the same. A pipe or device (`stream`) is written to directly.
 */
export type Output = {
  readonly kind: "standard output" | "stream" | "file" | "folder";
  readonly path: string;
};

/** Finds out what `--out` is; null is the current folder. Rejects with a Failure if no file can be written there. */
export async function findOutput(out: string | null): Promise<Output> {
  if (out === "-") return { kind: "standard output", path: "standard output" };
  const path = out ?? ".";
  try {
    const found = await stat(path).catch((error: unknown) => {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    });
    // A link to nothing stays one: what it names is written.
    const link = found === null ? await readlink(path).catch(() => null) : null;
    if (link !== null) return await findOutput(resolve(await realpath(dirname(path)), link));
    if (found !== null && !found.isFile() && !found.isDirectory()) return { kind: "stream", path };
    const kind = found?.isDirectory() === true || /[/\\]$/.test(path) ? "folder" : "file";
    // The dot makes it an error if the name before it is that of a file.
    await access(kind === "folder" ? path : `${dirname(path)}/.`, constants.W_OK);
    return { kind, path: found?.isFile() === true ? await realpath(path) : path };
  } catch (error) {
    throw new Failure(`No file can be written to '${path}': ${systemReason(error)}.`, { cause: error });
  }
}

/**
 * Writes a file atomically, except to a stream: to a temporary file first, which is removed on failure. Rejects with the error, or with the
 * signal's reason. Resolves with the path and the number of bytes.
 * @param name its name in a folder
 */
export async function writeOutput(
  { kind, path }: Output,
  name: string,
  chunks: Chunks,
  signal: AbortSignal,
): Promise<{ readonly path: string; readonly bytes: number }> {
  if (kind === "standard output") return { path, bytes: await writeChunks(toStandardOutput, chunks, signal) };
  if (kind === "stream") return { path, bytes: await writeFile(path, "w", chunks, signal) };
  const target = kind === "folder" ? join(path, name) : path;
  await removeAbandonedDrafts(dirname(target));
  const draft = `${target}.plinth-${process.pid}.part`;
  try {
    const bytes = await writeFile(draft, "wx", chunks, signal);
    signal.throwIfAborted();
    const final = kind === "folder" ? join(path, freeFileName(name, await readdir(path))) : target;
    await rename(draft, final);
    return { path: final, bytes };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The temporary files of this program, with the id of the process that writes them. */
const DRAFT = /\.plinth-(\d+)\.part$/;

/** Removes the temporary files of runs that were killed. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  // The export is written even if files cannot be listed or removed.
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = DRAFT.exec(name) ?? [];
    if (id !== undefined && !isRunning(Number(id))) await rm(join(folder, name)).catch(() => undefined);
  }
}

/** Whether another process has this id; that of this process may have been that of a killed one, as in containers. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return !hasCode(error, "ESRCH");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Writes all chunks to a new file (`wx`), or to an existing one (`w`). Resolves with the number of bytes. */
async function writeFile(
  path: string,
  flags: "w" | "wx",
  chunks: Chunks,
  signal: AbortSignal,
): Promise<number> {
  const file = await open(path, flags);
  try {
    const bytes = await writeChunks((chunk) => file.writeFile(chunk), chunks, signal);
    // Pipes cannot be flushed to disk.
    if (flags === "wx") await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

async function writeChunks(
  write: (chunk: Uint8Array) => Promise<void>,
  chunks: Chunks,
  signal: AbortSignal,
): Promise<number> {
  let bytes = 0;
  for (const chunk of chunks) {
    signal.throwIfAborted();
    await write(chunk);
    bytes += chunk.length;
  }
  return bytes;
}

async function toStandardOutput(chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(chunk, (error) => {
      if (error == null) resolve();
      else if (isReaderGone(error))
        reject(new Failure("Standard output was closed before the end.", { cause: error }));
      else reject(error);
    });
  });
}
