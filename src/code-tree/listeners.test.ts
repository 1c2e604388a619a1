import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Listeners } from "./listeners.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what comes faster than it can be shown is told of together, and nothing is left untold", () => {
  const listeners = new Listeners();
  const takesTenMs = vi.fn(() => void vi.advanceTimersByTime(10));
  const leave = listeners.subscribe(takesTenMs);
  listeners.tellSoon();
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  listeners.tellSoon();
  listeners.tellSoon();
  expect(takesTenMs).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  listeners.tellSoon();
  expect(takesTenMs).toHaveBeenCalledTimes(3);
  leave();
  listeners.tell();
  expect(takesTenMs).toHaveBeenCalledTimes(3);
});

test("what the user does is shown at once, and what comes next does not wait for it", () => {
  const listeners = new Listeners();
  const takesTenMs = vi.fn(() => void vi.advanceTimersByTime(10));
  listeners.subscribe(takesTenMs);
  listeners.tell();
  listeners.tellSoon();
  expect(takesTenMs).toHaveBeenCalledTimes(2);
  listeners.tellSoon();
  listeners.tell();
  expect(takesTenMs).toHaveBeenCalledTimes(3);
});
