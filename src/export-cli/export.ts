import { isApiError } from "#api/http/errors.ts";
import type { Client } from "#api/http/client.ts";
import { collectCodes } from "#import-export/export/collect/collect-codes.ts";
import {
  collectConcepts,
  collectDocuments,
  collectRequirements,
  collectUnits,
} from "#import-export/export/collect/collect-lists.ts";
import { collectProperty, collectTemplate } from "#import-export/export/collect/collect-template.ts";
import { type Collection, settled } from "#import-export/export/collect/collection.ts";
import {
  bsddDefaults,
  type BsddOptions,
  type BsddSource,
  invalidBsddOptions,
} from "#import-export/export/formats/bsdd/options.ts";
import { describeFile } from "#import-export/export/formats.ts";
import type { ExportData } from "#import-export/export/kinds/kinds.ts";
import { describeNote } from "#import-export/export/notes.ts";
import { type Command, UsageError } from "./arguments.ts";
import { createSource, fetchList, LISTS } from "./source.ts";
import { access, constants, open, realpath, rename, rm, stat } from "node:fs/promises";
import { systemReason } from "#lib/system-error.ts";
import { dirname, join } from "node:path";
import type { Chunks } from "#import-export/export/chunks.ts";

/** Explains to the user why there is no file. */
export class ExportFailure extends Error {}

export type Report = {
  /** Shows the progress; a later one replaces it. */
  readonly progress: (text: string) => void;
  /** Prints a line that stays. */
  readonly line: (text: string) => void;
};

function collectionOf({ subject, cultures }: Command, client: Client): Collection {
  const source = createSource(client, subject.kind === "property" ? subject.template : null);
  switch (subject.kind) {
    case "codes":
      return collectCodes(source, { versionGuid: subject.versionGuid, extent: { kind: "whole" }, cultures });
    case "template":
      return collectTemplate(source, { versionGuid: subject.versionGuid, cultures });
    case "property":
      return collectProperty(source, { ...subject, cultures });
    case "documents":
      return collectDocuments(source, { versionGuids: subject.versionGuids, cultures });
    case "units":
      return collectUnits(source, { versionGuids: subject.versionGuids, cultures });
    case "requirements": {
      const unknown = (): null => null;
      return collectRequirements(source, {
        project: subject.project,
        filter: {},
        culture: cultures[0] ?? null,
        productType: unknown,
        stage: unknown,
        role: unknown,
      });
    }
    case "concepts": {
      const list = LISTS[subject.list];
      if (list === undefined) throw new UsageError(`There is no list '${subject.list}'.`);
      const { title, fetchPage } = list;
      return collectConcepts((culture, signal) => fetchList(client, fetchPage, culture, signal), {
        what: title,
        cultures,
      });
    }
  }
}

function reason(error: unknown): string {
  if (!isApiError(error)) return systemReason(error);
  const said = error.problem?.title ?? error.problem?.detail ?? null;
  return said === null ? error.message : `${error.message} (${said})`;
}

/** Loads all data; throws an ExportFailure if something is missing and that is not allowed. */
async function collect(
  command: Command,
  client: Client,
  report: Report,
  signal: AbortSignal,
): Promise<ExportData> {
  const collection = collectionOf(command, client);
  const { run } = collection;
  run.subscribe(() => {
    const { done, jobs } = run.getProgress();
    report.progress(`Fetching: ${done} of ${jobs}`);
  });
  signal.addEventListener("abort", () => run.stop());
  run.start();
  await settled(collection);
  signal.throwIfAborted();
  const { failures, hasGivenUp } = run.getProgress();
  for (const { job, error } of failures) report.line(`Could not be loaded: ${job.label}: ${reason(error)}`);
  if (failures.some(({ error }) => isApiError(error) && error.status === 401)) {
    report.line(
      "The service requires credentials. Set PLINTH_TOKEN, or PLINTH_CLIENT_ID and PLINTH_CLIENT_SECRET.",
    );
  }
  if (hasGivenUp)
    throw new ExportFailure("Stopped after too many failures; the remaining data was not requested.");
  if (failures.length > 0 && !command.allowsMissing) {
    throw new ExportFailure(
      "No file was written. To write it without the missing data, use --allow-missing.",
    );
  }
  return collection.data();
}

/** The options of bSDD; throws a UsageError if it would reject them. */
function bsddOptions(data: Pick<BsddSource, "what" | "cultures">, given: Command["bsdd"]): BsddOptions {
  const options = { ...bsddDefaults(data), ...given };
  const [invalid] = invalidBsddOptions(options);
  if (invalid !== undefined)
    throw new UsageError(`'${options[invalid]}' is not a valid ${invalid} for bSDD.`);
  return options;
}

/** Runs the command; resolves with the path of the file. Rejects with an ExportFailure or a UsageError for known causes. */
export async function runExport(
  command: Command,
  client: Client,
  report: Report,
  signal: AbortSignal,
): Promise<string> {
  const { format, cultures, out, bsdd } = command;
  const isBsdd = format.id === "bsdd";
  // Before anything is loaded; the name is known only after that.
  if (isBsdd) bsddOptions({ what: "name", cultures }, bsdd);
  await checkOut(out).catch((error: unknown) => {
    throw new UsageError(`No file can be written to '${out ?? "."}': ${reason(error)}`);
  });
  const data = await collect(command, client, report, signal);
  const options = {
    note: (note: Parameters<typeof describeNote>[0]) => report.line(describeNote(note)),
    bsdd: isBsdd ? bsddOptions(data, bsdd) : null,
  };
  const write = await format.load();
  const path = await resolveOut(out, describeFile(format, data.what, data.cultures).name);
  report.progress(`Writing ${path}`);
  const bytes = await writeWhole(path, write(data, options), signal);
  report.progress(`${path}: ${bytes} bytes`);
  return path;
}

/** What is at a path: nothing, a file, a folder, or a pipe or device. */
async function kindOf(path: string): Promise<"nothing" | "file" | "folder" | "stream"> {
  const found = await stat(path).catch(() => null);
  if (found === null) return "nothing";
  if (found.isDirectory()) return "folder";
  return found.isFile() ? "file" : "stream";
}

/** The path of the file: its own name in a folder, or the given path, behind a symbolic link if it is one. */
async function resolveOut(out: string | null, name: string): Promise<string> {
  if (out === null) return name;
  const kind = await kindOf(out);
  if (kind === "folder") return join(out, name);
  return kind === "file" ? realpath(out) : out;
}

/** Rejects if no file can be written to `out`, so that this is known before anything is loaded. */
async function checkOut(out: string | null): Promise<void> {
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
async function writeWhole(path: string, chunks: Chunks, signal: AbortSignal): Promise<number> {
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
