import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listClassifications } from "../resources/classifications.ts";
import { sleep as wait } from "./abort.ts";
import { createClient } from "./client.ts";
import { json, never, offline, partial, rejection, scriptedFetch } from "./fetch.fixture.ts";
import type { ClientOptions } from "./http.ts";
// Otherwise loaded with the first error, for which fake timers do not wait.
import "./problem.ts";
import { createTokenSource } from "./token.ts";

const list = (options: Partial<ClientOptions>, signal?: AbortSignal) =>
  listClassifications(createClient({ baseUrl: "", random: () => 0, ...options }), {}, signal);
const empty = () => json({ results: [] });

/** A fetch that ignores its signal. */
const deaf = () => new Promise<Response>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  const timers = vi.getTimerCount();
  vi.useRealTimers();
  if (timers > 0) throw new Error(`${timers} timers were left behind that would go off later.`);
});

describe("a time limit", () => {
  test.each([
    ["headers that never come", () => never, null],
    ["a fetch that ignores its signal", () => deaf, null],
    ["a body that stalls", () => partial("{"), 200],
    ["an error's body that stalls", () => partial("{", undefined, { status: 500 }), 500],
  ])("ends %s, and nothing is tried again", async (_name, answer, status) => {
    const { fetch, sent } = scriptedFetch(answer(), empty());
    const error = rejection(list({ fetch, timeoutMs: 2000 }));
    await vi.advanceTimersByTimeAsync(1999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(error).resolves.toMatchObject({ kind: "timeout", operation: "E5", status });
    expect(sent).toHaveLength(1);
  });

  test("is 30 seconds by default", async () => {
    const { fetch } = scriptedFetch(never);
    const settled = vi.fn();
    const error = rejection(list({ fetch })).finally(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(error).resolves.toMatchObject({ kind: "timeout" });
  });

  test("aborts the pending request and closes its connection", async () => {
    let aborted = false;
    const { fetch } = scriptedFetch((signal) => {
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      return deaf();
    });
    const error = rejection(list({ fetch, timeoutMs: 10 }));
    await vi.advanceTimersByTimeAsync(10);
    await error;
    expect(aborted).toBe(true);
  });

  test("restarts with each try", async () => {
    const slow = () => wait(900).then(() => Promise.reject(offline()));
    const { fetch } = scriptedFetch(slow, slow, empty());
    const page = list({ fetch, timeoutMs: 1000 });
    await vi.runAllTimersAsync();
    await expect(page).resolves.toMatchObject({ results: [] });
  });

  test("above the maximum timer delay does not abort a request immediately", async () => {
    const { fetch } = scriptedFetch(async () => {
      await wait(5000);
      return empty();
    });
    const page = list({ fetch, timeoutMs: Number.POSITIVE_INFINITY });
    await vi.advanceTimersByTimeAsync(5000);
    await expect(page).resolves.toMatchObject({ results: [] });
  });
});

describe("a caller's abort", () => {
  test("before the request sends nothing", async () => {
    const { fetch, sent } = scriptedFetch(empty());
    const error = await rejection(list({ fetch }, AbortSignal.abort()));
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toHaveProperty("name", "AbortError");
    expect(sent).toEqual([]);
  });

  test.each([
    ["while headers are awaited", () => never],
    ["with a fetch that ignores its signal", () => deaf],
    ["while the body arrives", () => partial("{")],
    ["while an error's body arrives", () => partial("{", undefined, { status: 503 })],
  ])("%s rejects at once with the caller's own reason and is final", async (_name, answer) => {
    const { fetch, sent } = scriptedFetch(answer(), empty());
    const controller = new AbortController();
    const error = rejection(list({ fetch }, controller.signal));
    await vi.advanceTimersByTimeAsync(5);
    const reason = new Error("left the page");
    controller.abort(reason);
    await expect(error).resolves.toBe(reason);
    expect(sent).toHaveLength(1);
  });

  test("between two tries ends the wait at once", async () => {
    const { fetch, sent } = scriptedFetch(json({}, 429, { "Retry-After": "20" }), empty());
    const controller = new AbortController();
    const error = rejection(list({ fetch }, controller.signal));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    await expect(error).resolves.toHaveProperty("name", "AbortError");
    expect(sent).toHaveLength(1);
  });

  test("between two tries ends even a wait that ignores the signal", async () => {
    const { fetch } = scriptedFetch(offline(), empty());
    const controller = new AbortController();
    const error = rejection(list({ fetch, sleep: () => new Promise(() => {}) }, controller.signal));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort("enough");
    await expect(error).resolves.toBe("enough");
  });

  test("at the end of the wait between two tries prevents the next try", async () => {
    const { fetch, sent } = scriptedFetch(offline(), empty());
    const controller = new AbortController();
    const sleep = () => {
      // Aborts after the wait has ended, but before its continuation runs.
      queueMicrotask(() => queueMicrotask(() => controller.abort("late")));
      return Promise.resolve();
    };
    await expect(list({ fetch, sleep }, controller.signal)).rejects.toBe("late");
    expect(sent).toHaveLength(1);
  });

  test("during a token exchange does not abort the exchange for other requests", async () => {
    const exchange = Promise.withResolvers<string>();
    const obtain = vi.fn(() => exchange.promise);
    const token = createTokenSource(obtain);
    const { fetch, sent } = scriptedFetch(empty());
    const controller = new AbortController();

    const aborted = rejection(list({ fetch, token }, controller.signal));
    const other = list({ fetch, token });
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await expect(aborted).resolves.toHaveProperty("name", "AbortError");
    exchange.resolve("t");
    await expect(other).resolves.toMatchObject({ results: [] });
    expect(obtain).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  test("during the renewal of a token is not reported as a 401", async () => {
    const { fetch } = scriptedFetch(json({}, 401));
    const controller = new AbortController();
    const token = createTokenSource(() => new Promise(() => {}), "old");
    const error = rejection(list({ fetch, token }, controller.signal));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await expect(error).resolves.toHaveProperty("name", "AbortError");
  });

  test("after the response has no effect, and the listener is removed", async () => {
    const controller = new AbortController();
    const add = vi.spyOn(controller.signal, "addEventListener");
    const remove = vi.spyOn(controller.signal, "removeEventListener");
    const { fetch } = scriptedFetch(offline(), empty());
    const page = list({ fetch }, controller.signal);
    await vi.runAllTimersAsync();
    await expect(page).resolves.toMatchObject({ results: [] });
    expect(add).toHaveBeenCalled();
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
    controller.abort();
  });
});
