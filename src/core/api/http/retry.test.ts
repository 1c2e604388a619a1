import { describe, expect, test, vi } from "vitest";
import { ApiError } from "./errors.ts";
import { parseRetryAfter, waitBeforeRetry } from "./retry.ts";

describe("parseRetryAfter", () => {
  const now = Date.UTC(2025, 0, 1, 12, 0, 0);

  test.each([
    ["0", 0],
    [" 120 ", 120_000],
    ["Wed, 01 Jan 2025 12:00:09 GMT", 9000],
    ["Wednesday, 01-Jan-25 12:01:00 GMT", 60_000],
    ["Wed, 01 Jan 2025 11:00:00 GMT", 0],
  ])("reads %j", (header, ms) => {
    expect(parseRetryAfter(header, now)).toBe(ms);
  });

  test.each([null, "", "soon", "-5", "1.5", "9.9.2099", "later, 01 Jan"])("reads nothing in %j", (header) => {
    expect(parseRetryAfter(header, now)).toBeNull();
  });
});

describe("waitBeforeRetry", () => {
  const failed = (status: number | null, retryAfterMs: number | null = null) =>
    new ApiError({
      kind: status === null ? "network" : "http",
      operation: "E5",
      message: "",
      status,
      retryAfterMs,
    });

  test("grows for any random number", () => {
    const longestFirst = waitBeforeRetry(failed(500), 0, 30_000, () => 0.999_999);
    const shortestSecond = waitBeforeRetry(failed(500), 1, 30_000, () => 0);
    expect(longestFirst).toBeLessThan(shortestSecond ?? 0);
  });

  test("is never shorter than Retry-After or the backoff", () => {
    expect(waitBeforeRetry(failed(429, 30_000), 0, 30_000, () => 0)).toBe(30_000);
    expect(waitBeforeRetry(failed(429, 0), 0, 30_000, () => 0)).toBe(400);
    expect(waitBeforeRetry(failed(429, 30_001), 0, 30_000, () => 0)).toBeNull();
  });

  test("gives up after two retries, and at once for permanent errors", () => {
    expect(waitBeforeRetry(failed(null), 2, 30_000, () => 0)).toBeNull();
    expect(waitBeforeRetry(failed(404), 0, 30_000, () => 0)).toBeNull();
    const timeout = new ApiError({ kind: "timeout", operation: "E5", message: "", status: 500 });
    expect(waitBeforeRetry(timeout, 0, 30_000, () => 0)).toBeNull();
  });

  test("does not wait while there is no network, so that what is kept is shown at once", () => {
    expect(waitBeforeRetry(failed(null), 0, 30_000, () => 0)).toBe(400);
    vi.stubGlobal("navigator", { onLine: false });
    expect(waitBeforeRetry(failed(null), 0, 30_000, () => 0)).toBeNull();
    expect(waitBeforeRetry(failed(500), 0, 30_000, () => 0)).toBe(400);
  });
});
