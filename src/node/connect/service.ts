import { type Client, createClient } from "#core/api/http/client.ts";
import type { ClientOptions } from "#core/api/http/http.ts";
import { createTokenSource, isSendableToken, type TokenSource } from "#core/api/http/token.ts";
import { serviceUrlFault } from "#core/api/http/url.ts";
import { type ClientDetails, obtainToken } from "#core/api/resources/authentication.ts";
import type { CatalogueSource } from "#core/catalogue/service/source.ts";
import { ArgumentError, Failure } from "#core/lib/failure.ts";
import { englishText } from "#core/text/messages/english.ts";
import { type Environment, readVariable } from "#node/lib/environment.ts";
import { addSecret } from "./secrets.ts";

/** How to reach a service. */
export type Access = {
  readonly options: Omit<ClientOptions, "token">;
  /** The token that the environment gives. */
  readonly token: string | null;
  /** The client details for E1. */
  readonly details: ClientDetails | null;
  /** The sample catalogue, if it is that. */
  readonly sample: CatalogueSource | null;
};

function readCredentials(environment: Environment): Pick<Access, "token" | "details"> {
  const setting = (name: string): string | null => readVariable(environment, name, Failure) ?? null;
  const token = setting("PLINTH_TOKEN");
  if (token !== null && !isSendableToken(token))
    throw new Failure(
      "PLINTH_TOKEN: must be the access token alone: visible ASCII characters, without 'Bearer' and spaces",
    );
  if (token !== null) return { token, details: null };
  const clientId = setting("PLINTH_CLIENT_ID");
  const clientSecret = setting("PLINTH_CLIENT_SECRET");
  if (clientId === null && clientSecret === null) return { token, details: null };
  if (clientId === null)
    throw new Failure("PLINTH_CLIENT_ID: is missing, although PLINTH_CLIENT_SECRET is set");
  if (clientSecret === null)
    throw new Failure("PLINTH_CLIENT_SECRET: is missing, although PLINTH_CLIENT_ID is set");
  return { token, details: { clientId, clientSecret, audienceUrl: setting("PLINTH_AUDIENCE_URL") } };
}

function tokenSource(
  { options, token, details }: Access,
  onToken: (token: string) => void,
): TokenSource | null {
  if (token !== null)
    return createTokenSource(() => Promise.reject(new Error("The service rejected PLINTH_TOKEN.")), token);
  if (details === null) return null;
  return createTokenSource(async () => {
    const obtained = await obtainToken(options, details);
    addSecret(obtained, "PLINTH_TOKEN");
    onToken(obtained);
    return obtained;
  });
}

/**
 * A client for a service.
 * @param onToken called with each token that is obtained
 */
export function createClientFor(access: Access, onToken: (token: string) => void = () => undefined): Client {
  return createClient({ ...access.options, token: tokenSource(access, onToken) });
}

/** The sample catalogue as a service. */
async function sampleAccess(): Promise<Access> {
  const [{ createService }, { sampleFromFiles }, { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET }] =
    await Promise.all([
      import("#core/catalogue/service/service.ts"),
      import("./sample-files.ts"),
      import("#core/catalogue/service/credentials.ts"),
    ]);
  const source = sampleFromFiles();
  const { handle } = createService(source);
  return {
    options: {
      // A URL needs an origin, although nothing is sent there.
      baseUrl: "https://sample.invalid",
      fetch: async (input, init) => handle(new Request(input, init)),
    },
    token: null,
    details: { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET },
    sample: source,
  };
}

/** How to reach a service, or the sample catalogue. Throws an ArgumentError, or a Failure. */
export async function readAccess(
  service: string,
  timeoutSeconds: number,
  environment: Environment,
): Promise<Access> {
  if (service === "sample") return sampleAccess();
  const fault = serviceUrlFault(service);
  if (fault !== null)
    throw new ArgumentError(`--service must be a base URL or 'sample'. ${englishText(fault)}`);
  const options = { baseUrl: service, timeoutMs: timeoutSeconds * 1000 };
  const credentials = readCredentials(environment);
  addSecret(credentials.token, "PLINTH_TOKEN");
  addSecret(credentials.details?.clientSecret, "CLIENT_SECRET");
  addSecret(credentials.details?.clientId, "CLIENT_ID");
  return { options, ...credentials, sample: null };
}

/** A client for a service, or for the sample catalogue. Throws an ArgumentError, or a Failure. */
export async function connect(
  service: string,
  timeoutSeconds: number,
  environment: Environment,
): Promise<Client> {
  return createClientFor(await readAccess(service, timeoutSeconds, environment));
}
