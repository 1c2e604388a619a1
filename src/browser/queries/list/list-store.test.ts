import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ascending, behaviours, turns } from "#core/api/paging/load-pages.fixture.ts";
import { type Behaviour, honest, range, type Service, simulate } from "#core/api/paging/paging.fixture.ts";
import { type Item, long, openList as open } from "./list-store.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = (items: readonly Item[]): number[] => items.map(({ id }) => id);

describe("a long list of a service that honours Skip and Take", () => {
  test("is as long as its total, and fetches the pages in view and the next one after a jump", async () => {
    const { requested, view, rows } = await open(long, 50);
    expect(rows().length).toBe(10_000);
    await view(0);
    expect(requested).toEqual([0]);
    await view(5040);
    expect(requested).toEqual([0, 5000, 5050]);
    await view(5060);
    expect(requested).toEqual([0, 5000, 5050]);
    await view(5086, 14);
    expect(requested).toEqual([0, 5000, 5050, 5100]);
    await view(4999);
    expect(requested.slice(4)).toEqual([4950]);
    expect(rows().at(5010)).toMatchObject({ id: 5010 });
    expect(rows().at(4000)).toBeUndefined();
  });

  test("requests nothing during a drag, and cancels pages that leave the view", async () => {
    const { store, requested, cancelled, held, rest } = await open(long, 50);
    for (let row = 0; row < 9000; row += 500) store.onViewChange(row, row + 19);
    expect(requested).toEqual([0]);
    await rest();
    expect(requested).toEqual([0, 8500]);
    held.add(4000);
    store.onViewChange(4000, 4019);
    await rest();
    store.onViewChange(200, 219);
    expect(cancelled).toEqual([4000]);
    await rest();
    expect(requested.slice(2)).toEqual([4000, 3950, 200, 150]);
    held.clear();
    store.onViewChange(4000, 4019);
    await rest();
    expect(requested.slice(6)).toEqual([4000]);
  });

  test("sends at most four concurrent requests during fast scrolling, and fetches several pages ahead", async () => {
    const { store, requested, held } = await open(long, 50);
    for (const skip of range(1, 20)) held.add(skip * 50);
    for (let row = 0; row < 120; row += 20) {
      store.onViewChange(row, row + 19);
      vi.advanceTimersByTime(16);
    }
    expect(requested).toEqual([0, 50, 100, 150, 200]);
  });

  test("fetches all pages four at a time, each once, and none after a withdrawal", async () => {
    const { store, requested, cancelled, held, rest } = await open(long, 50);
    for (const skip of range(1, 200)) held.add(skip * 50);
    const withdraw = store.loadAll();
    await rest();
    expect(requested).toEqual([0, 50, 100, 150, 200]);
    withdraw();
    await rest();
    expect([requested.length, cancelled]).toEqual([5, [50, 100, 150, 200]]);
    held.clear();
    store.loadAll();
    await rest();
    expect(requested.slice(5)).toEqual(range(1, 200).map((page) => page * 50));
    expect(ids(store.state.get().items)).toEqual(range(0, 10_000));
  });

  test("'Load more' fetches the first missing page, whatever is in view", async () => {
    const { store, requested, view, rest } = await open(long, 50);
    await view(5000);
    store.loadMore();
    expect(store.state.get().isLoadingMore).toBe(true);
    await rest();
    expect(requested.at(-1)).toBe(50);
    expect(store.state.get()).toMatchObject({
      isLoadingMore: false,
      count: 150,
      total: 10_000,
      hasMore: true,
    });
  });

  test("shows repeated items once, with fewer rows", async () => {
    const data = range(0, 1000).flatMap((item) => (item % 10 === 0 ? [item, item] : [item]));
    const { view, rows, store } = await open(simulate({ ...honest, data }), 50);
    expect(rows().length).toBe(1100 - 5);
    await view(550);
    for (let row = 0; row < rows().length; row += 10) await view(row);
    expect(ids(rows().items)).toEqual(range(0, 1000));
    expect(store.state.get()).toMatchObject({ hasMore: false, count: 1000, total: 1000 });
  });

  test("becomes sequential as soon as a page is not exact", async () => {
    let total = 1000;
    const changing: Service = (skip, take) => simulate({ ...honest, count: total })(skip, take);
    const { requested, view, rows, store, rest } = await open(changing, 50);
    await view(500);
    total = 990;
    await view(700);
    expect(rows().length).toBeLessThanOrEqual(150);
    expect(ids(rows().items)).toEqual(range(0, rows().length));
    store.loadAll();
    await rest();
    expect(ids(store.state.get().items)).toEqual(range(0, 990));
    expect(requested.filter((skip) => skip === 0)).toHaveLength(1);
  });
});

test("a short or capped list loads more as its end comes near", async () => {
  const short = await open(simulate({ ...honest, count: 120 }), 50);
  expect(short.rows().length).toBe(50);
  await short.view(10);
  expect(short.requested).toEqual([0]);
  await short.view(30);
  expect(short.requested).toEqual([0, 50]);
  const capped = await open(simulate({ ...honest, count: 1000, cap: 7 }), 50);
  expect(capped.rows().length).toBe(7);
  await capped.view(0);
  expect(capped.requested).toEqual([0, 7, 14, 21]);
});

