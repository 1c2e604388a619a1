import type { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import { obtainToken } from "#api/resources/authentication.ts";
import { isApiError } from "#api/http/errors.ts";
import type { TokenSource } from "#api/http/token.ts";
import { responseBody, tooLong } from "./response-body.ts";
import type { Match } from "./match.ts";
import { Refusal } from "./refusal.ts";
import { bodyKind } from "./service-headers.ts";
import type { Settings } from "../settings/settings.ts";
import { createGatewayToken } from "../auth/token.ts";

/** A request to forward. It has no header that identifies the user, or on which the response depends without a cache knowing it. */
export type Forwarded = {
  readonly match: Match;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Aborted when the browser disconnects. */
  readonly signal: AbortSignal;
};

/** A response of the service that may be forwarded. */
type ForwardedResponse = Pick<Dispatcher.ResponseData, "statusCode" | "headers"> & {
  readonly body: Readable;
};

export type Upstream = {
  /** Forwards a request, with the token. Rejects with a Refusal, or with the signal's reason; the body fails in the same way. */
  readonly forward: (forwarded: Forwarded) => Promise<ForwardedResponse>;
  /** Resolves once there is a token. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The service behind the gateway, and its token (E1). */
export function createUpstream(settings: Settings): Upstream {
  const { baseUrl, timeoutMs, totalTimeoutMs, maxResponseBytes } = settings;
  const agent = new Agent({ connect: { timeout: timeoutMs }, headersTimeout: 0, bodyTimeout: timeoutMs });
  const tokens = createGatewayToken(async () =>
    obtainToken({ baseUrl, timeoutMs, fetch: fetchWithoutRedirects }, settings.client),
  );

  async function send({ match, headers, body }: Forwarded, token: string, signal: AbortSignal) {
    return request(`${baseUrl}${match.path}${match.query}`, {
      dispatcher: agent,
      method: match.operation.method,
      headers: { ...headers, accept: "application/json", authorization: `Bearer ${token}` },
      body,
      signal,
    });
  }

  async function authorized(forwarded: Forwarded, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const token = await tokens.current(signal);
    let response = await send(forwarded, token, signal);
    if (response.statusCode === 401) {
      await discard(response, signal);
      response = await send(forwarded, await renewed(tokens, token, signal), signal);
    }
    const refusal = refusalOf(response, maxResponseBytes);
    if (refusal === null) return response;
    await discard(response, signal);
    throw refusal;
  }

  return {
    async forward(forwarded) {
      const stop = new AbortController();
      const stopAfter = (ms: number, reason: string) =>
        setTimeout(() => stop.abort(new Refusal(504, reason)), ms);
      const total = stopAfter(totalTimeoutMs, "The service did not finish its answer in time.");
      const beginning = stopAfter(timeoutMs, "The service did not answer in time.");
      const signal = AbortSignal.any([forwarded.signal, stop.signal]);
      try {
        const { statusCode, headers, body } = await authorized(forwarded, signal);
        body.once("close", () => clearTimeout(total));
        const limits = { maxBytes: maxResponseBytes, signal: forwarded.signal };
        return { statusCode, headers, body: responseBody(body, limits) };
      } catch (error) {
        clearTimeout(total);
        signal.throwIfAborted();
        throw explained(error);
      } finally {
        clearTimeout(beginning);
      }
    },
    async ready() {
      await tokens.current(AbortSignal.timeout(timeoutMs));
    },
    async close() {
      await agent.close();
    },
  };
}

/** The body of E1 holds the client secret, which a redirect would leak. */
const fetchWithoutRedirects: typeof globalThis.fetch = async (input, init) =>
  fetch(input, { ...init, redirect: "error" });

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
