import * as fc from "fast-check";
import { expect, test } from "vitest";
import { behaviours, loaderOver, orders, schedulers, settled, sizes } from "./load-pages.fixture.ts";
import { honest, range, simulate } from "./paging.fixture.ts";

test("keeps to the limit of concurrent requests, and reaches it after the first page", async () => {
  await fc.assert(
    fc.asyncProperty(behaviours(sizes), orders, async (given, order) => {
      const { loader, requests, finish, mostAtOnce } = loaderOver(simulate(given), {
        parallel: 4,
        take: given.take,
      });
      loader.start();
      expect(requests).toHaveLength(1);
      await finish(order);
      expect(mostAtOnce()).toBe(Math.min(4, Math.max(1, requests.length - 1)));
    }),
  );
});

test("failed pages keep their positions, and a retry requests only them", async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviours(sizes),
      fc.uniqueArray(fc.nat(12), { maxLength: 6 }),
      schedulers,
      orders,
      async (given, failing, parallel, order) => {
        const { loader, ledger, requests, finish } = loaderOver(simulate(given), {
          parallel,
          take: given.take,
          fails: (index) => failing.includes(index),
        });
        loader.start();
        await finish(order);
        for (let retries = 0; !ledger.isOver; retries += 1) {
          expect(retries).toBeLessThanOrEqual(failing.length);
          const failed = ledger.failures.map(({ skip }) => skip);
          expect(failed.length).toBeGreaterThan(0);
          const came = new Set(
            ledger.pages.flatMap(({ status, skip }) => (status === "loaded" ? [skip] : [])),
          );
          const items = ledger.items();
          const before = requests.length;
          loader.retry();
          expect(ledger.items()).toEqual(items);
          const retried = requests.slice(before).map(({ skip }) => skip);
          expect(retried.slice(0, failed.length)).toEqual(failed.slice(0, parallel));
          expect(retried.some((skip) => came.has(skip))).toBe(false);
          await finish(order);
        }
        expect(ledger.items()).toEqual(range(0, given.count));
      },
    ),
    { numRuns: 200 },
  );
});

test("stopping cancels pending requests, and resuming requests only missing pages", async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviours(sizes),
      fc.array(fc.nat(5), { maxLength: 6 }),
      schedulers,
      orders,
      async (given, stops, parallel, order) => {
        const { loader, ledger, requests, waiting, finish } = loaderOver(simulate(given), {
          parallel,
          take: given.take,
        });
        const came = new Set<number>();
        loader.start();
        for (const answers of stops) {
          for (let left = answers; left > 0; left -= 1) {
            const [request] = waiting;
            if (request !== undefined) came.add(request.skip);
            request?.settle();
            await settled();
          }
          const inFlight = [...waiting];
          loader.stop();
          expect(inFlight.every(({ signal }) => signal.aborted)).toBe(true);
          expect(ledger.requested).toBe(0);
          await settled();
          const before = requests.length;
          loader.start();
          for (const { skip } of requests.slice(before)) expect(came.has(skip)).toBe(false);
        }
        await finish(order);
        expect(ledger.items()).toEqual(range(0, given.count));
        expect(ledger.endsEarly).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});

test("a response to a cancelled request is ignored", async () => {
  const { loader, ledger, requests, changes } = loaderOver(simulate({ ...honest, count: 5 }), {
    parallel: 1,
    take: 5,
  });
  loader.start();
  loader.stop();
  requests[0]?.settle();
  await settled();
  expect(ledger.pages).toEqual([]);
  expect(changes()).toBe(0);
});

test("after three failures no further requests are sent", async () => {
  const { loader, ledger, requests, finish } = loaderOver(simulate({ ...honest, count: 100 }), {
    parallel: 4,
    take: 5,
    fails: (index) => index > 0,
  });
  loader.start();
  await finish();
  expect(ledger.failures).toHaveLength(6);
  expect(requests).toHaveLength(7);
});
