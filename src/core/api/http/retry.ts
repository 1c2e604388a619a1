import type { ApiError } from "./errors.ts";

const MAX_RETRIES = 2;

const FIRST_WAIT_MS = 400;
const GROWTH = 3;
const JITTER = 0.5;

/**
 * The delay before a read is retried, in milliseconds; null if it is not.
 * Network failures, 429 and 5xx are retried at most twice, with exponential backoff and jitter, and never earlier than Retry-After. If that
 * is longer than the time limit of a request, or the browser has no network, the error is reported immediately.
 */
export function waitBeforeRetry(
  error: ApiError,
  retries: number,
  timeoutMs: number,
  random: () => number,
): number | null {
  if (retries >= MAX_RETRIES || !isTransient(error)) return null;
  if (error.retryAfterMs !== null && error.retryAfterMs > timeoutMs) return null;
  const wait = FIRST_WAIT_MS * GROWTH ** retries * (1 + JITTER * random());
  return Math.max(Math.round(wait), error.retryAfterMs ?? 0);
}

function isTransient(error: ApiError): boolean {
  if (error.kind === "network") return !isOffline();
  return error.kind === "http" && error.status !== null && (error.status === 429 || error.status >= 500);
}

/** Whether the browser knows that there is no network; Node does not tell. */
function isOffline(): boolean {
  const onLine: unknown = "navigator" in globalThis ? navigator.onLine : undefined;
  return onLine === false;
}

/** Parses a Retry-After header (seconds, or an HTTP date) into milliseconds from `now`; null if it is missing or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse accepts more than HTTP dates ("-1" is a year); those all begin with a weekday.
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
