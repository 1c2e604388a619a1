import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ascending, behaviours, loadAll, orders, schedulers, sizes, turns } from "./load-pages.fixture.ts";
import { type Behaviour, honest, range, type Service, simulate, turn } from "./paging.fixture.ts";
import type { PagedList } from "./paging.ts";

const leftOut = (...what: Behaviour["leftOut"]) =>
  fc.array(fc.constantFrom("nothing" as const, ...what), { maxLength: 6 });
const anyLeftOut = leftOut("pagination", "total", "returned", "skip", "everything but total");

const whole = { ignoresTake: fc.constant(true), ignoresSkip: fc.constant(true) };
const array = { count: sizes.count, take: sizes.take, shape: fc.constant("array" as const) };

test.each<[what: string, behaviour: fc.Arbitrary<Behaviour>]>([
  [
    "caps or ignores Take, changes its total, leaves numbers or all of pagination out",
    behaviours({ ...sizes, ignoresTake: fc.boolean(), totals: turns(-130, 60), leftOut: anyLeftOut }),
  ],
  [
    "sends items besides those that were requested, from before Skip or once more",
    behaviours({
      ...sizes,
      ignoresTake: fc.boolean(),
      repeats: turns(0, 10),
      doubles: turns(0, 5),
      totals: turns(-130, 60),
      leftOut: leftOut("total", "skip"),
    }),
  ],
  ["gives a wrong `returned`", behaviours({ ...sizes, returned: turns(-40, 40), totals: turns(-130, 60) })],
  ["rounds Skip down to whole pages", behaviours({ ...sizes, roundsSkip: fc.constant(true) })],
  ["sends plain arrays, cut to Take or not", behaviours({ ...array, ignoresTake: fc.boolean() })],
  ["sends the whole list as a plain array, whatever is requested", behaviours({ ...array, ...whole })],
])("no item is lost or duplicated with a service that %s", async (_what, behaviour) => {
  await fc.assert(
    fc.asyncProperty(behaviour, schedulers, orders, async (given, parallel, order) => {
      const { items, ledger } = await loadAll(simulate(given), { parallel, take: given.take, order });
      expect(ascending(items)).toEqual(range(0, given.count));
      expect(ledger.isOver).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** Lists with duplicate items: adjacent, far apart, or one of them many times. */
const repetitive: fc.Arbitrary<readonly number[]> = fc
  .record({ count: fc.integer({ min: 1, max: 60 }), times: fc.integer({ min: 2, max: 3 }), at: fc.nat(60) })
  .chain(({ count, times, at }) => {
    const once = range(0, count);
    const bulk = Array.from({ length: times * 40 }, () => at % count);
    return fc.constantFrom(
      once.flatMap((item) => Array.from({ length: times }, () => item)),
      Array.from({ length: times }, () => once).flat(),
      once.toSpliced(at % count, 0, ...bulk),
      [...once, ...once.slice(0, at)],
      once.flatMap((item) => (item % 10 === 0 ? [item, item] : [item])),
    );
  });

test("a list with duplicates is loaded completely, with few extra requests", async () => {
  const behaviour = behaviours({
    data: repetitive,
    // With one or two items per page, different pages often look the same.
    take: fc.integer({ min: 7, max: 30 }),
    cap: fc.integer({ min: 7, max: 30 }),
    leftOut: fc.constantFrom<Behaviour["leftOut"]>([], ["total"], ["returned"], ["pagination"]),
  });
  await fc.assert(
    fc.asyncProperty(behaviour, schedulers, orders, async (given, parallel, order) => {
      const data = given.data ?? [];
      const size = Math.min(given.take, given.cap);
      // Otherwise the pages are those of a service that ignores Skip.
      fc.pre(new Set(data).size !== size || data.length % size > 0);
      const { items, ledger, requests } = await loadAll(simulate(given), {
        parallel,
        take: given.take,
        order,
      });
      expect(ascending(items)).toEqual(ascending([...new Set(data)]));
      expect(ledger).toMatchObject({ isOver: true, endsEarly: false });
      const pages = Math.ceil(data.length / size);
      expect(requests).toBeLessThanOrEqual(pages + 2);
    }),
    { numRuns: 1000 },
  );
});

test.each<[what: string, data: readonly number[], pages: number, distinct: number]>([
  ["each of 500 twice, next to each other", range(0, 500).flatMap((item) => [item, item]), 20, 500],
  ["each of 500 twice, far apart", [...range(0, 500), ...range(0, 500)], 20, 500],
  [
    "every tenth of 500 twice",
    range(0, 500).flatMap((item) => (item % 10 === 0 ? [item, item] : [item])),
    11,
    500,
  ],
  ["one of them 200 times before 500 others", [...range(0, 200).map(() => -1), ...range(0, 500)], 14, 501],
])("a list with %s takes as many requests as it has pages", async (_what, data, pages, distinct) => {
  const service = simulate({ ...honest, data });
  for (const parallel of [1, 4]) {
    const { ledger, requests } = await loadAll(service, { parallel, take: 50 });
    expect({ requests, distinct: ledger.count }).toEqual({ requests: pages, distinct });
    expect(ledger).toMatchObject({ isOver: true, endsEarly: false, covered: data.length });
  }
});

test("an early empty page: the end is reported as early, and a retry continues", async () => {
  const emptyPages = fc.uniqueArray(fc.nat(8), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      behaviours({ ...sizes, emptyPages }),
      schedulers,
      orders,
      async (given, parallel, order) => {
        const setup = { parallel, take: given.take, order };
        const { items, ledger } = await loadAll(simulate(given), setup);
        expect(ledger.endsEarly).toBe(items.length < given.count);
        const patient = await loadAll(simulate(given), { ...setup, patience: given.emptyPages.length });
        expect(patient.items).toEqual(range(0, given.count));
      },
    ),
    { numRuns: 300 },
  );
});

test("loading from a service that ignores Skip ends, and is not complete", async () => {
  const behaviour = behaviours({
    ...sizes,
    // One item per page may as well be a list that contains it several times.
    take: fc.integer({ min: 2, max: 30 }),
    ignoresSkip: fc.constant(true),
    echoesSkip: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(behaviour, schedulers, async (given, parallel) => {
      const { items, ledger, requests } = await loadAll(simulate(given), { parallel, take: given.take });
      expect(requests).toBeLessThanOrEqual(parallel === 1 ? 4 : 8);
      expect(ledger.endsEarly).toBe(items.length < given.count);
    }),
  );
});

test("with an inconsistent service loading ends for every finite list, and Skip always grows", async () => {
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
      fc.array(page, { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 1, max: 20 }),
      schedulers,
      orders,
      async (pages, take, parallel, order) => {
        let sent = 0;
        const service: Service = () => ({
          ...(turn(pages, sent++) ?? { results: [], pagination: null, shape: "paged" }),
        });
        const { items, skips } = await loadAll(service, { parallel, take, order, maxRequests: 1000 });
        expect(new Set(items).size).toBe(items.length);
        expect(new Set(skips).size).toBe(skips.length);
        // Concurrent schedulers go back to fill gaps.
        expect(parallel > 1 || skips.join() === ascending(skips).join()).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test("loading from a service whose list never ends ends at the limit", async () => {
  const total = fc.constantFrom<(end: number) => number | null>(
    (end) => end + 1,
    (end) => 2 * end + 50,
    () => Number.MAX_SAFE_INTEGER,
    () => null,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({ total, size: fc.integer({ min: 1, max: 20 }), hasNumbers: fc.boolean() }),
      fc.record({ items: fc.integer({ min: 1, max: 200 }), pages: fc.integer({ min: 1, max: 50 }) }),
      schedulers,
      orders,
      async ({ total, size, hasNumbers }, limit, parallel, order) => {
        const service: Service = (skip) => {
          const sent = { take: size, skip, returned: size };
          const numbers = hasNumbers ? sent : { take: null, skip: null, returned: null };
          return {
            results: range(skip, skip + size),
            pagination: { ...numbers, total: total(skip + size) },
            shape: "paged",
          };
        };
        const { items, ledger, requests } = await loadAll(service, { parallel, take: size, order, limit });
        expect(ledger).toMatchObject({ isOver: true, isCut: true, endsEarly: true });
        expect(requests).toBeLessThanOrEqual(limit.pages);
        expect(requests === limit.pages || items.length >= limit.items).toBe(true);
        expect(items.length).toBeLessThan(limit.items + size * parallel);
      },
    ),
  );
});

test("a correct service gets no unnecessary requests", async () => {
  await fc.assert(
    fc.asyncProperty(behaviours(sizes), schedulers, orders, async (given, parallel, order) => {
      const { items, ledger, requests } = await loadAll(simulate(given), {
        parallel,
        take: given.take,
        order,
      });
      expect(items).toEqual(range(0, given.count));
      expect(requests).toBe(Math.max(1, Math.ceil(given.count / Math.min(given.take, given.cap))));
      expect(ledger).toMatchObject({ total: given.count, endsEarly: false });
    }),
  );
});

test("a total that shrank costs no more than one request", async () => {
  let first = true;
  const shrunk: Service = (skip, take) => {
    const results = range(skip, Math.min(skip + take, first ? 100 : 60));
    const total = first ? 100 : 60;
    first = false;
    return { results, pagination: { total, take, skip, returned: results.length }, shape: "paged" };
  };
  const { requests, ledger } = await loadAll(shrunk, { parallel: 1, take: 20 });
  expect(requests).toBe(4);
  expect(ledger.endsEarly).toBe(false);
});
