import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fetchWhole } from "./fetch-whole.ts";
import { listOf } from "./list-of.ts";
import { numberList } from "./number-list.fixture.ts";

/** A list of 120 numbers whose page at a Skip does not come before `arrive` is called. */
function listOnHold(held = 0) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  const query = numberList(async (skip, signal) => {
    signals.push(signal);
    if (skip === held) await promise;
  });
  return { query, signals, arrive: resolve };
}

test("a complete list is loaded page by page", async () => {
  const { query, signals, arrive } = listOnHold();
  arrive();
  const { items, total } = await fetchWhole(new QueryClient(), query, new AbortController().signal);
  expect([items.length, total, signals.length]).toEqual([120, 120, 3]);
});

test("cancelled before its first page, it ends at once, and so does the request", async () => {
  const { query, signals } = listOnHold();
  const controller = new AbortController();
  const whole = fetchWhole(new QueryClient(), query, controller.signal);
  controller.abort(new Error("cancelled"));
  await expect(whole).rejects.toThrow("cancelled");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("cancelled, it leaves the first page to a list that waits for it", async () => {
  const { query, signals, arrive } = listOnHold();
  const queryClient = new QueryClient();
  const list = listOf(queryClient, query);
  const stop = list.use();
  const controller = new AbortController();
  const whole = fetchWhole(queryClient, query, controller.signal);
  controller.abort(new Error("cancelled"));
  await expect(whole).rejects.toThrow("cancelled");
  arrive();
  await expect.poll(() => list.state.get().count).toBe(50);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  stop();
});

test("cancelled, it leaves the next page to a list whose end is in view", async () => {
  const { query, signals, arrive } = listOnHold(50);
  const queryClient = new QueryClient();
  const store = listOf(queryClient, query);
  store.use();
  await expect.poll(() => store.state.get().count).toBe(50);
  const controller = new AbortController();
  const whole = fetchWhole(queryClient, query, controller.signal);
  await expect.poll(() => signals.length).toBe(2);
  store.onViewChange(30, 49);
  controller.abort(new Error("cancelled"));
  await expect(whole).rejects.toThrow("cancelled");
  arrive();
  await expect.poll(() => store.state.get().count).toBe(100);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
});

test("the rest of a shared list is requested by the query of its latest user", async () => {
  const first = listOnHold(50);
  const latest = listOnHold(50);
  const queryClient = new QueryClient();
  const list = listOf(queryClient, first.query);
  list.use();
  await expect.poll(() => list.state.get().count).toBe(50);
  const whole = fetchWhole(queryClient, latest.query, new AbortController().signal);
  await expect.poll(() => latest.signals.length).toBe(1);
  expect(first.signals).toHaveLength(1);
  latest.arrive();
  await whole;
});
