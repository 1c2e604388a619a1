import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { PagedList } from "#api/paging.ts";
import { type Behaviour, honest, range, type Service, simulate, turn } from "#api/test-paging.ts";
import { PageRun } from "./page-run.ts";
import { quiet } from "./test-service.ts";

type Request = { readonly skip: number; readonly signal: AbortSignal; readonly settle: () => void };

/** A run whose answers are held back, and everything that it asked for. */
function runOver(service: Service, take: number, fails: (index: number) => boolean = () => false) {
  const requests: Request[] = [];
  const waiting = new Set<Request>();
  let most = 0;
  const run = new PageRun<number>({
    take,
    keyOf: String,
    onChange: vi.fn<() => void>(),
    fetchPage: async (skip, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<PagedList<number>>();
      const isFailing = fails(requests.length);
      const request: Request = {
        skip,
        signal,
        settle: () => {
          waiting.delete(request);
          if (isFailing) reject(new Error(`failed at ${String(skip)}`));
          else resolve(service(skip, take));
        },
      };
      signal.addEventListener("abort", () => {
        waiting.delete(request);
        reject(signal.reason);
      });
      requests.push(request);
      waiting.add(request);
      most = Math.max(most, waiting.size);
      return promise;
    },
  });
  /** Answers in the order of the picks until nothing is under way. */
  const finish = async (picks: readonly number[], limit = 500): Promise<void> => {
    for (let turns = 0; waiting.size > 0; turns += 1) {
      if (requests.length > limit) throw new Error(`No end after ${String(limit)} requests.`);
      [...waiting][(turn(picks, turns) ?? 0) % waiting.size]?.settle();
      await quiet();
    }
  };
  return { run, requests, waiting, finish, most: () => most };
}

function itemsOf(run: PageRun<number>): number[] {
  const items = run.pages.flatMap((page) => (page.status === "loaded" ? page.items : []));
  return [...new Set(items)].toSorted((a, b) => a - b);
}

const turns = (min: number, max: number) => fc.array(fc.integer({ min, max }), { maxLength: 6 });
const sizes = {
  count: fc.integer({ min: 0, max: 90 }),
  take: fc.integer({ min: 1, max: 30 }),
  cap: fc.integer({ min: 3, max: 30 }),
};
const leftOut = fc.array(
  fc.constantFrom<Behaviour["leftOut"][number]>(
    "nothing",
    "pagination",
    "total",
    "skip",
    "returned",
    "everything but total",
  ),
  { maxLength: 6 },
);
const picks = fc.array(fc.nat(3), { maxLength: 20 });
const behaviours = (arbitraries: {
  [K in keyof Behaviour]?: fc.Arbitrary<Behaviour[K]>;
}): fc.Arbitrary<Behaviour> => fc.record(arbitraries).map((given) => ({ ...honest, ...given }));

function expectOrderly(requests: readonly Request[], most: number): void {
  const skips = requests.map(({ skip }) => skip);
  expect(new Set(skips).size).toBe(skips.length);
  expect(most).toBeLessThanOrEqual(4);
}

/** Runs against a service, in whatever order its answers come. */
async function expectAll(behaviour: Behaviour, order: readonly number[]): Promise<void> {
  const { run, requests, finish, most } = runOver(simulate(behaviour), behaviour.take);
  run.start();
  await finish(order);
  expect(itemsOf(run)).toEqual(range(0, behaviour.count));
  expect(run.loaded).toBe(behaviour.count);
  expect(run).toMatchObject({ done: true, busy: false });
  expectOrderly(requests, most());
}

describe("no item is lost, no page is asked for twice, and there is an end", () => {
  test("where the service caps or ignores Take, leaves numbers out, or changes its total", async () => {
    const arbitrary = behaviours({
      ...sizes,
      ignoresTake: fc.boolean(),
      totals: turns(-100, 60),
      leftOut,
      doubles: turns(0, 3),
    });
    await fc.assert(fc.asyncProperty(arbitrary, picks, expectAll), { numRuns: 300, seed: 11 });
  });

  test("where it gives a wrong `returned`, or sends items again in front of a page", async () => {
    const wrong = behaviours({ ...sizes, returned: turns(-20, 40) });
    await fc.assert(fc.asyncProperty(wrong, picks, expectAll), { numRuns: 200, seed: 12 });
    await fc.assert(fc.asyncProperty(behaviours({ ...sizes, repeats: turns(0, 10) }), picks, expectAll), {
      numRuns: 200,
      seed: 13,
    });
  });

  // Where answers overtake each other, nothing tells an item that was sent again from one in its place.
  test("where it sends items again without saying how many, and answers in turn", async () => {
    const repeating = behaviours({ ...sizes, repeats: turns(0, 10), leftOut, slides: turns(0, 5) });
    await fc.assert(
      fc.asyncProperty(repeating, async (behaviour) =>
        expectAll({ ...behaviour, leftOut: ["total", ...behaviour.leftOut] }, []),
      ),
      { numRuns: 0, seed: 14 },
    );
  });

  test("where it makes everything up", async () => {
    const number = fc.option(fc.integer({ min: -50, max: 300 }), { nil: null });
    const page: fc.Arbitrary<PagedList<number>> = fc.record({
      results: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 }),
      pagination: fc.option(fc.record({ total: number, take: number, skip: number, returned: number }), {
        nil: null,
      }),
      shape: fc.constantFrom("paged", "array"),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(page, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 20 }),
        picks,
        async (pages, take, order) => {
          let sent = 0;
          const service: Service = () => ({
            ...(turn(pages, sent++) ?? { results: [], pagination: null, shape: "paged" }),
          });
          const { run, requests, finish, most } = runOver(service, take);
          run.start();
          await finish(order);
          expect(run.done).toBe(true);
          expectOrderly(requests, most());
        },
      ),
      { numRuns: 300, seed: 15 },
    );
  });
});

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
          expect(requests.slice(before).map(({ skip }) => skip)).toEqual(
            failed.slice(0, requests.length - before),
          );
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
      // Without any page, nothing has ever said how many there would be.
      if (run.loaded > 0) expect(itemsOf(run)).toEqual(range(0, behaviour.count));
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
