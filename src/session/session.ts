import { obtainToken, type ClientDetails } from "#api/authentication.ts";
import { createClient, type Client } from "#api/client.ts";
import { createTokenSource, type TokenSource } from "#api/token.ts";
import type { ServiceConfig, StartingPoints } from "./config.ts";
import type { Credentials } from "./credentials.ts";
import { keepToken } from "./kept-token.ts";
import { requestLog } from "./request-log.ts";
import { createReauthentication, type Reauthentication } from "./reauthentication.ts";

/** An embedded service as the composition root provides it; nothing of it is loaded before the first call. */
export type EmbeddedService = {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clientDetails: () => Promise<ClientDetails>;
  readonly startingPoints: () => Promise<StartingPoints>;
};

/** A service with everything that is needed to ask it. */
export type Session = {
  readonly service: ServiceConfig;
  /** Begins every query key, so that no two services share a cache. */
  readonly key: string;
  readonly client: Client;
  /** False where the service wants a sign-in that has not happened yet. */
  readonly isSignedIn: boolean;
  /** Where requests wait for the user to sign in again. */
  readonly reauthentication: Reauthentication;
  /** What the deployment, or the sample itself, gives people to start from. */
  readonly startingPoints: () => Promise<StartingPoints>;
  /** Cancels what is under way, and sends nothing any more. */
  readonly end: () => void;
};

/** What sessions are made with, whatever the service. */
export type SessionTools = {
  /** The embedded service that a base URL stands for; null where it is that of a service elsewhere. */
  readonly embedded: (baseUrl: string) => EmbeddedService | null;
  /** What requests to services elsewhere go through. */
  readonly fetch: typeof globalThis.fetch;
};

/** A session with a service; makes no request by itself. */
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
  const options = {
    baseUrl: inside?.baseUrl ?? service.baseUrl,
    fetch: inside?.fetch ?? fetch,
    timeoutMs: service.timeoutSeconds * 1000,
    onRequest: requestLog.listener({
      hasToken: inside !== null || (needsSignIn && isSignedIn),
      isEmbedded: inside !== null,
      ended: ended.signal,
    }),
  };
  let token: TokenSource | null = null;
  if (inside !== null)
    token = createTokenSource(async () => obtainToken(options, await inside.clientDetails()));
  else if (needsSignIn && credentials !== null)
    token = tokenSource(service, credentials, reauthentication, ended.signal);
  return {
    service,
    key: service.baseUrl,
    client: until(ended.signal, createClient({ ...options, token })),
    isSignedIn,
    reauthentication,
    startingPoints: inside?.startingPoints ?? (() => Promise.resolve(service.startingPoints)),
    end: () => ended.abort(),
  };
}

/** A token is renewed with the details that it was obtained with; where there are none, or they or their token are refused, the person is asked. */
function tokenSource(
  service: ServiceConfig,
  first: Credentials,
  reauthentication: Reauthentication,
  ended: AbortSignal,
): TokenSource {
  const onRequest = requestLog.listener({ hasToken: false, ended });
  const options = { baseUrl: service.baseUrl, timeoutMs: service.timeoutSeconds * 1000, onRequest };
  let known = first;
  requestLog.addSecret(first.token, "PLINTH_TOKEN");
  const keep = (token: string): string => {
    ended.throwIfAborted();
    requestLog.addSecret(token, "PLINTH_TOKEN");
    if (known.isKept) keepToken(service.baseUrl, token);
    return token;
  };
  const exchange = async (refusal: unknown): Promise<string> => {
    if (known.details === null) throw refusal;
    return keep(await obtainToken(options, known.details, ended));
  };
  const reauthenticate = async (failure: unknown): Promise<string> => {
    ended.throwIfAborted();
    known = await reauthentication.ask(failure, known.details);
    return keep(known.token);
  };
  return createTokenSource(exchange, first.token, reauthenticate);
}

/** The client, for as long as the session lasts. */
function until(ended: AbortSignal, client: Client): Client {
  return {
    baseUrl: client.baseUrl,
    request: (spec, signal) =>
      client.request(spec, signal === undefined ? ended : AbortSignal.any([signal, ended])),
  };
}
