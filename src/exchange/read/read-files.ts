import { type Progress, ReadContext } from "./context.ts";
import type { SourceFile } from "./decode.ts";
import { finishCatalogue } from "./finish.ts";
import { type Job, planJobs } from "./jobs.ts";
import { Notes } from "./notes.ts";
import type { ReadOutcome } from "./outcome.ts";
import { ReadError } from "./read-error.ts";
import { reportOn } from "./report.ts";

export type ReadOptions = {
  /** Ends reading; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** Told now and then how much of the files has been read, 0 to 1. */
  readonly onProgress?: Progress;
};

/**
 * Reads files that were opened together, recognised by their content: bSDD, SKOS, Archicad's XML, and archives of these. Files of one
 * dictionary become one catalogue, every other file one of its own. A file that cannot be read gives a failure that says why, and keeps
 * none of the others from being read. It runs in a page, in a worker and in Node, and loads only the code of the formats that there are.
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
  return files.reduce((sum, { bytes }) => sum + bytes.length, 1);
}

async function run(job: Job, signal: AbortSignal | undefined, progress: Progress): Promise<ReadOutcome> {
  const files = job.files.map(({ name }) => name);
  const start = performance.now();
  const notes = new Notes();
  notes.about(files[0] ?? "");
  try {
    const { draft, format } = await job.read(new ReadContext(notes, signal, progress));
    const model = finishCatalogue(draft, notes);
    const milliseconds = performance.now() - start;
    return { kind: "catalogue", files, format, model, report: reportOn(model, notes, milliseconds) };
  } catch (error) {
    signal?.throwIfAborted();
    return { kind: "failure", files, ...explain(error) };
  }
}

function explain(error: unknown): { message: string; where: string | null } {
  if (error instanceof ReadError) return { message: error.message, where: error.where };
  // What engines throw where a text, a list or a map becomes larger than they allow.
  if (error instanceof RangeError) return { message: "The file is too large to be read.", where: null };
  const what = error instanceof Error ? error.message : String(error);
  return { message: `The file could not be read: ${what}`, where: null };
}
