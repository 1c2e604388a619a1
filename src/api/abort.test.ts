import { expect, test, vi } from "vitest";
import { abortable, sleep } from "./abort.ts";

test("abortable does not wait at all for one who has already given up", async () => {
  await expect(abortable(new Promise(() => {}), AbortSignal.abort("gone"))).rejects.toBe("gone");
});

test("abortable passes on what the promise comes to, with and without a signal", async () => {
  const { signal } = new AbortController();
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.resolve(1), null)).resolves.toBe(1);
  await expect(abortable(Promise.reject(new Error("no")), signal)).rejects.toThrow("no");
});

test("sleep takes its time, and no longer than until the abort", async () => {
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
