import { randomUUID } from "node:crypto";
import { access, constants, open, readdir, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Chunks } from "#core/files/write/chunks.ts";
import { FileNames } from "#core/files/write/file-name.ts";
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
  const folder = kind === "folder" ? path : dirname(path);
  await removeAbandonedDrafts(folder);
  // Its name is short, since that of the file may be as long as the file system allows.
  const draft = join(folder, `${randomUUID()}.plinth-${process.pid}.part`);
  let claimed: string | null = null;
  try {
    const bytes = await writeFile(draft, "wx", chunks, signal);
    signal.throwIfAborted();
    if (kind === "folder") claimed = await claimName(folder, name);
    const final = claimed ?? path;
    await rename(draft, final);
    return { path: final, bytes };
  } catch (error) {
    for (const left of [draft, claimed]) if (left !== null) await rm(left, { force: true });
    throw error;
  }
}

/** Creates an empty file of this name, or of the first free one with a number: another export may look for a name at the same time. */
async function claimName(folder: string, name: string): Promise<string> {
  const names = new FileNames(await readdir(folder));
  for (;;) {
    const path = join(folder, names.take(name));
    try {
      await (await open(path, "wx")).close();
      return path;
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
}

/** The temporary files of this program, with the id of the process that writes them. */
const DRAFT = /\.plinth-(\d+)\.part$/;

/** Removes the temporary files of runs that were killed. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  // The export is written even if files cannot be listed or removed.
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = DRAFT.exec(name) ?? [];
    if (id === undefined) continue;
    const draft = join(folder, name);
    const isAbandoned = Number(id) === process.pid ? await isOlderThanProcess(draft) : !isRunning(Number(id));
    if (isAbandoned) await rm(draft).catch(() => undefined);
  }
}

/** Whether a draft is that of a killed process which had the id of this one, as in containers. */
async function isOlderThanProcess(draft: string): Promise<boolean> {
  const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(draft).catch(() => null)) ?? {};
  return mtimeMs < performance.timeOrigin;
}

/** Whether another process has this id. */
function isRunning(id: number): boolean {
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