test("no item is lost or duplicated, whatever is in view and whatever the service does", async () => {
  const usual = {
    count: fc.integer({ min: 0, max: 400 }),
    take: fc.integer({ min: 5, max: 30 }),
    cap: fc.integer({ min: 3, max: 60 }),
    ignoresTake: fc.boolean(),
    totals: turns(-60, 60),
  };
  const leftOut = (...what: Behaviour["leftOut"]) => fc.array(fc.constantFrom(...what), { maxLength: 3 });
  const behaviour = fc.oneof(
    behaviours({
      ...usual,
      roundsSkip: fc.boolean(),
      leftOut: leftOut("nothing", "total", "skip", "returned"),
    }),
    behaviours({
      ...usual,
      repeats: turns(0, 6),
      doubles: turns(0, 3),
      leftOut: leftOut("nothing", "total", "skip"),
    }),
  );
  await fc.assert(
    fc.asyncProperty(behaviour, fc.array(fc.nat(400), { maxLength: 12 }), async (given, looks) => {
      const { store, view, rest, rows } = await open(simulate(given), given.take);
      for (const at of looks) {
        await view(at);
        const there = ids(rows().items);
        expect(new Set(there).size).toBe(there.length);
      }
      store.loadAll();
      for (let turn = 0; turn < 20 && store.state.get().hasMore; turn += 1) await rest();
      expect(ascending(ids(rows().items))).toEqual(range(0, given.count));
      expect(rows().length).toBe(given.count);
      expect(store.state.get()).toMatchObject({ hasMore: false, isFetching: false });
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["echoes it", []],
  ["says nothing of it", ["skip" as const]],
])(
  "a service that takes no notice of Skip, and %s, is soon left alone, wherever somebody looks",
  async (_, leftOut) => {
    const { requested, view, rows, store } = await open(
      simulate({ ...honest, count: 1000, ignoresSkip: true, leftOut }),
      50,
    );
    for (const at of [500, 800, 0, 40, 49, 49, 49]) await view(at);
    expect(ids(rows().items)).toEqual(range(0, 50));
    expect(store.state.get()).toMatchObject({ count: 50, total: 1000, hasMore: false, endsEarly: true });
    expect(requested.length).toBeLessThan(8);
  },
);

test("one caller of loadAll that withdraws does not affect the others", async () => {
  const { store, rest } = await open(long, 500);
  const takeBack = store.loadAll();
  store.loadAll();
  takeBack();
  await rest();
  expect(store.state.get()).toMatchObject({ count: 10_000, hasMore: false });
});

test("a failed page is requested again when in view, and does not block others", async () => {
  let isFailing = true;
  const failing: Service = (skip, take) => {
    if (skip === 500 && isFailing) throw new Error("no");
    return long(skip, take);
  };
  const { store, requested, view, rows, rest } = await open(failing, 50);
  await view(510);
  store.retry();
  await rest();
  expect(requested).toEqual([0, 500, 500]);
  await view(3010);
  expect(rows().at(3010)).toMatchObject({ id: 3010 });
  expect(store.state.get().error).toEqual(new Error("no"));
  isFailing = false;
  store.retry();
  await rest();
  expect(store.state.get().error).toBeNull();
  expect(requested.slice(3)).toEqual([3000]);
  await view(530);
  expect(requested.slice(4)).toEqual([500]);
});

test("pending requests are cancelled when the list is unused, and sent again later", async () => {
  const { store, requested, cancelled, held, view, close, rest } = await open(long, 50);
  held.add(500);
  await view(500);
  close();
  await rest();
  expect(cancelled).toEqual([500]);
  store.use();
  await rest();
  expect(requested).toEqual([0, 500]);
  expect(store.state.get().isFetching).toBe(false);
});

test("a list that failed as a whole is tried again on the next visit", async () => {
  const failing: Service = () => {
    throw new Error("no");
  };
  const { requested, close, rest, store } = await open(failing, 50);
  expect(store.state.get().error).toEqual(new Error("no"));
  close();
  await rest();
  expect(store.state.get().error).toBeNull();
  store.use();
  await rest();
  expect(requested).toEqual([0, 0]);
});

test("a list that came empty although it was announced is requested anew by 'Retry'", async () => {
  let isEmpty = true;
  const part: Service = (skip, take) => {
    const pagination = { total: 10_000, take, skip, returned: 0 };
    return isEmpty ? { shape: "paged", results: [], pagination } : long(skip, take);
  };
  const { requested, store, rest } = await open(part, 50);
  expect(store.state.get()).toMatchObject({ count: 0, endsEarly: true });
  isEmpty = false;
  store.retry();
  await rest();
  expect(requested).toEqual([0, 0]);
  expect(store.state.get()).toMatchObject({ count: 50, endsEarly: false });
});
