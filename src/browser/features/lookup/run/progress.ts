import type { RunProgress, RunStatus } from "#core/lib/bounded-run.ts";
import { codesOf, type Entry, type Job } from "../entry.ts";
import type { LookupResult, Outcome } from "./outcome.ts";

/** The progress of a lookup; the same object until something changes. */
export type LookupProgress = {
  readonly status: RunStatus;
  /** In the order of the inputs. */
  readonly results: readonly LookupResult[];
  /** The number of completed inputs, found or not. */
  readonly done: number;
  readonly notFound: number;
  readonly failed: number;
  /** The first error. */
  readonly error: unknown;
  readonly hasGivenUp: boolean;
};

/** Measures the progress; failed inputs get a failed outcome until they are retried. */
export function measure(
  entries: readonly Entry[],
  { status, failures, hasGivenUp }: RunProgress<Job>,
): LookupProgress {
  const errors = new Map<Entry, unknown>();
  for (const { job, error } of failures) for (const entry of job.entries()) errors.set(entry, error);
  const counts = { waiting: 0, found: 0, "not-found": 0, failed: 0 };
  for (const entry of entries) {
    const { status } = entry.result.outcome;
    if (status === "waiting" || status === "failed")
      setOutcome(
        entry,
        errors.has(entry)
          ? { status: "failed", error: errors.get(entry), found: codesOf(entry) }
          : { status: "waiting" },
      );
    counts[entry.result.outcome.status] += 1;
  }
  return {
    status,
    results: entries.map(({ result }) => result),
    done: entries.length - counts.waiting - counts.failed,
    notFound: counts["not-found"],
    failed: counts.failed,
    error: failures[0]?.error ?? null,
    hasGivenUp,
  };
}

/** Sets the outcome of an input, unless it is unchanged. */
export function setOutcome(entry: Entry, outcome: Outcome): void {
  const before = entry.result.outcome;
  const isSame =
    outcome.status === "failed"
      ? before.status === "failed" && before.error === outcome.error && before.found === outcome.found
      : before.status === outcome.status;
  if (!isSame) entry.result = { ...entry.result, outcome };
}
