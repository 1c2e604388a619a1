import type { RunProgress, RunStatus } from "#lib/bounded-run.ts";
import type { Entry, Job } from "./entry.ts";
import type { LookupResult, Outcome } from "./outcome.ts";

/** How far a lookup has come; the same object for as long as nothing changes. */
export type LookupProgress = {
  readonly status: RunStatus;
  /** In the order of the inputs. */
  readonly results: readonly LookupResult[];
  /** How many inputs are through, found or not. */
  readonly done: number;
  readonly notFound: number;
  readonly failed: number;
  /** Why the first of them failed. */
  readonly error: unknown;
  readonly hasGivenUp: boolean;
};

/** Where the inputs stand; what failed becomes their outcome until it is tried again. */
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
          ? { status: "failed", error: errors.get(entry), found: entry.codes }
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

/** Gives an input another outcome, unless it is the same. */
export function setOutcome(entry: Entry, outcome: Outcome): void {
  const before = entry.result.outcome;
  const isSame =
    before.status === outcome.status &&
    (outcome.status !== "failed" || (before.status === "failed" && before.error === outcome.error));
  if (!isSame) entry.result = { ...entry.result, outcome };
}
