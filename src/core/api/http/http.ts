import type { GenericSchema } from "valibot";
import type { Limit } from "#core/lib/limit.ts";
import { type OperationId, OPERATIONS, type ParametersOf } from "../operations.ts";
import { abortable } from "./abort.ts";
import { decode } from "./decode.ts";
import { ApiError, isApiError } from "./errors.ts";
import { requestHeaders } from "./headers.ts";
import { httpError } from "./http-error.ts";
import { createMediaTypes } from "./media-types.ts";
import { readText } from "./read-text.ts";
import { fetchWithin, RedirectError } from "./redirects.ts";
import { type Exchange, NOTHING_RECEIVED, type RequestEvent } from "./request-event.ts";
import { waitBeforeRetry } from "./retry.ts";
import { isSendableToken, renewToken, type TokenSource } from "./token.ts";
import { targetOf } from "./url.ts";

/** One call of an operation: what to send, and how to validate the response. */
export type RequestSpec<Id extends OperationId, T> = {
  readonly operation: Id;
  readonly parameters: ParametersOf<Id>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly schema: GenericSchema<unknown, T>;
  /** Whether transient failures are retried. Default: true for all operations but E1, since they are reads. */
  readonly retry?: boolean;
  /** The maximum length of the response, decompressed. Default: 256 MiB. */
  readonly maxBytes?: number;
  /** Whether nobody waits for this response alone: then it does not delay other requests. Default: false. */
  readonly isBackground?: boolean;
  /** Whether a rejected token may be renewed now, which may ask the user to sign in. Default: always. */
  readonly mayRenewToken?: () => boolean;
};

/** The address of a service, and how requests are sent to it. */
export type ClientOptions = {
  /** Address of the service; the empty string is the page's own origin. Trailing slashes are ignored. */
  readonly baseUrl: string;
  /** Default: the global fetch, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Time limit of one attempt, headers and body together, in milliseconds. Default: 30 000. */
  readonly timeoutMs?: number | undefined;
  /** Without one, requests carry no Authorization header. */
  readonly token?: TokenSource | null | undefined;
  /** Called once for each request that was sent, when it has ended. */
  readonly onRequest?: ((event: RequestEvent) => void) | null | undefined;
  /** Waits between retries; for tests. */
  readonly sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** Randomises the waits between retries, by a number from 0 up to 1; for tests. */
  readonly random?: (() => number) | undefined;
};

/** The options of a client with all defaults applied, and the limit that all its requests share. */
export type Transport = { [K in keyof ClientOptions]-?: Exclude<ClientOptions[K], undefined> } & {
  readonly limit: Limit;
};

/** A list of half a million concepts is about half this size, and browsers can still parse it. */
const MAX_BYTES = 256 * 2 ** 20;
const MAX_PROBLEM_BYTES = 2 ** 20;
/** Characters of a response that takes so long to decode that what follows gets a task of its own, for input in between. */
const LARGE_TEXT = 500_000;

/**
 * Sends one request in its turn, and validates its response by the schema: with limits of time and size, the token if there is a source
 * (a 401 renews it), retries, and the other media type if the first is rejected. Rejects with an ApiError, or the caller's abort reason.
 */
export function request<Id extends OperationId, T>(
  transport: Transport,
  spec: RequestSpec<Id, T>,
  signal?: AbortSignal,
): Promise<T> {
  return transport.limit(() => sendAndReport(transport, spec, signal), signal, spec.isBackground);
}

async function sendAndReport<Id extends OperationId, T>(
  transport: Transport,
  spec: RequestSpec<Id, T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const { operation, parameters, body } = spec;
  const target = targetOf(operation, parameters);
  if (target === null) {
    throw new ApiError({ kind: "unsendable", operation, message: "the GUID cannot be part of an address" });
  }
  const exchange: Exchange = {
    operation,
    method: OPERATIONS[operation].method,
    baseUrl: transport.baseUrl,
    ...target,
    body: body === undefined ? null : JSON.stringify(body),
    mediaType: null,
    tries: 0,
    ...NOTHING_RECEIVED,
  };
  const { onRequest } = transport;
  if (onRequest === null) return attempt(transport, spec, exchange, () => undefined, signal);

  let startedAt = Date.now();
  let start = performance.now();
  const report = (error: unknown): void => {
    if (exchange.tries === 0) return;
    const isCancelled = error !== null && signal?.aborted === true;
    const ms = performance.now() - start;
    // The reason of a signal is not reported: its stack may retain the component that cancelled the request.
    const reported = isCancelled ? null : error;
    onRequest({
      ...exchange,
      startedAt,
      ms,
      isCancelled,
      error: reported,
      sendAgain: sender(transport, spec),
    });
    // If it is sent again, that is another event.
    exchange.tries = 0;
    startedAt = Date.now();
    start = performance.now();
  };
  try {
    const response = await attempt(transport, spec, exchange, report, signal);
    report(null);
    return response;
  } catch (error) {
    report(error);
    throw error;
  }
}

