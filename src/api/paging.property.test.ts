import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dedupe, nextSkip, type PagedList, type RequestedPage } from "./paging.ts";
import { type Behaviour, honest, range, type Service, simulate, turn } from "./test-paging.ts";

type Loaded = {
  items: number[];
  requests: number;
  complete: boolean;
  resumeAt: number | null;
  skips: number[];
};

/** Loads a list as the application does; with `patience` it goes on where the list says that it is not complete. */
function load(service: Service, take: number, patience = 0, limit = 5000): Loaded {
  const pages: RequestedPage<number>[] = [];
  const keyOf = String;
  for (let left = patience; ;) {
    let next = nextSkip(pages, keyOf);
    if (next.end && next.resumeAt !== null && left-- > 0) next = { end: false, skip: next.resumeAt };
    if (next.end) {
      const items = dedupe(
        pages.flatMap(({ page }) => page.results),
        keyOf,
      );
      const skips = pages.map(({ requestedSkip }) => requestedSkip);
      return { items, requests: pages.length, complete: next.complete, resumeAt: next.resumeAt, skips };
    }
    if (pages.length >= limit) throw new Error(`No end after ${limit} pages.`);
    pages.push({ requestedSkip: next.skip, requestedTake: take, page: service(next.skip, take) });
  }
}

function sorted({ items }: Loaded): number[] {
  return items.toSorted((a, b) => a - b);
}

const turns = (min: number, max: number) => fc.array(fc.integer({ min, max }), { maxLength: 6 });
const sizes = {
  count: fc.integer({ min: 0, max: 120 }),
  take: fc.integer({ min: 1, max: 40 }),
  cap: fc.integer({ min: 1, max: 40 }),
};
const faults = {
  ...sizes,
  ignoresTake: fc.boolean(),
  repeats: turns(0, 10),
  slides: turns(0, 10),
  doubles: turns(0, 5),
  totals: turns(-130, 60),
  leftOut: fc.array(
    fc.constantFrom<Behaviour["leftOut"][number]>(
      "nothing",
      "pagination",
      "total",
      "returned",
      "skip",
      "everything but total",
    ),
    { maxLength: 6 },
  ),
};
const behaviours = (arbitraries: {
  [K in keyof Behaviour]?: fc.Arbitrary<Behaviour[K]>;
}): fc.Arbitrary<Behaviour> => fc.record(arbitraries).map((given) => ({ ...honest, ...given }));

describe("whatever the service does, no item is lost, none comes twice, and there is an end", () => {
  test("caps or ignores Take, sends items again, changes total, leaves numbers or all of pagination out", () => {
    fc.assert(
      fc.property(behaviours(faults), (behaviour) => {
        expect(sorted(load(simulate(behaviour), behaviour.take))).toEqual(range(0, behaviour.count));
      }),
      { numRuns: 1000 },
    );
  });

  test("gives a wrong `returned`", () => {
    fc.assert(
      fc.property(
        behaviours({ ...sizes, returned: turns(-40, 40), totals: turns(-130, 60) }),
        (behaviour) => {
          expect(sorted(load(simulate(behaviour), behaviour.take))).toEqual(range(0, behaviour.count));
        },
      ),
      { numRuns: 500 },
    );
  });

  test("rounds Skip down to whole pages", () => {
    fc.assert(
      fc.property(behaviours({ ...sizes, roundsSkip: fc.constant(true) }), (behaviour) => {
        expect(sorted(load(simulate(behaviour), behaviour.take))).toEqual(range(0, behaviour.count));
      }),
    );
  });

  test("sends plain arrays, cut to Take or whole", () => {
    const array = { count: sizes.count, take: sizes.take, shape: fc.constant("array" as const) };
    fc.assert(
      fc.property(behaviours({ ...array, ignoresTake: fc.boolean() }), (behaviour) => {
        expect(sorted(load(simulate(behaviour), behaviour.take))).toEqual(range(0, behaviour.count));
      }),
    );
    fc.assert(
      fc.property(behaviours(array), (behaviour) => {
        const whole = simulate({ ...behaviour, ignoresTake: true, ignoresSkip: true });
        expect(sorted(load(whole, behaviour.take))).toEqual(range(0, behaviour.count));
      }),
    );
  });

  test("sends empty pages too early: what is missing is said, and can be had by going on", () => {
    const empty = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 4 });
    fc.assert(
      fc.property(behaviours({ ...sizes, emptyPages: empty }), (behaviour) => {
        const loaded = load(simulate(behaviour), behaviour.take);
        expect(loaded.complete).toBe(loaded.items.length === behaviour.count);
        expect(sorted(load(simulate(behaviour), behaviour.take, behaviour.emptyPages.length))).toEqual(
          range(0, behaviour.count),
        );
      }),
      { numRuns: 500 },
    );
  });

  test("ignores Skip: there is an end, and it does not pass for a complete list", () => {
    fc.assert(
      fc.property(behaviours({ ...sizes, ignoresSkip: fc.constant(true) }), (behaviour) => {
        const loaded = load(simulate(behaviour), behaviour.take);
        expect(loaded.requests).toBeLessThanOrEqual(4);
        expect(loaded.complete).toBe(loaded.items.length === behaviour.count);
      }),
    );
  });

  test("makes everything up: there is an end for every finite list, and Skip always grows", () => {
    const number = fc.option(fc.integer({ min: -50, max: 300 }), { nil: null });
    const page: fc.Arbitrary<PagedList<number>> = fc.record({
      results: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 }),
      pagination: fc.option(fc.record({ total: number, take: number, skip: number, returned: number }), {
        nil: null,
      }),
      shape: fc.constantFrom("paged", "array"),
    });
    fc.assert(
      fc.property(
        fc.array(page, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 20 }),
        (pages, take) => {
          let sent = 0;
          const service: Service = () => {
            const made = turn(pages, sent++) ?? { results: [], pagination: null, shape: "paged" };
            // Another object each time, as from a real service.
            return { ...made };
          };
          const { items, skips, complete, resumeAt } = load(service, take, 0, 400);
          expect(new Set(items).size).toBe(items.length);
          expect(skips).toEqual([...new Set(skips)].toSorted((a, b) => a - b));
          expect(complete).toBe(resumeAt === null);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test("an honest service is asked no more often than needed", () => {
  fc.assert(
    fc.property(behaviours(sizes), (behaviour) => {
      const { requests, complete } = load(simulate(behaviour), behaviour.take);
      const perPage = Math.min(behaviour.take, behaviour.cap);
      expect(requests).toBe(Math.max(1, Math.ceil(behaviour.count / perPage)));
      expect(complete).toBe(true);
    }),
  );
});

test("a total that shrank costs no more than one request", () => {
  const { items, requests, complete } = load(simulate({ ...honest, count: 100, totals: [-40] }), 50);
  expect({ items: items.length, requests, complete }).toEqual({ items: 100, requests: 2, complete: true });
  let first = true;
  const shrunk: Service = (skip, take) => {
    const page = simulate({ ...honest, count: first ? 100 : 60 })(skip, take);
    first = false;
    return page;
  };
  expect(load(shrunk, 20)).toMatchObject({ requests: 4, complete: true });
});
