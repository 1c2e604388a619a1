import { REQUESTS_AT_ONCE } from "./limit.ts";
import { createStore, type Store } from "./store.ts";

/** After this many failures in a row a run stops: the service is down, and is not sent all other requests. */
const GIVE_UP_AFTER = 3 * REQUESTS_AT_ONCE;

/** The maximum time that jobs without requests keep the event loop busy, in ms. */
const TURN_MS = 40;

/** A task of the event loop in which jobs completed. */
type Turn = { readonly began: number; readonly end: Promise<void> };

/** A failed job and its error. */
export type RunFailure<Job> = { readonly job: Job; readonly error: unknown };

/**
 * - `idle`: not started yet
 * - `running`: jobs are in progress
 * - `stopped`: cancelled, or given up after too many failures in a row; can be resumed
 * - `finished`: every job is done or has failed
 */
export type RunStatus = "idle" | "running" | "stopped" | "finished";

/** The progress of a run; the same object until something changes. */
export type RunProgress<Job> = {
  readonly status: RunStatus;
  /** The number of jobs added so far. */
  readonly jobs: number;
  readonly done: number;
  readonly failures: readonly RunFailure<Job>[];
  /** Whether it stopped automatically after too many failures. */
  readonly hasGivenUp: boolean;
};

export type BoundedRunOptions<Job, Result> = {
  /** The maximum number of concurrent jobs; default: that of the requests, of which most jobs send one at a time. */
  readonly parallel?: number;
  /** The identity of a job; a job is added only once. */
  readonly keyOf: (job: Job) => unknown;
  /** Runs one job. Its error is kept with the job. */
  readonly work: (job: Job, signal: AbortSignal) => Promise<Result>;
  /** Receives the result of each job once, and may return further jobs. */
  readonly onResult: (job: Job, result: Result) => readonly Job[] | void;
};

/**
 * Runs many jobs, a few at a time. It can be stopped and resumed; completed jobs stay completed, and failed ones can be retried. Jobs may
 * be added at any time, also by the results of others.
 */
export class BoundedRun<Job, Result> {
  readonly #options: BoundedRunOptions<Job, Result>;
  readonly #added = new Set<unknown>();
  readonly #running = new Set<Job>();
  readonly #failures = new Map<unknown, RunFailure<Job>>();
  #waiting: Job[] = [];
  #controller: AbortController | null = null;
  #hasStarted = false;
  #failuresInARow = 0;
  #hasGivenUp = false;
  #done = 0;
  #turn: Turn | null = null;
  readonly #progress: Store<RunProgress<Job>>;

  constructor(options: BoundedRunOptions<Job, Result>) {
    this.#options = options;
    this.#progress = createStore(this.#measure());
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe: Store<unknown>["subscribe"] = (listener) => this.#progress.subscribe(listener);

  /** For `useSyncExternalStore`. */
  readonly getProgress = (): RunProgress<Job> => this.#progress.get();

  /** The jobs in progress. */
  get running(): readonly Job[] {
    return [...this.#running];
  }

  /** The jobs that have not begun. */
  get waiting(): readonly Job[] {
    return this.#waiting;
  }

  /** Appends jobs to the queue. A running run starts them automatically; others wait for `start`. */
  add(jobs: readonly Job[]): void {
    // A loop, since a call has a limited number of arguments.
    for (const job of this.#unknown(jobs)) this.#waiting.push(job);
    this.#schedule();
    this.#notify();
  }

  /** Starts, or resumes after `stop`. */
  start(): void {
    this.#hasStarted = true;
    this.#hasGivenUp = false;
    this.#failuresInARow = 0;
    this.#controller ??= new AbortController();
    this.#schedule();
    this.#notify();
  }

  /** Cancels the jobs in progress; `start` runs them again. Completed and failed jobs stay so. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.#waiting = [...this.#running, ...this.#waiting];
    this.#running.clear();
    this.#notify();
  }

  /** Restarts with the failed jobs. */
  retry(): void {
    for (const { job } of this.#failures.values()) this.#waiting.push(job);
    this.#failures.clear();
    this.start();
  }

  #unknown(jobs: readonly Job[]): Job[] {
    return jobs.filter((job) => {
      const key = this.#options.keyOf(job);
      if (this.#added.has(key)) return false;
      this.#added.add(key);
      return true;
    });
  }

  #schedule(): void {
    const controller = this.#controller;
    if (controller === null) return;
    // A job may stop the run as soon as it begins.
    while (
      this.#controller === controller &&
      this.#running.size < (this.#options.parallel ?? REQUESTS_AT_ONCE)
    ) {
      const job = this.#waiting.shift();
      if (job === undefined) break;
      this.#running.add(job);
      void this.#do(job, controller.signal);
    }
    if (this.#running.size === 0) this.#controller = null;
  }

  async #do(job: Job, signal: AbortSignal): Promise<void> {
    try {
      const result = await this.#options.work(job, signal);
      if (signal.aborted) return;
      const further = this.#options.onResult(job, result) ?? [];
      this.#done += 1;
      this.#failuresInARow = 0;
      // First in the queue, since such a job may reveal the total.
      const next = this.#unknown(further);
      if (next.length > 0) this.#waiting = [...next, ...this.#waiting];
    } catch (error) {
      if (signal.aborted) return;
      this.#failures.set(this.#options.keyOf(job), { job, error });
      this.#failuresInARow += 1;
    }
    this.#running.delete(job);
    if (this.#failuresInARow >= GIVE_UP_AFTER) {
      this.#giveUp();
      return;
    }
    const isFirst = this.#turn === null;
    this.#turn ??= { began: performance.now(), end: this.#nextTurn() };
    if (performance.now() - this.#turn.began > TURN_MS) await this.#turn.end;
    this.#schedule();
    // Jobs whose data are cached complete faster than they can be rendered: of each turn, the first is shown, then all at its end.
    if (isFirst || this.#status() !== "running") this.#notify();
  }

  async #nextTurn(): Promise<void> {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    this.#turn = null;
    const { done, failures } = this.#progress.get();
    if (done + failures.length < this.#done + this.#failures.size) this.#notify();
  }

  #giveUp(): void {
    this.#hasGivenUp = this.#waiting.length + this.#running.size > 0;
    this.stop();
  }

  #status(): RunStatus {
    if (this.#controller !== null) return "running";
    if (!this.#hasStarted) return "idle";
    return this.#waiting.length > 0 ? "stopped" : "finished";
  }

  #measure(): RunProgress<Job> {
    return {
      status: this.#status(),
      jobs: this.#added.size,
      done: this.#done,
      failures: [...this.#failures.values()],
      hasGivenUp: this.#hasGivenUp,
    };
  }

  #notify(): void {
    this.#progress.set(this.#measure());
  }
}
