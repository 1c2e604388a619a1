import { Agent, type Dispatcher, request } from "undici";
import { obtainToken } from "#api/authentication.ts";
import { isApiError } from "#api/errors.ts";
import type { TokenSource } from "#api/token.ts";
import type { Match } from "./match.ts";
import { Refusal } from "./refusal.ts";
import { bodyKind } from "./service-headers.ts";
import type { Settings } from "./settings.ts";
import { createGatewayToken } from "./token.ts";

/** What of a browser's request goes up besides its address: nothing that says who sent it, and nothing that a cache does not know of. */
export type Forwarded = {
  readonly match: Match;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Aborted when the browser no longer waits. */
  readonly signal: AbortSignal;
};

export type Upstream = {
  /** Sends a request on, with the token. Rejects with a Refusal, or with the signal's reason. */
  readonly forward: (forwarded: Forwarded) => Promise<Dispatcher.ResponseData>;
  /** Resolves when a token is at hand. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The one service behind the gateway, and the token for it (E1). */
export function createUpstream(settings: Settings): Upstream {
  const { baseUrl, timeoutMs } = settings;
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

  return {
    async forward(forwarded) {
      const stop = new AbortController();
      const timer = setTimeout(
        () => stop.abort(new Refusal(504, "The service did not answer in time.")),
        timeoutMs,
      );
      const signal = AbortSignal.any([forwarded.signal, stop.signal]);
      try {
        const token = await tokens.current(signal);
        const answer = await send(forwarded, token, signal);
        if (answer.statusCode !== 401) return await usable(answer, signal);
        await discard(answer, signal);
        return await usable(await send(forwarded, await renewed(tokens, token, signal), signal), signal);
      } catch (error) {
        signal.throwIfAborted();
        throw explained(error);
      } finally {
        clearTimeout(timer);
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

/** The client secret is in the body of E1, and a redirect would take it along. */
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

const REFUSED = "The service refused the gateway's token.";

/** What the browser may see. Its own sign-in is not in question when the gateway's is refused, so that is no 401 to it. */
async function usable(
  answer: Dispatcher.ResponseData,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const reason = unusable(answer);
  if (reason === null) return answer;
  await discard(answer, signal);
  throw new Refusal(502, reason);
}

function unusable({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (statusCode === 401) return REFUSED;
  if (statusCode === 304 || statusCode >= 400) return null;
  if (statusCode >= 300) return "The service sent a redirect, which the gateway does not follow.";
  return bodyKind(headers, statusCode) === "other"
    ? "The service answered with something other than JSON."
    : null;
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
      isTimeout ? "The service gave no token in time." : "The gateway could not sign in to the service.",
      {},
      error,
    );
  }
  return new Refusal(502, "The service could not be reached.", {}, error);
}
