import { abortable } from "./abort.ts";
import type { ApiError } from "./errors.ts";

/** Where requests get their bearer token from. */
export type TokenSource = {
  /** The token to send; obtains one first if there is none yet. */
  current(signal?: AbortSignal | null): Promise<string>;
  /** A token other than `stale`, which the service has just refused with 401; `refusal` is what it said. */
  renew(stale: string, signal?: AbortSignal | null, refusal?: ApiError | null): Promise<string>;
};

/**
 * A token source on top of an exchange (E1). However many requests wait for a token, there is one exchange at a
 * time; a request that is aborted stops waiting, but the exchange goes on for the others. Rejects with what
 * `obtain` rejects with; the next call then tries again. `obtain` is told the refusal that began the exchange, or
 * null where there was no token yet.
 */
export function createTokenSource(
  obtain: (refusal: ApiError | null) => Promise<string>,
  initial: string | null = null,
): TokenSource {
  let token = initial;
  let exchange: Promise<string> | null = null;

  async function obtainAndKeep(refusal: ApiError | null): Promise<string> {
    token = await obtain(refusal);
    return token;
  }

  async function wait(signal: AbortSignal | null | undefined, refusal: ApiError | null): Promise<string> {
    signal?.throwIfAborted();
    exchange ??= obtainAndKeep(refusal).finally(() => {
      exchange = null;
    });
    return abortable(exchange, signal);
  }

  return {
    async current(signal) {
      // During a renewal the old token is known to be bad: sending it would only earn another 401.
      return token === null || exchange !== null ? wait(signal, null) : token;
    },
    async renew(stale, signal, refusal = null) {
      // A request that was under way while others renewed comes late: its token is old, the current one is not.
      return token === null || token === stale ? wait(signal, refusal) : token;
    },
  };
}

/** Whether a text can stand in an HTTP header as a bearer token: not empty, visible ASCII only. */
export function isSendableToken(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}
