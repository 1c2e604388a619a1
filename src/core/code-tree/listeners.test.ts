import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Listeners } from "./listeners.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("frequent changes are notified together, in a later task, and none is lost", () => {
  const listeners = new Listeners();
  const takesTenMs = vi.fn(() => void vi.advanceTimersByTime(10));
  const leave = listeners.subscribe(takesTenMs);
  listeners.notifyThrottled();
  listeners.notifyThrottled();
  expect(takesTenMs).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  listeners.notifyThrottled();
  vi.advanceTimersByTime(39);
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  leave();
  listeners.notify();
  listeners.notifyThrottled();
  vi.advanceTimersByTime(1000);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
});

test("user actions are notified at once, and do not delay later notifications", () => {
  const listeners = new Listeners();
  const takesTenMs = vi.fn(() => void vi.advanceTimersByTime(10));
  listeners.subscribe(takesTenMs);
  listeners.notify();
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  listeners.notifyThrottled();
  vi.advanceTimersByTime(0);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  listeners.notifyThrottled();
  listeners.notify();
  vi.advanceTimersByTime(1000);
  expect(takesTenMs).toHaveBeenCalledTimes(3);
});
