import { createStore, type Store } from "#lib/store.ts";
import type { ClientDetails } from "#api/authentication.ts";
import type { Credentials } from "./credentials.ts";

/** A service no longer accepts the credentials: the person has to sign in again. */
export type ReauthenticationRequest = {
  /** What the service said when it refused, or why no new token could be had. */
  readonly failure: unknown;
  /** What was used so far, as far as it may be right; null where there was only a token. */
  readonly details: ClientDetails | null;
  /** New credentials, or null for 'not now'. */
  readonly answer: (credentials: Credentials | null) => void;
};

/** Where requests wait until the person has signed in again. One prompt at a time; all requests share its answer. */
export type Reauthentication = {
  /** Rejects with `failure` where nobody signs in. After a 'not now', it does so at once until `allow` is called. */
  readonly ask: (failure: unknown, details: ClientDetails | null) => Promise<Credentials>;
  /** The person wants to go on: the next refusal may prompt again. */
  readonly allow: () => void;
  /** The open question; null where there is none. */
  readonly request: Pick<Store<ReauthenticationRequest | null>, "get" | "subscribe">;
};

export function createReauthentication(): Reauthentication {
  const request = createStore<ReauthenticationRequest | null>(null);
  let isDeclined = false;
  return {
    ask: (failure, details) => {
      if (isDeclined) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        request.set({
          failure,
          details,
          answer: (credentials) => {
            isDeclined = credentials === null;
            request.set(null);
            if (credentials === null) reject(failure);
            else resolve(credentials);
          },
        });
      });
    },
    allow: () => {
      isDeclined = false;
    },
    request,
  };
}
