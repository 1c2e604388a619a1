import type { ClientDetails } from "#api/authentication.ts";
import type { Credentials } from "./credentials.ts";

/** A service takes the credentials no more: somebody has to sign in again. */
export type SignInRequest = {
  /** What the service said when it refused, or why no new token could be had. */
  readonly failure: unknown;
  /** What was used so far, as far as it may be right; null where there was only a token. */
  readonly details: ClientDetails | null;
  /** New credentials, or null for 'not now'. */
  readonly answer: (credentials: Credentials | null) => void;
};

/** Where requests that need a person wait for one. One question at a time; who asked for a token shares its answer. */
export type SignInRequests = {
  /** Rejects with `failure` where nobody signs in. After a 'not now', it does so at once until `allow` is called. */
  readonly ask: (failure: unknown, details: ClientDetails | null) => Promise<Credentials>;
  /** Somebody wants to go on: the next refusal may ask again. */
  readonly allow: () => void;
  /** The open question; the same object for as long as it is open. */
  readonly current: () => SignInRequest | null;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createSignInRequests(): SignInRequests {
  const listeners = new Set<() => void>();
  let request: SignInRequest | null = null;
  let isDeclined = false;

  const show = (next: SignInRequest | null): void => {
    request = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: (failure, details) => {
      if (isDeclined) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        show({
          failure,
          details,
          answer: (credentials) => {
            isDeclined = credentials === null;
            show(null);
            if (credentials === null) reject(failure);
            else resolve(credentials);
          },
        });
      });
    },
    allow: () => {
      isDeclined = false;
    },
    current: () => request,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
