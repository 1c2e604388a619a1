import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { honest, range, simulate } from "#core/api/paging/paging.fixture.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { listOf } from "./list-of.ts";
import { pagedQueryOptions } from "./paging.ts";

const TAKE = 50;
const FRAME_MS = 1000 / 60;
const IN_VIEW = 20;
const service = simulate({ ...honest, count: 10_000 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list of a slow service, and the largest number of concurrent requests. */
function open(latency: number) {
  const page = (skip: number) => {
    const list = service(skip, TAKE);
    return { ...list, results: list.results.map((id) => ({ id })) };
  };
  const asked: number[] = [];
  const inFlight = { now: 0, most: 0 };
  const query = pagedQueryOptions<{ id: number }>({
    scope: { service: "service" },
    culture: null,
    key: ["list"],
    take: TAKE,
    keyOf: ({ id }) => String(id),
    fetchPage: async ({ skip }) => {
      asked.push(skip);
      inFlight.now += 1;
      inFlight.most = Math.max(inFlight.most, inFlight.now);
      await new Promise((resolve) => {
        setTimeout(resolve, latency);
      });
      inFlight.now -= 1;
      return page(skip);
    },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(query.page(0).queryKey, page(0));
  const store = listOf(queryClient, query);
  store.use();
  store.onViewChange(0, IN_VIEW - 1);
  return { store, asked, inFlight };
}

test("scrolling at 2,160 rows per second shows only loaded rows after the first pages", async () => {
  const { store, asked, inFlight } = open(70);
  await vi.advanceTimersByTimeAsync(500);
  const blank: number[] = [];
  let first = 0;
  for (const frame of range(1, 250)) {
    // Now and then a frame is dropped, and the next one scrolls twice as far.
    first += 36 * (frame % 7 === 6 ? 0 : frame % 7 === 0 ? 2 : 1);
    store.onViewChange(first, first + IN_VIEW - 1);
    const { rows } = store.state.get();
    if (range(first, first + IN_VIEW).some((row) => rows.at(row) === undefined)) blank.push(frame);
    await vi.advanceTimersByTimeAsync(FRAME_MS);
  }
  expect(blank.filter((frame) => frame > 20)).toEqual([]);
  expect(new Set(asked)).toHaveLength(asked.length);
  expect(inFlight.most).toBe(REQUESTS_AT_ONCE);
});

test("once the view rests, no further pages are requested ahead of it", async () => {
  const { store, asked } = open(150);
  for (let first = 0; first <= 102; first += 34) {
    store.onViewChange(first, first + IN_VIEW - 1);
    await vi.advanceTimersByTimeAsync(FRAME_MS);
  }
  await vi.advanceTimersByTimeAsync(80);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.slice(before)).toEqual([]);
  expect(store.state.get().rows.at(121)).toBeDefined();
});
