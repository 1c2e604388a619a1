import { obtainToken, type ClientDetails } from "#api/authentication.ts";
import { createClient, type Client } from "#api/client.ts";
import { createTokenSource, staticToken, type TokenSource } from "#api/token.ts";
import { type ServiceConfig, SAMPLE_BASE_URL, type StartingPoints } from "./config.ts";

/** How a person signs in: with what E1 takes, or with a token that was obtained elsewhere. */
export type Credentials =
  | {
      readonly kind: "client";
      readonly details: ClientDetails;
      /** The token that these details have just been exchanged for. */
      readonly firstToken: string;
    }
  | { readonly kind: "token"; readonly token: string };

/** The embedded sample service as the composition root provides it; nothing of it is loaded before the first call. */
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
  /** What the deployment, or the sample itself, gives people to start from. */
  readonly startingPoints: () => Promise<StartingPoints>;
};

/** A session with a service; makes no request by itself. */
export function createSession(
  service: ServiceConfig,
  credentials: Credentials | null,
  sample: EmbeddedService,
): Session {
  const timeoutMs = service.timeoutSeconds * 1000;
  if (service.baseUrl === SAMPLE_BASE_URL) {
    const options = { baseUrl: sample.baseUrl, fetch: sample.fetch, timeoutMs };
    const obtain = async (): Promise<string> => obtainToken(options, await sample.clientDetails());
    return {
      service,
      key: SAMPLE_BASE_URL,
      client: createClient({ ...options, token: createTokenSource(obtain) }),
      isSignedIn: true,
      startingPoints: sample.startingPoints,
    };
  }
  return {
    service,
    key: service.baseUrl,
    client: createClient({ baseUrl: service.baseUrl, timeoutMs, token: tokenSource(service, credentials) }),
    isSignedIn: service.auth === "none" || credentials !== null,
    startingPoints: () => Promise.resolve(service.startingPoints),
  };
}

function tokenSource(service: ServiceConfig, credentials: Credentials | null): TokenSource | null {
  if (service.auth === "none" || credentials === null) return null;
  if (credentials.kind === "token") return staticToken(credentials.token);
  const options = { baseUrl: service.baseUrl, timeoutMs: service.timeoutSeconds * 1000 };
  return createTokenSource(() => obtainToken(options, credentials.details), credentials.firstToken);
}
