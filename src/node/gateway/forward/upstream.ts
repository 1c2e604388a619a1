import { Agent, type Dispatcher, EnvHttpProxyAgent, errors } from "undici";
import { isApiError } from "#core/api/http/errors.ts";
import type { TokenSource } from "#core/api/http/token.ts";
import { obtainToken } from "#core/api/resources/authentication.ts";
import { createGatewayToken } from "../auth/token.ts";
import type { Settings } from "../settings/settings.ts";
import type { Match } from "./match.ts";
import { Refusal } from "./refusal.ts";
import { bodyKind } from "./service-headers.ts";

/** A request to forward. It has no header that identifies the user, or on which the response depends without a cache knowing it. */
export type Forwarded = {
  readonly match: Match;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Aborted when the browser disconnects, and here at a time limit. */
  readonly stop: AbortController;
};

export type Upstream = {
  /** Forwards a request, with the token. Rejects with a Refusal, or with the reason of `stop`. */
  readonly forward: (forwarded: Forwarded) => Promise<Dispatcher.ResponseData>;
  /** Why the body of a response failed, as a Refusal. */
  readonly bodyFailure: (error: unknown) => Refusal;
  /** Resolves once there is a token. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The service behind the gateway, and its token (E1). */
export function createUpstream(settings: Settings): Upstream {
  const { baseUrl, timeoutMs, totalTimeoutMs, maxResponseBytes } = settings;
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/$/, "");
  const options = {
    connect: { timeout: timeoutMs },
    headersTimeout: 0,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxResponseBytes,
  };
  // As Node does for its own fetch, by which E1 is sent.
  const hasProxy = process.env["NODE_USE_ENV_PROXY"] === "1";
  const agent = hasProxy ? new EnvHttpProxyAgent(options) : new Agent(options);
  const tokens = createGatewayToken(async () => obtainToken({ baseUrl, timeoutMs }, settings.client));

  async function send({ match, headers, body, stop: { signal } }: Forwarded, token: string) {
    return agent.request({
      origin,
      path: `${basePath}${match.path}${match.query}`,
      method: match.operation.method,
      headers: { ...headers, accept: "application/json", authorization: `Bearer ${token}` },
      body,
      signal,
    });
  }

  async function authorized(forwarded: Forwarded): Promise<Dispatcher.ResponseData> {
    const { signal } = forwarded.stop;
    const token = await tokens.current(signal);
    let response = await send(forwarded, token);
    if (response.statusCode === 401) {
      await discard(response, signal);
      response = await send(forwarded, await renewed(tokens, token, signal));
    }
    const refusal = refusalOf(response, maxResponseBytes);
    if (refusal === null) return response;
    await discard(response, signal);
    throw refusal;
  }

  return {
    async forward(forwarded) {
      const { stop } = forwarded;
      const stopAfter = (ms: number, reason: string) =>
        setTimeout(() => stop.abort(new Refusal(504, reason)), ms);
      const total = stopAfter(totalTimeoutMs, "The service did not finish its answer in time.");
      const beginning = stopAfter(timeoutMs, "The service did not answer in time.");
      try {
        const response = await authorized(forwarded);
        response.body.once("close", () => clearTimeout(total));
        return response;
      } catch (error) {
        clearTimeout(total);
        stop.signal.throwIfAborted();
        throw explained(error);
      } finally {
        clearTimeout(beginning);
      }
    },
    bodyFailure(error) {
      if (error instanceof Refusal) return error;
      if (error instanceof errors.ResponseExceededMaxSizeError) return tooLong(maxResponseBytes);
      return new Refusal(502, "The service did not complete its answer.", {}, error);
    },
    async ready() {
      await tokens.current(AbortSignal.timeout(timeoutMs));
    },
    async close() {
      await agent.close();
    },
  };
}

async function renewed(tokens: TokenSource, stale: string, signal: AbortSignal): Promise<string> {
  try {
    return await tokens.renew(stale, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw isApiError(cause) ? cause : new Refusal(502, REFUSED, {}, cause);
  }
}

const REFUSED = "The service rejected the gateway's token.";

/** Why a response is not forwarded; null if it is. A 401 concerns the gateway's token, not the user's sign-in, so it becomes a 502. */
function refusalOf({ statusCode, headers }: Dispatcher.ResponseData, maxBytes: number): Refusal | null {
  if (statusCode === 401) return new Refusal(502, REFUSED);
  if (statusCode > 599) return new Refusal(502, `The service answered with the status ${statusCode}.`);
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
    return new Refusal(502, "The service sent a redirect, which the gateway does not follow.");
  }
  if (statusCode < 300 && bodyKind(headers, statusCode) === "other") {
    return new Refusal(502, "The service answered with something other than JSON.");
  }
  return Number(headers["content-length"] ?? 0) > maxBytes ? tooLong(maxBytes) : null;
}

function tooLong(maxBytes: number): Refusal {
  return new Refusal(502, `The service's answer is longer than ${maxBytes} bytes.`);
}

async function discard({ body }: Dispatcher.ResponseData, signal: AbortSignal): Promise<void> {
  await body.dump({ limit: 65_536, signal });
}

function explained(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isApiError(error)) {
    const isTimeout = error.kind === "timeout";
    return new Refusal(
      isTimeout ? 504 : 502,
      isTimeout
        ? "The service did not issue a token in time."
        : "The gateway could not sign in to the service.",
      {},
      error,
    );
  }
  return new Refusal(502, "The service could not be reached.", {}, error);
}
