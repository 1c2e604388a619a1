import type { ClientDetails } from "#core/api/resources/authentication.ts";
import { createStore, type Store } from "#core/lib/store.ts";
import type { Credentials } from "./credentials.ts";

/** A request to the user to sign in again, because the service rejected the credentials. */
export type ReauthenticationRequest = {
  /** The rejection by the service, or the error of the token renewal. */
  readonly failure: unknown;
  /** The previous details, as far as they may be valid; null if there was only a token. */
  readonly details: ClientDetails | null;
  /** Called with new credentials, or null for 'not now'. */
  readonly answer: (credentials: Credentials | null) => void;
};

/** Lets requests wait until the user has signed in again. There is one prompt at a time, whose result all requests share. */
export type Reauthentication = {
  /** Rejects with `failure` if the user does not sign in. After a 'not now', it rejects at once until `allow` is called. */
  readonly prompt: (failure: unknown, details: ClientDetails | null) => Promise<Credentials>;
  /** The next rejection may prompt again. */
  readonly allow: () => void;
  /** Whether the user chose 'not now', and `allow` has not been called since. */
  readonly isDeclined: () => boolean;
  /** The open prompt; null if there is none. */
  readonly request: Pick<Store<ReauthenticationRequest | null>, "get" | "subscribe">;
};

export function createReauthentication(): Reauthentication {
  const request = createStore<ReauthenticationRequest | null>(null);
  let isDeclined = false;
  return {
    prompt: (failure, details) => {
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
    isDeclined: () => isDeclined,
    request,
  };
}
