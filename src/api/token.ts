import { abortable } from "./abort.ts";
import type { ApiError } from "./errors.ts";

/** Where requests get their bearer token from. */
export type TokenSource = {
  /** The token to send; obtains one first if there is none yet. */
  current(signal?: AbortSignal | null): Promise<string>;
  /**
   * A token other than `stale`, which the service has just refused with 401; `refusal` is what it said. `isRepeated`: a token from here
   * was refused before in the same request, so that another exchange would not help.
   */
  renew(
    stale: string,
    signal?: AbortSignal | null,
    refusal?: ApiError | null,
    isRepeated?: boolean,
  ): Promise<string>;
};

/**
 * A token source on top of an exchange (E1). However many requests wait for a token, there is one exchange at a
 * time; a request that is aborted stops waiting, but the exchange goes on for the others. Where the exchange fails, or
 * its token is refused as well, `reauthenticate` is asked with the failure. Rejects with what that one rejects with, or
 * with the failure where there is none; the next call then tries again. `exchange` is told the refusal that began it,
 * or null where there was no token yet.
 */
export function createTokenSource(
  exchange: (refusal: ApiError | null) => Promise<string>,
  initial: string | null = null,
  reauthenticate: (failure: unknown) => Promise<string> = (failure) => Promise.reject(failure),
): TokenSource {
  let token = initial;
  let renewal: Promise<string> | null = null;

  async function obtain(refusal: ApiError | null, isRepeated: boolean): Promise<string> {
    try {
      token = await (isRepeated ? reauthenticate(refusal) : exchange(refusal));
    } catch (failure) {
      if (isRepeated) throw failure;
      token = await reauthenticate(failure);
    }
    return token;
  }

  async function wait(
    signal: AbortSignal | null | undefined,
    refusal: ApiError | null,
    isRepeated: boolean,
  ): Promise<string> {
    signal?.throwIfAborted();
    renewal ??= obtain(refusal, isRepeated).finally(() => {
      renewal = null;
    });
    return abortable(renewal, signal);
  }

  return {
    async current(signal) {
      // During a renewal the old token is known to be bad: sending it would only earn another 401.
      return token === null || renewal !== null ? wait(signal, null, false) : token;
    },
    async renew(stale, signal, refusal = null, isRepeated = false) {
      // A request that was under way while others renewed comes late: its token is old, the current one is not.
      return token === null || token === stale ? wait(signal, refusal, isRepeated) : token;
    },
  };
}

/** Whether a text can stand in an HTTP header as a bearer token: not empty, visible ASCII only. */
export function isSendableToken(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}
