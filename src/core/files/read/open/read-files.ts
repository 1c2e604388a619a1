import { text } from "#core/text/messages/text.ts";
import { type Progress, ReadContext } from "../build/context.ts";
import { finishCatalogue } from "../build/finish.ts";
import type { SourceFile } from "../decode/decode.ts";
import { Notes } from "../report/notes.ts";
import type { ReadOutcome } from "../report/outcome.ts";
import { failureOf } from "../report/read-error.ts";
import { reportOn } from "../report/report.ts";
import { type Job, planJobs } from "./jobs.ts";

export type ReadOptions = {
  /** Cancels reading; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** Called regularly with the progress, 0 to 1. */
  readonly onProgress?: Progress;
};

/**
 * Reads files that were opened together, recognised by their content: bSDD, SKOS, Archicad XML, Plinth's exports, CSV and Excel, and
 * archives of these. Files of one dictionary become one catalogue, every other file becomes its own; a table requires the user to choose
 * its columns (`guessMapping`, `previewTable`, `readTable`). An unreadable file results in a failure and does not affect the others. It
 * runs in a page, in a worker and in Node, and loads only the code of the formats found.
 */
export async function readFiles(
  files: readonly SourceFile[],
  { signal, onProgress }: ReadOptions = {},
): Promise<ReadOutcome[]> {
  const jobs = await planJobs(files, new ReadContext(new Notes(), signal));
  const total = jobs.reduce((sum, job) => sum + sizeOf(job), 0);
  const outcomes: ReadOutcome[] = [];
  let before = 0;
  for (const job of jobs) {
    const from = before;
    before += sizeOf(job);
    outcomes.push(await run(job, signal, (done) => onProgress?.((from + done * sizeOf(job)) / total)));
  }
  return outcomes;
}

function sizeOf({ files }: Job): number {
  return files.reduce((sum, { file }) => sum + file.bytes.length, 1);
}

async function run(job: Job, signal: AbortSignal | undefined, progress: Progress): Promise<ReadOutcome> {
  const files = job.files.map(({ file }) => file.name);
  const start = performance.now();
  const notes = new Notes();
  try {
    if ("error" in job) throw job.error;
    const { label: format } = job.format;
    const [{ recognition }] = job.files;
    for (const { file, repeated, skipped = [] } of job.files) {
      notes.about(file.name);
      if (skipped.length > 0) notes.remark([...new Set(skipped)].join(", "), text("readers.aboutArchive"));
      for (const path of repeated) notes.leftOut(path, text("jsonReader.repeatedMember"));
    }
    notes.about(files[0] ?? "");
    const result = await job.format.read(job.files, new ReadContext(notes, signal, progress));
    if ("tables" in result)
      return { kind: "table", files, format, recognition, ...result, notes: notes.kept };
    const model = finishCatalogue(result, notes);
    const report = reportOn(model, notes, performance.now() - start, recognition);
    return { kind: "catalogue", files, format, model, report };
  } catch (error) {
    signal?.throwIfAborted();
    return failureOf(files, error);
  }
}
