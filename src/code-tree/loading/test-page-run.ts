import * as fc from "fast-check";
import { expect, vi } from "vitest";
import type { PagedList } from "#api/paging.ts";
import { type Behaviour, honest, type Service, turn } from "#api/test-paging.ts";
import { PageRun } from "./page-run.ts";
import { quiet } from "../test-service.ts";

type Request = { readonly skip: number; readonly signal: AbortSignal; readonly settle: () => void };

/** A run whose answers are held back, and everything that it asked for. */
export function runOver(service: Service, take: number, fails: (index: number) => boolean = () => false) {
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

export function itemsOf(run: PageRun<number>): number[] {
  const items = run.pages.flatMap((page) => (page.status === "loaded" ? page.items : []));
  return [...new Set(items)].toSorted((a, b) => a - b);
}

export const turns = (min: number, max: number) => fc.array(fc.integer({ min, max }), { maxLength: 6 });
export const sizes = {
  count: fc.integer({ min: 0, max: 90 }),
  take: fc.integer({ min: 1, max: 30 }),
  cap: fc.integer({ min: 3, max: 30 }),
};
export const leftOut = fc.array(
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
export const picks = fc.array(fc.nat(3), { maxLength: 20 });
export const behaviours = (arbitraries: {
  [K in keyof Behaviour]?: fc.Arbitrary<Behaviour[K]>;
}): fc.Arbitrary<Behaviour> => fc.record(arbitraries).map((given) => ({ ...honest, ...given }));

export function arrived(run: PageRun<number>): number[] {
  return run.pages.filter(({ status }) => status === "loaded").map(({ skip }) => skip);
}

export function expectOrderly(requests: readonly Request[], most: number): void {
  const skips = requests.map(({ skip }) => skip);
  expect(new Set(skips).size).toBe(skips.length);
  expect(most).toBeLessThanOrEqual(4);
}
