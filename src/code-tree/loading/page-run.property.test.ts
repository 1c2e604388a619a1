import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PagedList } from "#api/paging.ts";
import { type Behaviour, range, type Service, simulate, turn } from "#api/test-paging.ts";
import {
  behaviours,
  expectOrderly,
  itemsOf,
  leftOut,
  picks,
  runOver,
  sizes,
  turns,
} from "./test-page-run.ts";

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

  // Only one page at a time: where answers overtake each other, nothing tells what an item that came again stands in place of.
  test("where it sends items again, in front of a page or in place of others, and names no total", async () => {
    const noTotal = fc.array(fc.constantFrom("total" as const, "pagination" as const), {
      minLength: 1,
      maxLength: 6,
    });
    const repeating = behaviours({ ...sizes, repeats: turns(0, 10), slides: turns(0, 5), leftOut: noTotal });
    await fc.assert(fc.asyncProperty(repeating, fc.constant<number[]>([]), expectAll), {
      numRuns: 200,
      seed: 14,
    });
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
