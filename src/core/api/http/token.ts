import { abortable } from "./abort.ts";
import { ApiError } from "./errors.ts";

/** A request that the service rejected with 401. */
export type Refusal = {
  readonly error: ApiError;
  /** Whether a renewed token was rejected in the same request, so that another exchange would not help. */
  readonly isRepeated: boolean;
  /** Called if the request now waits for the user, which may take long. */
  readonly onReauthenticate: () => void;
};

/** Provides the bearer token of requests. */
export type TokenSource = {
  /** The token to send; obtains one first if there is none yet. */
  current(signal?: AbortSignal | null): Promise<string>;
  /** A token other than `stale`, which the service rejected. */
  renew(stale: string, signal?: AbortSignal | null, refusal?: Refusal | null): Promise<string>;
};

/**
 * A token source based on an exchange (E1). However many requests wait for a token, there is one exchange at a time; aborting a request
 * stops its wait, while the exchange continues for the others. If the exchange fails, or its token is rejected as well, `reauthenticate` is
 * called with the error. Rejects with the error of that, or with the error itself without it; the next call then tries again. `exchange`
 * receives the 401 that caused it, or null if there was no token yet.
 */
export function createTokenSource(
  exchange: (refusal: ApiError | null) => Promise<string>,
  initial: string | null = null,
  reauthenticate: (failure: unknown) => Promise<string> = (failure) => Promise.reject(failure),
): TokenSource {
  let token = initial;
  let renewal: Promise<string> | null = null;

  async function obtain(refusal: Refusal | null): Promise<string> {
    const { error = null, isRepeated = false } = refusal ?? {};
    const askUser = (failure: unknown): Promise<string> => {
      refusal?.onReauthenticate();
      return reauthenticate(failure);
    };
    try {
      token = await (isRepeated ? askUser(error) : exchange(error));
    } catch (failure) {
      if (isRepeated) throw failure;
      token = await askUser(failure);
    }
    return token;
  }

  async function wait(signal: AbortSignal | null | undefined, refusal: Refusal | null): Promise<string> {
    signal?.throwIfAborted();
    renewal ??= obtain(refusal).finally(() => {
      renewal = null;
    });
    return abortable(renewal, signal);
  }

  return {
    async current(signal) {
      // During a renewal the old token is invalid: sending it would only cause another 401.
      return token === null || renewal !== null ? wait(signal, null) : token;
    },
    async renew(stale, signal, refusal = null) {
      // A request in flight during a renewal fails late: its token is old, the current one is not.
      return token === null || token === stale ? wait(signal, refusal) : token;
    },
  };
}

/** Obtains a new token. If that fails, rejects with the 401 itself, with the reason as its cause. */
export async function renewToken(
  source: TokenSource,
  stale: string,
  refusal: Refusal,
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    return await abortable(source.renew(stale, signal, refusal), signal);
  } catch (cause) {
    signal?.throwIfAborted();
    const { kind, operation, status, problem, retryAfterMs } = refusal.error;
    const message = "the token was refused, and no new one could be obtained";
    throw new ApiError({ kind, operation, status, problem, retryAfterMs, message, cause });
  }
}

/** Whether a text can be sent as bearer token in an HTTP header: not empty, visible ASCII only. */
export function isSendableToken(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}
