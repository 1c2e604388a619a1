import { BoundedRun } from "#lib/bounded-run.ts";
import type { ExportData } from "../kinds/kinds.ts";
import { REQUESTS_AT_ONCE } from "#lib/limit.ts";

/** A part of an export to load. */
export type CollectJob = {
  /** Identifies the job. */
  readonly key: string;
  /** The name in the list of missing data, like 'Values of Colour'. */
  readonly label: string;
  /** Loads the data, stores them, and returns further jobs. */
  readonly run: (signal: AbortSignal) => Promise<readonly CollectJob[]>;
};

let gaps = 0;

/**
 * A job for data that a service announced and did not send (none without a gap): it fails with that error without a request, and repeats
 * its original job on retry.
 */
export function gapJobs(job: CollectJob, gap: Error | null): CollectJob[] {
  if (gap === null) return [];
  gaps += 1;
  let hasFailed = false;
  const run: CollectJob["run"] = async (signal) => {
    if (hasFailed) return job.run(signal);
    hasFailed = true;
    throw gap;
  };
  // Unique keys, since a retry may leave a gap again.
  return [{ key: `gap ${gaps}`, label: job.label, run }];
}

/** An export in progress: pending jobs and loaded data. */
export type Collection<D extends ExportData = ExportData> = {
  /** Starts, stops, resumes and retries the jobs, and provides the progress. */
  readonly run: BoundedRun<CollectJob, readonly CollectJob[]>;
  /** The data loaded so far. Complete once the run has finished without failures. */
  readonly data: () => D;
};

/** Creates a collection with these initial jobs. Nothing is loaded before `run.start()`. */
export function createCollection<D extends ExportData>(
  jobs: readonly CollectJob[],
  data: () => D,
): Collection<D> {
  const run = new BoundedRun<CollectJob, readonly CollectJob[]>({
    parallel: REQUESTS_AT_ONCE,
    keyOf: ({ key }) => key,
    work: (job, signal) => job.run(signal),
    onResult: (_job, further) => further,
    // A service that fails repeatedly is not sent all other requests.
    giveUpAfter: 3 * REQUESTS_AT_ONCE,
  });
  run.add(jobs);
  return { run, data };
}

/** Resolves when the run has finished or stopped. */
export function settled({ run }: Collection): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { status } = run.getProgress();
      if (status === "idle" || status === "running") return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = run.subscribe(check);
    check();
  });
}
