import type { GenericSchema } from "valibot";
import { abortable } from "./abort.ts";
import { decode } from "./decode.ts";
import { ApiError, isApiError, type OperationId, parseProblem } from "./errors.ts";
import { createMediaTypes } from "./media-types.ts";
import { parseRetryAfter, waitBeforeRetry } from "./retry.ts";
import { isSendableToken, type TokenSource } from "./token.ts";
import { isSendablePath, queryString, type QueryValue } from "./url.ts";

/** One call of one operation: what to send, and what has to come back. */
export type RequestSpec<T> = {
  operation: OperationId;
  method: "GET" | "POST";
  /** Path below the base URL, beginning with a slash; variable segments are already encoded. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. */
  body?: { value: unknown; mediaTypes: readonly [preferred: string, other: string] };
  /** Whether failures that may pass are tried again. Every operation but E1 is a read and is. */
  retry?: boolean;
  schema: GenericSchema<unknown, T>;
};

/** What `request` works with; made once per client. */
export type Transport = {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Time limit of one try, headers and body together, in milliseconds. */
  timeoutMs: number;
  token: TokenSource | null;
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Spreads the waits between retries; a number from 0 up to 1. */
  random: () => number;
};

type Reply = {
  ok: boolean;
  status: number;
  text: string;
  contentType: string | null;
  retryAfter: string | null;
};

/**
 * Sends one request and reads its answer under the schema: with a time limit for each try, the token if there is
 * a source of tokens (a 401 renews it once), retries, and the other media type where the first one is refused.
 * Rejects with an ApiError; when the caller aborts, at once and with the caller's own reason.
 */
export async function request<T>(
  transport: Transport,
  spec: RequestSpec<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const { operation } = spec;
  if (!isSendablePath(spec.path)) {
    throw new ApiError({ kind: "http", operation, status: 404, message: "no address without a GUID" });
  }
  const mediaTypes = spec.body ? createMediaTypes(operation, transport.baseUrl, spec.body.mediaTypes) : null;
  let token = transport.token ? await abortable(transport.token.current(signal), signal) : null;
  let renewed = false;
  let retries = 0;

  for (;;) {
    // Here, too: an abort may come just as a wait is over.
    signal?.throwIfAborted();
    try {
      const reply = await send(transport, spec, token, mediaTypes?.current() ?? null, signal);
      if (!reply.ok) throw httpError(operation, reply);
      mediaTypes?.accepted();
      return decode(operation, reply.status, reply.text, spec.schema);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isApiError(error)) throw error;
      if (isUnauthorized(error) && transport.token && token !== null && !renewed) {
        token = await renewToken(transport.token, token, error, signal);
        renewed = true;
        continue;
      }
      if (mediaTypes?.switchAfter(error)) continue;
      const wait =
        spec.retry === false ? null : waitBeforeRetry(error, retries, transport.timeoutMs, transport.random);
      if (wait === null) throw mediaTypes?.realError(error) ?? error;
      await abortable(transport.sleep(wait, signal), signal);
      retries += 1;
    }
  }
}

/** One try. Rejects with an ApiError of kind `network` or `timeout`, or with whatever the caller aborted with. */
async function send<T>(
  transport: Transport,
  spec: RequestSpec<T>,
  token: string | null,
  mediaType: string | null,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  const { operation } = spec;
  const headers = requestHeaders(operation, token, mediaType);
  const url = `${transport.baseUrl}${spec.path}${queryString(spec.query ?? {})}`;
  const body = spec.body ? JSON.stringify(spec.body.value) : null;

  const stop = new AbortController();
  const forward = (): void => stop.abort(signal?.reason);
  signal?.addEventListener("abort", forward, { once: true });
  const timer = setTimeout(() => {
    stop.abort(new DOMException("The time limit is over.", "TimeoutError"));
  }, transport.timeoutMs);

  let response: Response | null = null;
  try {
    // Taken out first: the browser's fetch refuses to be called as another object's method.
    const { fetch } = transport;
    // `abortable`, because an injected fetch need not listen to the signal.
    const sent = fetch(url, { method: spec.method, headers, body, signal: stop.signal });
    response = await abortable(sent, stop.signal);
    return reply(response, await abortable(response.text(), stop.signal));
  } catch (cause) {
    signal?.throwIfAborted();
    const status = response?.status ?? null;
    // Not by the caller, so by the time limit.
    if (stop.signal.aborted) {
      const message = `no complete answer within ${transport.timeoutMs} ms`;
      throw new ApiError({ kind: "timeout", operation, status, message, cause });
    }
    // An error's status decides, even when its body broke off.
    if (response && !response.ok) return reply(response, "");
    const message = response ? "the answer broke off" : "the service could not be reached";
    throw new ApiError({ kind: "network", operation, status, message, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", forward);
  }
}

function requestHeaders(operation: OperationId, token: string | null, mediaType: string | null): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (mediaType !== null) headers.set("Content-Type", mediaType);
  if (token === null) return headers;
  if (!isSendableToken(token)) {
    // The browser would refuse to send it, and that must not look like a network failure.
    throw new ApiError({ kind: "http", operation, status: 401, message: "the token cannot be sent" });
  }
  headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

function reply(response: Response, text: string): Reply {
  return {
    ok: response.ok,
    status: response.status,
    text,
    contentType: response.headers.get("Content-Type"),
    retryAfter: response.headers.get("Retry-After"),
  };
}

function httpError(operation: OperationId, { status, text, contentType, retryAfter }: Reply): ApiError {
  return new ApiError({
    kind: "http",
    operation,
    status,
    message: `the service answered with status ${status}`,
    problem: parseProblem(text, contentType),
    retryAfterMs: parseRetryAfter(retryAfter, Date.now()),
  });
}

function isUnauthorized(error: ApiError): boolean {
  return error.kind === "http" && error.status === 401;
}

/** A new token, or else the 401 itself: that no other token could be had is only its cause. */
async function renewToken(
  source: TokenSource,
  stale: string,
  refusal: ApiError,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    return await abortable(source.renew(stale, signal, refusal), signal);
  } catch (cause) {
    signal?.throwIfAborted();
    const { kind, operation, status, problem, retryAfterMs } = refusal;
    const message = "the token was refused, and no new one could be had";
    throw new ApiError({ kind, operation, status, problem, retryAfterMs, message, cause });
  }
}
