import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { PagedList } from "#api/paging.ts";
import { range, simulate } from "#api/test-paging.ts";
import { PageRun } from "./page-run.ts";
import { arrived, behaviours, itemsOf, picks, runOver, sizes } from "./test-page-run.ts";
import { quiet } from "../test-service.ts";

test("an honest service is asked no more often than needed, four pages at once", async () => {
  await fc.assert(
    fc.asyncProperty(behaviours(sizes), picks, async (behaviour, order) => {
      const { run, requests, finish, most } = runOver(simulate(behaviour), behaviour.take);
      run.start();
      expect(requests).toHaveLength(1);
      await finish(order);
      const pages = Math.max(1, Math.ceil(behaviour.count / Math.min(behaviour.take, behaviour.cap)));
      expect(requests).toHaveLength(pages);
      expect(most()).toBe(Math.min(4, Math.max(1, pages - 1)));
      expect(run).toMatchObject({ total: behaviour.count, endedEarly: false });
    }),
    { numRuns: 200, seed: 16 },
  );
});

test("failed pages keep their places, and a retry asks for them alone", async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviours(sizes),
      fc.uniqueArray(fc.nat(12), { maxLength: 6 }),
      picks,
      async (behaviour, failing, order) => {
        const { run, requests, finish, most } = runOver(simulate(behaviour), behaviour.take, (index) =>
          failing.includes(index),
        );
        run.start();
        await finish(order);
        for (let retries = 0; !run.done; retries += 1) {
          expect(retries).toBeLessThanOrEqual(failing.length);
          const failed = run.pages.filter(({ status }) => status === "failed").map(({ skip }) => skip);
          expect(failed.length).toBeGreaterThan(0);
          const before = requests.length;
          const loaded = itemsOf(run);
          run.retry();
          expect(itemsOf(run)).toEqual(loaded);
          const retried = requests.slice(before).map(({ skip }) => skip);
          expect(retried.slice(0, failed.length)).toEqual(failed.slice(0, 4));
          expect(retried.some((skip) => arrived(run).includes(skip))).toBe(false);
          await finish(order);
        }
        expect(itemsOf(run)).toEqual(range(0, behaviour.count));
        expect(most()).toBeLessThanOrEqual(4);
      },
    ),
    { numRuns: 200, seed: 17 },
  );
});

test("stopping cancels what is under way, and going on asks only for what is not there", async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviours(sizes),
      fc.array(fc.nat(5), { maxLength: 6 }),
      picks,
      async (behaviour, stops, order) => {
        const { run, requests, waiting, finish } = runOver(simulate(behaviour), behaviour.take);
        const arrived = new Set<number>();
        run.start();
        for (const answers of stops) {
          for (let left = answers; left > 0; left -= 1) {
            const [request] = waiting;
            if (request !== undefined) arrived.add(request.skip);
            request?.settle();
            await quiet();
          }
          const underWay = [...waiting];
          run.stop();
          expect(underWay.every(({ signal }) => signal.aborted)).toBe(true);
          expect(run.busy).toBe(false);
          await quiet();
          const before = requests.length;
          run.start();
          for (const { skip } of requests.slice(before)) expect(arrived.has(skip)).toBe(false);
        }
        await finish(order);
        expect(itemsOf(run)).toEqual(range(0, behaviour.count));
        expect(run).toMatchObject({ done: true, endedEarly: false });
      },
    ),
    { numRuns: 200, seed: 18 },
  );
});

test("an answer that comes in spite of having been cancelled is left alone", async () => {
  const { promise, resolve } = Promise.withResolvers<PagedList<number>>();
  const onChange = vi.fn<() => void>();
  const run = new PageRun<number>({ take: 5, keyOf: String, onChange, fetchPage: async () => promise });
  run.start();
  run.stop();
  resolve({ results: [1], pagination: null, shape: "array" });
  await quiet();
  expect(run.loaded).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});

test("an empty page too early is an early end, and can be asked for again", async () => {
  const empty = fc.uniqueArray(fc.nat(8), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(behaviours({ ...sizes, emptyPages: empty }), picks, async (behaviour, order) => {
      const { run, finish } = runOver(simulate(behaviour), behaviour.take);
      run.start();
      await finish(order);
      for (let retries = 0; retries <= behaviour.emptyPages.length && run.endedEarly; retries += 1) {
        run.retry();
        await finish(order);
      }
      expect(itemsOf(run)).toEqual(range(0, behaviour.count));
      expect(run).toMatchObject({ done: true, endedEarly: false });
    }),
    { numRuns: 200, seed: 19 },
  );
});

test("a service that takes no notice of Skip comes to an end, and does not pass for complete", async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviours({ ...sizes, ignoresSkip: fc.constant(true) }),
      picks,
      async (behaviour, order) => {
        const { run, requests, finish } = runOver(simulate(behaviour), behaviour.take);
        run.start();
        await finish(order);
        expect(requests.length).toBeLessThanOrEqual(1 + 3 + 3);
        expect(run.endedEarly).toBe(run.loaded < behaviour.count);
      },
    ),
    { numRuns: 100, seed: 20 },
  );
});

test("a total that is not filled in is none", async () => {
  const { run, finish } = runOver((skip, take) => {
    const results = range(skip, Math.min(skip + take, 12));
    return { results, pagination: { total: 0, take, skip, returned: results.length }, shape: "paged" };
  }, 5);
  run.start();
  await finish([]);
  expect(itemsOf(run)).toEqual(range(0, 12));
});
