import type { GenericSchema } from "valibot";
import { abortable } from "./abort.ts";
import { decode } from "./decode.ts";
import { ApiError, isApiError, parseProblem } from "./errors.ts";
import { requestHeaders } from "./headers.ts";
import { createMediaTypes } from "./media-types.ts";
import { type OperationId, OPERATIONS, type ParametersOf } from "./operations.ts";
import { readText } from "./read-text.ts";
import type { Exchange, RequestEvent } from "./request-event.ts";
import { parseRetryAfter, waitBeforeRetry } from "./retry.ts";
import { isSendableToken, type TokenSource } from "./token.ts";
import { targetOf } from "./url.ts";

/** One call of one operation: what to send, and what has to come back. */
export type RequestSpec<Id extends OperationId, T> = {
  readonly operation: Id;
  readonly parameters: ParametersOf<Id>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly schema: GenericSchema<unknown, T>;
  /** Whether failures that may pass are tried again. Every operation but E1 is a read and is. */
  readonly retry?: boolean;
  /** How long the answer may be, decompressed. Default: 256 MiB. */
  readonly maxBytes?: number;
  /** Whether the token may be renewed at the moment when it is refused, which may ask a person to sign in. Default: always. */
  readonly mayRenewToken?: () => boolean;
};

export type ClientOptions = {
  /** Address of the service; the empty string is the page's own origin. Trailing slashes do not matter. */
  readonly baseUrl: string;
  /** Default: the global fetch, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Time limit of one try, headers and body together, in milliseconds. Default: 30 000. */
  readonly timeoutMs?: number | undefined;
  /** Without one, requests carry no Authorization header. */
  readonly token?: TokenSource | null | undefined;
  /** Called with each request that was sent, when it is over. */
  readonly onRequest?: ((event: RequestEvent) => void) | null | undefined;
  /** Waits between retries; for tests. */
  readonly sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** Spreads the waits between retries, by a number from 0 up to 1; for tests. */
  readonly random?: (() => number) | undefined;
};

/** The options of a client with everything filled in. */
export type Transport = { [K in keyof ClientOptions]-?: Exclude<ClientOptions[K], undefined> };

/** A list of half a million concepts has about half of that, and a browser can still parse it. */
const MAX_BYTES = 256 * 2 ** 20;
const MAX_PROBLEM_BYTES = 2 ** 20;

/**
 * Sends one request and reads its answer under the schema: with limits of time and size, the token if there is
 * a source of tokens (a 401 renews it), retries, and the other media type where the first one is refused.
 * Rejects with an ApiError; when the caller aborts, at once and with the caller's own reason.
 */
export async function request<Id extends OperationId, T>(
  transport: Transport,
  spec: RequestSpec<Id, T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const { operation, parameters, body } = spec;
  const target = targetOf(operation, parameters);
  if (target === null) {
    throw new ApiError({ kind: "unsendable", operation, message: "the GUID cannot stand in an address" });
  }
  const exchange: Exchange = {
    operation,
    method: OPERATIONS[operation].method,
    baseUrl: transport.baseUrl,
    ...target,
    body: body === undefined ? null : JSON.stringify(body),
    mediaType: null,
    tries: 0,
    status: null,
    statusText: "",
    contentType: null,
    bytes: 0,
    text: null,
  };
  const { onRequest } = transport;
  if (onRequest === null) return attempt(transport, spec, exchange, signal);

  const startedAt = Date.now();
  const start = performance.now();
  const report = (error: unknown): void => {
    if (exchange.tries === 0) return;
    const isCancelled = error !== null && signal?.aborted === true;
    const ms = performance.now() - start;
    onRequest({ ...exchange, startedAt, ms, isCancelled, error, sendAgain: sender(transport, spec) });
  };
  try {
    const answer = await attempt(transport, spec, exchange, signal);
    report(null);
    return answer;
  } catch (error) {
    report(error);
    throw error;
  }
}

/** Apart from `request`, so that who keeps it does not keep the answer as well. */
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

