import { BoundedRun } from "#lib/bounded-run.ts";
import type { ExportData } from "../write/kinds/kinds.ts";
import { REQUESTS_AT_ONCE } from "#lib/limit.ts";

/** Something that is fetched for an export. */
export type CollectJob = {
  /** The same for the same thing. */
  readonly key: string;
  /** What it is, for the list of what could not be had, like 'Values of Colour'. */
  readonly label: string;
  /** Fetches it, keeps what came, and names what is to be fetched on account of it. */
  readonly run: (signal: AbortSignal) => Promise<readonly CollectJob[]>;
};

let gaps = 0;

/**
 * A job that stands for what a service announced and did not send (none where there is no gap): it fails with that, without asking for
 * anything, and does the job it is of once more when it is tried again.
 */
export function gapJobs(job: CollectJob, gap: Error | null): CollectJob[] {
  if (gap === null) return [];
  gaps += 1;
  let isTold = false;
  const run: CollectJob["run"] = async (signal) => {
    if (isTold) return job.run(signal);
    isTold = true;
    throw gap;
  };
  // Each is a job of its own, since the next try may leave a gap again.
  return [{ key: `gap ${gaps}`, label: job.label, run }];
}

/** An export on its way: what is still to be fetched, and what has come. */
export type Collection<D extends ExportData = ExportData> = {
  /** Starts, stops, goes on, retries what failed, and says how far it is. */
  readonly run: BoundedRun<CollectJob, readonly CollectJob[]>;
  /** What has come so far. Whole once the run is finished without failures; else without what could not be had. */
  readonly data: () => D;
};

/** A collection that begins with these jobs. Nothing is fetched before `run.start()`. */
export function createCollection<D extends ExportData>(
  jobs: readonly CollectJob[],
  data: () => D,
): Collection<D> {
  const run = new BoundedRun<CollectJob, readonly CollectJob[]>({
    parallel: REQUESTS_AT_ONCE,
    keyOf: ({ key }) => key,
    work: (job, signal) => job.run(signal),
    onResult: (_job, further) => further,
    // A service that fails again and again is not asked for everything else as well.
    giveUpAfter: 3 * REQUESTS_AT_ONCE,
  });
  run.add(jobs);
  return { run, data };
}

/** Waits until the run has finished or stopped. */
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
