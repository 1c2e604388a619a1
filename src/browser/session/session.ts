import { createClient, type Client } from "#core/api/http/client.ts";
import { type ApiError, isApiError } from "#core/api/http/errors.ts";
import { createTokenSource, type TokenSource } from "#core/api/http/token.ts";
import { obtainToken, type ClientDetails } from "#core/api/resources/authentication.ts";
import { createStore } from "#core/lib/store.ts";
import type { ServiceConfig, StartingPoints } from "./config.ts";
import type { Credentials } from "./credentials.ts";
import { dropToken, keepToken } from "./kept-token.ts";
import { createReauthentication, type Reauthentication } from "./reauthentication.ts";
import { requestLog } from "./request-log.ts";
import { keepResponse, type OfflineSession, sessionClient } from "./session-client.ts";

/** An embedded service, provided by the composition root; nothing of it is loaded before the first call. */
export type EmbeddedService = {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clientDetails: () => Promise<ClientDetails>;
  readonly startingPoints: () => Promise<StartingPoints>;
};

/** A service with everything needed to send requests to it. */
export type Session = {
  readonly service: ServiceConfig;
  /** The first part of every query key, so that services do not share cached data. */
  readonly key: string;
  readonly client: Client;
  /** False if the service requires a sign-in that has not happened yet. */
  readonly isSignedIn: boolean;
  /** Lets requests wait for the user to sign in again. */
  readonly reauthentication: Reauthentication;
  /** For a service that may be out of reach; null for one within this browser. */
  readonly offline: OfflineSession | null;
  /** The starting points from the configuration, or from the sample. */
  readonly startingPoints: () => Promise<StartingPoints>;
  /** Cancels the requests in flight, and prevents new ones. */
  readonly end: () => void;
};

/** The dependencies of sessions. */
export type SessionTools = {
  /** The embedded service at a base URL; null for a remote service. */
  readonly embedded: (baseUrl: string) => EmbeddedService | null;
  /** The fetch function for remote services. */
  readonly fetch: typeof globalThis.fetch;
};

/** Created here, since the stack of an error created in an event handler keeps the handler, and with it its page, in memory. */
const ENDED = new DOMException("The session has ended.", "AbortError");

/** Creates a session with a service; sends no request. */
export function createSession(
  service: ServiceConfig,
  credentials: Credentials | null,
  { embedded, fetch }: SessionTools,
): Session {
  const reauthentication = createReauthentication();
  const ended = new AbortController();
  const inside = embedded(service.baseUrl);
  const needsSignIn = inside === null && service.auth !== "none";
  const isSignedIn = !needsSignIn || credentials !== null;
  const log = requestLog.listener({
    hasToken: inside !== null || (needsSignIn && isSignedIn),
    isEmbedded: inside !== null,
    ended: ended.signal,
  });
  const options = {
    baseUrl: inside?.baseUrl ?? service.baseUrl,
    fetch: inside?.fetch ?? fetch,
    timeoutMs: service.timeoutSeconds * 1000,
    onRequest: log,
  };
  let token: TokenSource | null = null;
  let person = (): string => "";
  if (inside !== null)
    token = createTokenSource(async () => obtainToken(options, await inside.clientDetails()));
  else if (needsSignIn && credentials !== null)
    ({ token, person } = signedIn(service, credentials, reauthentication, ended.signal));
  const owner = { service: service.baseUrl, person, isUsual: !needsSignIn };
  const offline = inside === null ? { owner, isReachable: createStore(true) } : null;
  const client = createClient({
    ...options,
    token,
    onRequest: (event) => {
      log(event);
      if (offline !== null && !ended.signal.aborted) keepResponse(owner, event);
    },
  });
  return {
    service,
    key: service.baseUrl,
    client: sessionClient(client, ended.signal, offline),
    isSignedIn,
    reauthentication,
    offline,
    startingPoints: inside?.startingPoints ?? (() => Promise.resolve(service.startingPoints)),
    end: () => ended.abort(ENDED),
  };
}

/**
 * The token of a session, and who is signed in. It is renewed with the details that it was obtained with; without any, or if they or the new token are rejected,
 * the user has to sign in again.
 */
function signedIn(
  service: ServiceConfig,
  first: Credentials,
  reauthentication: Reauthentication,
  ended: AbortSignal,
): { readonly token: TokenSource; readonly person: () => string } {
  const onRequest = requestLog.listener({ hasToken: false, ended });
  const options = { baseUrl: service.baseUrl, timeoutMs: service.timeoutSeconds * 1000, onRequest };
  let credentials = first;
  requestLog.addSecret(first.token, "PLINTH_TOKEN");
  const keep = (token: string): string => {
    ended.throwIfAborted();
    requestLog.addSecret(token, "PLINTH_TOKEN");
    if (credentials.isKept) keepToken(service.baseUrl, token, credentials.person);
    else dropToken(service.baseUrl);
    return token;
  };
  /** The refusal of the details, if they were refused when they were last sent. */
  let refused: ApiError | null = null;
  const exchange = async (refusal: unknown): Promise<string> => {
    if (credentials.details === null) throw refusal;
    // Otherwise each request of a run would repeat them, for which services lock out clients.
    if (refused !== null && reauthentication.isDeclined()) throw refused;
    refused = null;
    try {
      return keep(await obtainToken(options, credentials.details, ended));
    } catch (failure) {
      if (isApiError(failure) && failure.status === 401) refused = failure;
      throw failure;
    }
  };
  const reauthenticate = async (failure: unknown): Promise<string> => {
    ended.throwIfAborted();
    credentials = await reauthentication.prompt(failure, credentials.details);
    return keep(credentials.token);
  };
  return {
    token: createTokenSource(exchange, first.token, reauthenticate),
    person: () => credentials.person,
  };
}
