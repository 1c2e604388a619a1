import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Listeners } from "./listeners.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("frequent changes are notified together, and none is lost", () => {
  const listeners = new Listeners();
  const takesTenMs = vi.fn(() => void vi.advanceTimersByTime(10));
  const leave = listeners.subscribe(takesTenMs);
  listeners.notifyThrottled();
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  listeners.notifyThrottled();
  listeners.notifyThrottled();
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  listeners.notifyThrottled();
  expect(takesTenMs).toHaveBeenCalledTimes(3);
  leave();
  listeners.notify();
  expect(takesTenMs).toHaveBeenCalledTimes(3);
});

test("user actions are notified at once, and do not delay later notifications", () => {
  const listeners = new Listeners();
  const takesTenMs = vi.fn(() => void vi.advanceTimersByTime(10));
  listeners.subscribe(takesTenMs);
  listeners.notify();
  listeners.notifyThrottled();
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  listeners.notifyThrottled();
  listeners.notify();
  expect(takesTenMs).toHaveBeenCalledTimes(3);
});
