import { expect, test, vi } from "vitest";
import { abortable, sleep } from "./abort.ts";

test("abortable rejects at once with an aborted signal", async () => {
  await expect(abortable(new Promise(() => {}), AbortSignal.abort("gone"))).rejects.toBe("gone");
});

test("abortable settles like the promise, with and without a signal", async () => {
  const { signal } = new AbortController();
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.resolve(1), null)).resolves.toBe(1);
  await expect(abortable(Promise.reject(new Error("no")), signal)).rejects.toThrow("no");
});

test("sleep resolves after its time, and rejects on abort", async () => {
  vi.useFakeTimers();
  try {
    const first = sleep(100);
    await vi.advanceTimersByTimeAsync(99);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await first;

    const controller = new AbortController();
    const second = sleep(100, controller.signal);
    controller.abort("enough");
    await expect(second).rejects.toBe("enough");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
