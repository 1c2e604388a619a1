import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { readTable } from "#core/files/read/formats/table/read-table.ts";
import { readFiles } from "#core/files/read/open/read-files.ts";
import { type ReadCatalogue, type ReadFailure, type ReadOutcome } from "#core/files/read/report/outcome.ts";
import { COUNTED_KINDS } from "#core/files/read/report/report.ts";
import { Failure } from "#core/lib/failure.ts";
import { englishText } from "#core/text/messages/english.ts";
import { printable } from "#core/text/printable.ts";
import { systemReason } from "#node/lib/system-error.ts";
import { describeReading, type GivenColumns, mappingOf } from "./given-columns.ts";

/** The reasons why files cannot be served, one per line. */
class UnreadableError extends Failure {
  override readonly name = "UnreadableError";
}

/** Reads all files and all their tables. Throws an UnreadableError if there is no such file. */
export async function readOutcomes(
  paths: readonly string[],
  columns: GivenColumns | null,
): Promise<(ReadCatalogue | ReadFailure)[]> {
  const sources = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), bytes: await bytesOf(path) })),
  );
  return (await readFiles(sources)).map((outcome) => settled(outcome, columns));
}

/** The catalogues of all files. Throws an UnreadableError that lists what cannot be read or served, and why. */
export function cataloguesIn(
  outcomes: readonly (ReadCatalogue | ReadFailure)[],
): [ReadCatalogue, ...ReadCatalogue[]] {
  const failures = outcomes.filter((outcome) => outcome.kind === "failure");
  if (failures.length > 0) throw new UnreadableError(failures.map(describeFailure).join("\n"));
  const [first, ...others] = outcomes.filter((outcome) => outcome.kind === "catalogue");
  if (first === undefined) throw new UnreadableError("The files contain no catalogue.");
  const repeated = others.find(({ model }, at) =>
    [first, ...others.slice(0, at)].some((other) => other.model.namespace === model.namespace),
  );
  if (repeated !== undefined)
    throw new UnreadableError(
      `The catalogue '${repeated.model.name}' occurs more than once. Files of the same name count as one catalogue: rename one of them, or leave it out.`,
    );
  return [first, ...others];
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new UnreadableError(`${path} cannot be read: ${systemReason(cause)}.`, { cause });
  }
}

function settled(outcome: ReadOutcome, columns: GivenColumns | null): ReadCatalogue | ReadFailure {
  if (outcome.kind !== "table") return outcome;
  const { sheet, mapping } = mappingOf(outcome, columns);
  return readTable(outcome, sheet, mapping);
}

function describeFailure({ files, message, where }: ReadFailure): string {
  return `${files.join(", ")} cannot be read: ${englishText(message)}${where === null ? "" : ` (${englishText(where)})`}`;
}

const NOTE_LEVELS = { "left-out": "Left out", guessed: "Guessed", remark: "Remark" } as const;

/** The number of notes of a catalogue to print, unless all are requested. */
const NOTES = 10;

/** A summary of what was read, as lines for a terminal. */
export function describeCatalogue(
  { files, format, model, report }: ReadCatalogue,
  hasAllNotes: boolean,
): string[] {
  const seconds = (report.milliseconds / 1000).toFixed(2);
  const { notes } = report;
  const shown = hasAllNotes ? notes : notes.slice(0, NOTES);
  const hidden = notes.length - shown.length;
  return [
    `${model.name} (${files.join(", ")}: ${englishText(format)}, read in ${seconds} s)`,
    `  ${englishText(report.recognition)}`,
    ...report.counts.map(({ kind, total, names }) => {
      const cultures = Object.entries(names).map(([culture, count]) => `${culture} ${count}`);
      return `  ${englishText(COUNTED_KINDS[kind])}: ${total}${cultures.length === 0 ? "" : ` (${cultures.join(", ")})`}`;
    }),
    ...(report.table === null ? [] : describeReading(report.table)).map((line) => `  ${line}`),
    ...shown.map(({ level, file, where, text }) => {
      return `  ${NOTE_LEVELS[level]}: ${file}, ${englishText(where)}: ${englishText(text)}`;
    }),
    ...(hidden > 0 ? [`  ${hidden} more notes; --notes prints all of them.`] : []),
    ...(report.moreNotes > 0 ? [`  ${report.moreNotes} more were only counted.`] : []),
  ].map(printable);
}