/** Tries until there is an answer, or an error that is not worth another try. */
async function attempt<Id extends OperationId, T>(
  transport: Transport,
  { operation, schema, retry = true, maxBytes = MAX_BYTES, mayRenewToken = () => true }: RequestSpec<Id, T>,
  exchange: Exchange,
  signal: AbortSignal | undefined,
): Promise<T> {
  const mediaTypes = createMediaTypes(operation, transport.baseUrl);
  // Awaited in any case: what is cancelled in the moment in which it is asked for, as in React's strict mode, is never sent.
  let token = await (transport.token ? abortable(transport.token.current(signal), signal) : null);
  let renewals = 0;
  let retries = 0;

  for (;;) {
    // Here, too: an abort may come just as a wait is over.
    signal?.throwIfAborted();
    try {
      exchange.mediaType = mediaTypes?.current() ?? null;
      const { status, text } = await send(transport, exchange, token, maxBytes, signal);
      mediaTypes?.accepted();
      return decode(operation, status, text, schema);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isApiError(error)) throw error;
      const mayRenew = isUnauthorized(error) && mayRenewToken();
      if (mayRenew && transport.token && token !== null) {
        token = await renewToken(transport.token, token, error, signal, renewals > 0);
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

/** One try: the text of a 2xx answer. Rejects with an ApiError, or with whatever the caller aborted with. */
async function send(
  transport: Transport,
  exchange: Exchange,
  token: string | null,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string }> {
  const { operation, method, path, query, body, mediaType } = exchange;
  if (token !== null && !isSendableToken(token)) {
    // The browser would refuse to send it, and that must not look like a network failure.
    throw new ApiError({ kind: "http", operation, status: 401, message: "the token cannot be sent" });
  }
  const controller = new AbortController();
  const stop = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  const timer = setTimeout(stop, transport.timeoutMs);
  exchange.tries += 1;
  exchange.status = null;
  exchange.statusText = "";
  exchange.contentType = null;
  exchange.bytes = 0;
  exchange.text = null;
  let response: Response | null = null;
  try {
    // Taken out first: the browser's fetch refuses to be called as another object's method.
    const { fetch } = transport;
    const init = { method, headers: requestHeaders(token, mediaType), body, signal: controller.signal };
    // `abortable`, because an injected fetch need not listen to the signal.
    response = await abortable(fetch(`${transport.baseUrl}${path}${query}`, init), controller.signal);
    exchange.status = response.status;
    exchange.statusText = response.statusText;
    exchange.contentType = response.headers.get("Content-Type");
    const limit = response.ok ? maxBytes : MAX_PROBLEM_BYTES;
    exchange.text = await abortable(readText(response, limit, exchange), controller.signal);
  } catch (cause) {
    signal?.throwIfAborted();
    const status = exchange.status;
    // Not by the caller, so by the time limit.
    if (controller.signal.aborted) {
      const message = `no complete answer within ${transport.timeoutMs} ms`;
      throw new ApiError({ kind: "timeout", operation, status, message, cause });
    }
    // An error's status decides, even when its body broke off.
    if (response === null || response.ok) {
      const message = response === null ? "the service could not be reached" : "the answer broke off";
      throw new ApiError({ kind: "network", operation, status, message, cause });
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
  const { status, ok, headers } = response;
  const { text } = exchange;
  if (!ok) throw httpError(operation, status, headers, text ?? "");
  if (text !== null) return { status, text };
  const message = `the answer is longer than ${maxBytes} bytes`;
  throw new ApiError({ kind: "too-large", operation, status, message });
}

function httpError(operation: OperationId, status: number, headers: Headers, text: string): ApiError {
  return new ApiError({
    kind: "http",
    operation,
    status,
    message: `the service answered with status ${status}`,
    problem: parseProblem(text, headers.get("Content-Type")),
    retryAfterMs: parseRetryAfter(headers.get("Retry-After"), Date.now()),
  });
}

function isUnauthorized(error: ApiError): boolean {
  return error.kind === "http" && error.status === 401;
}

/** A new token. Where none can be obtained, rejects with the 401 itself, and with the reason as its cause. */
async function renewToken(
  source: TokenSource,
  stale: string,
  refusal: ApiError,
  signal: AbortSignal | undefined,
  isRepeated: boolean,
): Promise<string> {
  try {
    return await abortable(source.renew(stale, signal, refusal, isRepeated), signal);
  } catch (cause) {
    signal?.throwIfAborted();
    const { kind, operation, status, problem, retryAfterMs } = refusal;
    const message = "the token was refused, and no new one could be obtained";
    throw new ApiError({ kind, operation, status, problem, retryAfterMs, message, cause });
  }
}
