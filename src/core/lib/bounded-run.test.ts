import * as fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { BoundedRun } from "./bounded-run.ts";

/** A run whose jobs the test completes. */
function manualRun(parallel: number) {
  const pending = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const results: string[] = [];
  let mostAtOnce = 0;
  const run = new BoundedRun<string, string>({
    parallel,
    keyOf: (job) => job,
    work: (job, signal) =>
      new Promise((resolve, reject) => {
        pending.set(job, { resolve: () => resolve(job), reject });
        mostAtOnce = Math.max(mostAtOnce, pending.size);
        signal.addEventListener("abort", () => {
          pending.delete(job);
          reject(signal.reason);
        });
      }),
    onResult: (job) => void results.push(job),
  });
  const settle = async (job: string, error?: Error): Promise<void> => {
    const one = pending.get(job);
    pending.delete(job);
    if (error === undefined) one?.resolve();
    else one?.reject(error);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
  };
  return { run, pending, results, settle, mostAtOnce: () => mostAtOnce };
}

const JOBS = ["a", "b", "c", "d", "e", "f"];
/** So many that a run in which they fail gives up. */
const FAILING = Array.from({ length: 12 }, (_, index) => `failing ${index}`);

describe("BoundedRun", () => {
  it("does nothing before it is started", () => {
    const { run, pending } = manualRun(2);
    run.add(JOBS);
    expect(pending.size).toBe(0);
    expect(run.getProgress()).toMatchObject({ status: "idle", jobs: 6, done: 0 });
  });

  it("takes more jobs, and more further jobs, than a call has arguments", async () => {
    const many = (name: string) => Array.from({ length: 200_000 }, (_, index) => `${name} ${index}`);
    const run = new BoundedRun<string, string>({
      parallel: 1,
      keyOf: (job) => job,
      work: async (job) => {
        if (job !== "first 0") run.stop();
        return job;
      },
      onResult: (job) => (job === "first 0" ? many("further") : []),
    });
    run.add(many("first"));
    run.start();
    await vi.waitFor(() => expect(run.waiting).toHaveLength(399_999));
    expect(run.waiting[0]).toBe("further 0");
  });

  it("runs at most the allowed number of jobs, and starts the next when one ends", async () => {
    const { run, pending, settle } = manualRun(2);
    run.add(JOBS);
    run.start();
    expect([...pending.keys()]).toEqual(["a", "b"]);
    await settle("b");
    expect([...pending.keys()]).toEqual(["a", "c"]);
    expect(run.getProgress()).toMatchObject({ status: "running", done: 1 });
  });

  it("resumes after a job has stopped it as soon as it began", async () => {
    const results: string[] = [];
    let isLong = true;
    const run: BoundedRun<string, string> = new BoundedRun({
      parallel: 2,
      keyOf: (job: string) => job,
      work: (job, signal) => {
        if (isLong) run.stop();
        return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(job);
      },
      onResult: (job) => void results.push(job),
    });
    run.add(JOBS);
    run.start();
    expect(run.getProgress()).toMatchObject({ status: "stopped", done: 0 });
    expect(run.waiting.toSorted()).toEqual(JOBS);
    isLong = false;
    run.start();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(results.toSorted()).toEqual(JOBS);
    expect(run.getProgress()).toMatchObject({ status: "finished", done: 6 });
  });

  it("keeps its results when stopped, and resumes", async () => {
    const { run, pending, results, settle } = manualRun(2);
    run.add(JOBS);
    run.start();
    await settle("a");
    run.stop();
    expect(pending.size).toBe(0);
    expect(run.getProgress()).toMatchObject({ status: "stopped", jobs: 6, done: 1, failures: [] });
    run.start();
    expect([...pending.keys()]).toEqual(["b", "c"]);
    for (const job of JOBS) await settle(job);
    expect(results).toEqual(JOBS);
    expect(run.getProgress()).toMatchObject({ status: "finished", done: 6 });
  });

  it("counts failures, and retries only those", async () => {
    const { run, pending, results, settle } = manualRun(6);
    run.add(JOBS);
    run.start();
    for (const job of JOBS) await settle(job, job === "c" ? new Error("no") : undefined);
    expect(run.getProgress()).toMatchObject({ status: "finished", done: 5, failures: [{ job: "c" }] });
    run.retry();
    expect([...pending.keys()]).toEqual(["c"]);
    await settle("c");
    expect(run.getProgress()).toMatchObject({ status: "finished", done: 6, failures: [] });
    expect(results).toEqual(["a", "b", "d", "e", "f", "c"]);
  });

  it("gives up after consecutive failures, and can be started again", async () => {
    const { run, pending, settle } = manualRun(1);
    run.add([...FAILING, "a"]);
    run.start();
    for (const job of FAILING) await settle(job, new Error("no"));
    expect(run.getProgress()).toMatchObject({ status: "stopped", hasGivenUp: true });
    expect(run.getProgress().failures).toHaveLength(12);
    expect(pending.size).toBe(0);
    run.retry();
    expect([...pending.keys()]).toEqual(["a"]);
    expect(run.getProgress()).toMatchObject({ status: "running", hasGivenUp: false, failures: [] });
  });

  it("has not given up if the last jobs failed", async () => {
    const { run, settle } = manualRun(1);
    run.add(FAILING);
    run.start();
    for (const job of FAILING) await settle(job, new Error("no"));
    expect(run.getProgress()).toMatchObject({ status: "finished", hasGivenUp: false });
  });

  it("runs added jobs, also from results, each once", async () => {
    const requested: number[] = [];
    const run = new BoundedRun<number, number>({
      parallel: 3,
      keyOf: String,
      work: (job) => {
        requested.push(job);
        return Promise.resolve(job);
      },
      onResult: (job) => (job < 20 ? [job * 2, job * 2 + 1, 1] : []),
    });
    run.add([1, 1]);
    run.start();
    await expect.poll(() => run.getProgress().status).toBe("finished");
    expect(requested.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1));
    run.add([100]);
    expect(run.getProgress().status).toBe("stopped");
    run.start();
    await expect.poll(() => run.getProgress()).toMatchObject({ status: "finished", done: 40, jobs: 40 });
  });

  it("treats an error in onResult as a failure of the job", async () => {
    const run = new BoundedRun<string, string>({
      parallel: 1,
      keyOf: (job) => job,
      work: (job) => Promise.resolve(job),
      onResult: () => {
        throw new Error("unreadable");
      },
    });
    run.add(["a"]);
    run.start();
    await expect
      .poll(() => run.getProgress())
      .toMatchObject({ status: "finished", failures: [{ job: "a" }] });
  });

  it("lets the event loop run between jobs without requests, and reports their progress together", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    let tasks = 0;
    const run = new BoundedRun<number, number>({
      keyOf: (job) => job,
      work: (job) => {
        now += 10;
        return Promise.resolve(job);
      },
      onResult: () => {},
    });
    const reports: number[] = [];
    run.subscribe(() => void reports.push(run.getProgress().done));
    run.add(Array.from({ length: 100 }, (_, index) => index));
    run.start();
    while (run.getProgress().status === "running") {
      tasks += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    }
    expect(run.getProgress()).toMatchObject({ status: "finished", done: 100 });
    expect(tasks).toBeGreaterThan(10);
    expect(reports.length).toBeLessThan(60);
  });

  it("completes every job exactly once, despite stops and failures", async () => {
    type Step = { kind: "settle" | "fail"; pick: number } | { kind: "stop" | "start" | "retry" };
    const pick = fc.nat({ max: 5 });
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant("settle" as const), pick }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant("fail" as const), pick }) },
      fc.record({ kind: fc.constantFrom("stop" as const, "start" as const, "retry" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.uniqueArray(fc.string(), { maxLength: 12 }),
        fc.array(step, { maxLength: 30 }),
        async (parallel, jobs, steps) => {
          const { run, pending, results, settle, mostAtOnce } = manualRun(parallel);
          run.add(jobs);
          run.start();
          let done = 0;
          for (const step of steps) {
            if (step.kind === "settle" || step.kind === "fail") {
              const job = [...pending.keys()][step.pick];
              if (job !== undefined) await settle(job, step.kind === "fail" ? new Error("no") : undefined);
            } else run[step.kind]();
            const progress = run.getProgress();
            expect(progress.done).toBeGreaterThanOrEqual(done);
            expect(progress.done + progress.failures.length).toBeLessThanOrEqual(progress.jobs);
            done = progress.done;
          }
          run.retry();
          while (pending.size > 0) for (const job of pending.keys()) await settle(job);
          expect(results.toSorted()).toEqual(jobs.toSorted());
          expect(run.getProgress()).toMatchObject({ status: "finished", done: jobs.length, failures: [] });
          expect(mostAtOnce()).toBeLessThanOrEqual(parallel);
        },
      ),
      { numRuns: 60 },
    );
  });
});
