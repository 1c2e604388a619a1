import { abortable } from "./abort.ts";

/** Where requests get their bearer token from. */
export type TokenSource = {
  /** The token to send; obtains one first if there is none yet. */
  current(signal?: AbortSignal | null): Promise<string>;
  /** A token other than `stale`, which the service has just refused with 401. */
  renew(stale: string, signal?: AbortSignal | null): Promise<string>;
};

/**
 * A token source on top of an exchange (E1). However many requests wait for a token, there is one exchange at a
 * time; a request that is aborted stops waiting, but the exchange goes on for the others. Rejects with what
 * `obtain` rejects with; the next call then tries again.
 */
export function createTokenSource(obtain: () => Promise<string>, initial: string | null = null): TokenSource {
  let token = initial;
  let exchange: Promise<string> | null = null;

  async function obtainAndKeep(): Promise<string> {
    token = await obtain();
    return token;
  }

  async function wait(signal: AbortSignal | null | undefined): Promise<string> {
    signal?.throwIfAborted();
    exchange ??= obtainAndKeep().finally(() => {
      exchange = null;
    });
    return abortable(exchange, signal);
  }

  return {
    async current(signal) {
      // During a renewal the old token is known to be bad: sending it would only earn another 401.
      return token === null || exchange !== null ? wait(signal) : token;
    },
    async renew(stale, signal) {
      // A request that was under way while others renewed comes late: its token is old, the current one is not.
      return token === null || token === stale ? wait(signal) : token;
    },
  };
}

/** A token source for a token that a person pasted: it can be sent, but not renewed (`renew` rejects). */
export function staticToken(token: string): TokenSource {
  const trimmed = token.trim();
  return {
    async current() {
      return trimmed;
    },
    async renew() {
      throw new Error("This token was given by hand and cannot be renewed.");
    },
  };
}

/** Whether a text can stand in an HTTP header as a bearer token: not empty, visible ASCII only. */
export function isSendableToken(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}
