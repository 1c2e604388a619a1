import { extname } from "node:path";
import type { Client } from "#core/api/http/client.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { collectCodes } from "#core/files/write/collect/collect-codes.ts";
import {
  collectConcepts,
  collectDocuments,
  collectRequirements,
  collectUnits,
} from "#core/files/write/collect/collect-lists.ts";
import { collectProperty, collectTemplate } from "#core/files/write/collect/collect-template.ts";
import { type Collection, settled } from "#core/files/write/collect/collection.ts";
import { describeFile } from "#core/files/write/formats.ts";
import {
  bsddDefaults,
  type BsddOptions,
  type BsddSource,
  invalidBsddOptions,
} from "#core/files/write/formats/bsdd/options.ts";
import type { ExportData } from "#core/files/write/kinds/kinds.ts";
import { describeNote, type Note } from "#core/files/write/notes.ts";
import { ArgumentError, Failure } from "#core/lib/failure.ts";
import { englishText } from "#core/text/messages/english.ts";
import { CREDENTIALS_ADVICE, errorReason } from "#node/connect/error-reason.ts";
import type { Command } from "./arguments.ts";
import { findOutput, writeOutput } from "./output.ts";
import { createSource, fetchList, LISTS } from "./source.ts";

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
      return collectDocuments(source, { versionGuids: subject.versionGuids, what: "Documents", cultures });
    case "units":
      return collectUnits(source, {
        versionGuids: subject.versionGuids,
        what: subject.versionGuids.length === 1 ? "Unit" : "Units",
        cultures,
      });
    case "requirements": {
      const unknown = (): null => null;
      return collectRequirements(source, {
        what: `Requirements ${subject.project}`,
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
      if (list === undefined) throw new ArgumentError(`There is no list '${subject.list}'.`);
      const { title, fetchPage } = list;
      return collectConcepts((culture, signal) => fetchList(client, fetchPage, culture, signal), {
        what: title,
        cultures,
      });
    }
  }
}

/** Loads all data; throws a Failure if something is missing and that is not allowed. */
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
  for (const { job, error } of failures)
    report.line(`Could not be loaded: ${englishText(job.label)}: ${errorReason(error)}`);
  if (failures.some(({ error }) => isApiError(error) && error.status === 401)) {
    report.line(CREDENTIALS_ADVICE);
  }
  if (hasGivenUp) throw new Failure("Stopped after too many failures; the remaining data was not requested.");
  if (failures.length > 0 && !command.allowsMissing) {
    throw new Failure("No file was written. To write it without the missing data, use --allow-missing.");
  }
  return collection.data();
}

/** The options of bSDD; throws an ArgumentError if it would reject them. */
function bsddOptions(data: Pick<BsddSource, "what" | "cultures">, given: Command["bsdd"]): BsddOptions {
  const options = { ...bsddDefaults(data), ...given };
  const [invalid] = invalidBsddOptions(options);
  if (invalid !== undefined)
    throw new ArgumentError(`'${options[invalid]}' is not a valid ${invalid} for bSDD.`);
  return options;
}

/** Runs the command; resolves with the path of the file. Rejects with a Failure or an ArgumentError whose message explains the cause. */
export async function runExport(
  command: Command,
  client: Client,
  report: Report,
  signal: AbortSignal,
): Promise<string> {
  const { format, cultures, out, bsdd } = command;
  const isBsdd = format.id === "bsdd";
  // Checked before anything is loaded, with a placeholder for the name.
  if (isBsdd) bsddOptions({ what: "name", cultures }, bsdd);
  const output = await findOutput(out);
  const data = await collect(command, client, report, signal);
  const options = {
    note: (note: Note) => report.line(englishText(describeNote(note))),
    bsdd: isBsdd ? bsddOptions(data, bsdd) : null,
  };
  for (const note of data.notes ?? []) options.note(note);
  const write = await format.load();
  const { name } = describeFile(format, data);
  if (output.kind === "file" && extname(name) === ".zip" && extname(output.path) !== ".zip")
    report.line(`${output.path} becomes a ZIP archive, since the format has a file for each culture.`);
  report.progress(`Writing ${name}`);
  const { path, bytes } = await writeOutput(output, name, write(data, options), signal);
  report.progress(`${path}: ${bytes} bytes`);
  return path;
}
