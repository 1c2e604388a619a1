import type { ApiError } from "./errors.ts";

const MAX_RETRIES = 2;

const FIRST_WAIT_MS = 400;
const GROWTH = 3;
const JITTER = 0.5;

/**
 * How long to wait before trying a read again, in milliseconds; null when it is not to be tried again.
 *
 * Network failures, 429 and 5xx are tried again at most twice, with growing waits that differ from client to
 * client, and never earlier than the service asked for with Retry-After. When it asks for longer than the time
 * limit of a request, the person is told at once instead.
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
  if (error.kind === "network") return true;
  return error.kind === "http" && error.status !== null && (error.status === 429 || error.status >= 500);
}

/** A Retry-After header (seconds, or an HTTP date) in milliseconds from `now`; null when absent or unreadable. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse takes far more than HTTP dates ("-1" is a year to it); those all begin with a weekday.
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
