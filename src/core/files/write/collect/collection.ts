import { BoundedRun } from "#core/lib/bounded-run.ts";
import type { Text } from "#core/text/messages/text.ts";
import type { ExportData } from "../kinds/kinds.ts";

/** A part of an export to load. */
export type CollectJob = {
  /** Identifies the job, which is run only once even if it is returned by several others. */
  readonly key: string;
  /** Whether it is a job for a gap, each of which is run, since a retry may leave another one. */
  readonly isForGap?: boolean;
  /** The name in the list of missing data, like 'Values of Colour'. */
  readonly label: Text | string;
  /** The number of requests that it will send, as far as that is known; default: one. */
  readonly requests?: () => number;
  /** Loads the data, stores them, and returns further jobs. */
  readonly run: (signal: AbortSignal) => Promise<readonly CollectJob[]>;
};

/**
 * A job for the data missing from a list that has loaded in part (none without a gap): it fails with that error without a request, and
 * repeats its original job on retry.
 */
export function gapJobs(job: CollectJob, gap: Error | null): CollectJob[] {
  if (gap === null) return [];
  let hasFailed = false;
  const run: CollectJob["run"] = async (signal) => {
    if (hasFailed) return job.run(signal);
    hasFailed = true;
    throw gap;
  };
  return [{ key: `gap ${job.key}`, isForGap: true, label: job.label, run }];
}

/** An export in progress: pending jobs and loaded data. */
export type Collection<D = ExportData> = {
  /** Starts, stops, resumes and retries the jobs, and provides the progress. */
  readonly run: BoundedRun<CollectJob, readonly CollectJob[]>;
  /** The data loaded so far. Complete once the run has finished without failures. */
  readonly data: () => D;
};

/** Creates a collection with these initial jobs. Nothing is loaded before `run.start()`. */
export function createCollection<D>(jobs: readonly CollectJob[], data: () => D): Collection<D> {
  const run = new BoundedRun<CollectJob, readonly CollectJob[]>({
    keyOf: (job) => (job.isForGap === true ? job : job.key),
    work: (job, signal) => job.run(signal),
    onResult: (_job, further) => further,
  });
  run.add(jobs);
  return { run, data };
}

/** Resolves when the run has finished or stopped. */
export function settled({ run }: Pick<Collection<unknown>, "run">): Promise<void> {
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