/** Separate from `request`, so that its closure does not retain the response. */
function sender<Id extends OperationId, T>(
  transport: Transport,
  spec: RequestSpec<Id, T>,
): RequestEvent["sendAgain"] {
  return async (signal) => {
    let reported: RequestEvent | null = null;
    const onRequest = (event: RequestEvent): void => {
      reported = event;
      transport.onRequest?.(event);
    };
    await request({ ...transport, onRequest }, spec, signal).catch(() => undefined);
    return reported;
  };
}

/**
 * Retries until there is a response, or an error that is not retried.
 * @param report called with a rejection that has to wait for the user
 */
async function attempt<Id extends OperationId, T>(
  transport: Transport,
  { operation, schema, retry = true, maxBytes = MAX_BYTES, mayRenewToken = () => true }: RequestSpec<Id, T>,
  exchange: Exchange,
  report: (error: unknown) => void,
  signal: AbortSignal | undefined,
): Promise<T> {
  const mediaTypes = createMediaTypes(operation, transport.baseUrl);
  // Awaited in any case: a request that is cancelled in the same tick, as in React's StrictMode, is never sent.
  let token = await (transport.token ? abortable(transport.token.current(signal), signal) : null);
  let renewals = 0;
  let retries = 0;

  for (;;) {
    // Again, since an abort may coincide with the end of a wait.
    signal?.throwIfAborted();
    try {
      exchange.mediaType = mediaTypes?.current() ?? null;
      const { status, text } = await send(transport, exchange, token, maxBytes, signal);
      mediaTypes?.accepted();
      const value = decode(operation, status, text, schema);
      if (text.length > LARGE_TEXT) await abortable(transport.sleep(0, signal), signal);
      return value;
    } catch (error) {
      signal?.throwIfAborted();
      if (!isApiError(error)) throw error;
      const mayRenew = error.kind === "http" && error.status === 401 && mayRenewToken();
      if (mayRenew && transport.token && token !== null) {
        const onReauthenticate = (): void => report(error);
        const refusal = { error, isRepeated: renewals > 0, onReauthenticate };
        token = await renewToken(transport.token, token, refusal, signal);
        renewals += 1;
        continue;
      }
      if (mediaTypes?.switchAfter(error)) continue;
      const wait = retry ? waitBeforeRetry(error, retries, transport.timeoutMs, transport.random) : null;
      if (wait === null) throw mediaTypes?.realError(error) ?? error;
      await abortable(transport.sleep(wait, signal), signal);
      retries += 1;
    }
  }
}

/** One attempt: the text of a 2xx response. Rejects with an ApiError, or with the caller's abort reason. */
async function send(
  transport: Transport,
  exchange: Exchange,
  token: string | null,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  const { operation, method, path, query, body, mediaType } = exchange;
  if (token !== null && !isSendableToken(token)) {
    // The browser would reject the header, which must not look like a network failure.
    throw new ApiError({ kind: "http", operation, status: 401, message: "the token cannot be sent" });
  }
  const controller = new AbortController();
  const stop = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  const timer = setTimeout(stop, transport.timeoutMs);
  exchange.tries += 1;
  Object.assign(exchange, NOTHING_RECEIVED);
  let response: Response | null = null;
  try {
    const init = { method, headers: requestHeaders(token, mediaType), body, signal: controller.signal };
    const { fetch, baseUrl } = transport;
    const answer = fetchWithin(fetch, `${baseUrl}${path}${query}`, init, operation !== "E1");
    // `abortable`, because an injected fetch may ignore the signal.
    response = await abortable(answer, controller.signal);
    exchange.status = response.status;
    exchange.statusText = response.statusText;
    exchange.contentType = response.headers.get("Content-Type");
    const limit = response.ok ? maxBytes : MAX_PROBLEM_BYTES;
    exchange.text = await abortable(readText(response, limit, exchange), controller.signal);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof RedirectError) {
      const { message, redirect, status } = cause;
      exchange.status = status;
      throw new ApiError({ kind: "redirect", operation, status, message, redirect });
    }
    const status = exchange.status;
    // Aborted by the time limit, not by the caller.
    if (controller.signal.aborted) {
      const message = `no complete answer within ${transport.timeoutMs} ms`;
      throw new ApiError({ kind: "timeout", operation, status, message, cause });
    }
    if (response === null || response.ok) {
      const message = response === null ? "the service could not be reached" : "the answer ended early";
      throw new ApiError({ kind: "network", operation, status, message, cause });
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
  const { status, ok, headers } = response;
  const { text } = exchange;
  if (!ok) throw await httpError(exchange, status, headers);
  if (text !== null) return { status, text };
  const message = `the answer is longer than ${maxBytes} bytes`;
  throw new ApiError({ kind: "too-large", operation, status, message });
}
