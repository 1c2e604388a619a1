import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { obtainToken } from "#api/resources/authentication.ts";
import { type Client, createClient } from "#api/http/client.ts";
import type { ClientOptions } from "#api/http/http.ts";
import { serviceUrlFault } from "#api/http/url.ts";
import { createTokenSource, type TokenSource } from "#api/http/token.ts";
import { type Environment, readVariable } from "#lib/environment.ts";
import { ArgumentError, Failure } from "#lib/failure.ts";

function tokenSource(options: ClientOptions, environment: Environment): TokenSource | null {
  const setting = (name: string): string | null => readVariable(environment, name, Failure) ?? null;
  const token = setting("PLINTH_TOKEN");
  if (token !== null)
    return createTokenSource(() => Promise.reject(new Error("The service rejected PLINTH_TOKEN.")), token);
  const clientId = setting("PLINTH_CLIENT_ID");
  const clientSecret = setting("PLINTH_CLIENT_SECRET");
  if (clientId === null && clientSecret === null) return null;
  const audienceUrl = setting("PLINTH_AUDIENCE_URL");
  return createTokenSource(() => obtainToken(options, { clientId, clientSecret, audienceUrl }));
}

/** The sample catalogue as a service, with its tables read from the source. */
async function sampleOptions(): Promise<ClientOptions> {
  const [{ createService }, { sampleSource }, { languagePart }, { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET }] =
    await Promise.all([
      import("#embedded-service/service.ts"),
      import("#sample/sample.ts"),
      import("#sample/tsv.ts"),
      import("#embedded-service/credentials.ts"),
    ]);
  const seed = join(import.meta.dirname, "../sample/seed");
  const source = sampleSource(async (table, language) =>
    languagePart(await readFile(join(seed, `${table}.tsv`), "utf8"), language),
  );
  const { handle } = createService(source);
  const options: ClientOptions = {
    // A URL needs an origin, although nothing is sent there.
    baseUrl: "https://sample.invalid",
    fetch: async (input, init) => handle(new Request(input, init)),
  };
  const details = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };
  return { ...options, token: createTokenSource(() => obtainToken(options, details)) };
}

/** A client for a service, or for the sample catalogue. Throws an ArgumentError, or a Failure. */
export async function connect(
  service: string,
  timeoutSeconds: number,
  environment: Environment,
): Promise<Client> {
  return createClient(
    service === "sample" ? await sampleOptions() : serviceOptions(service, timeoutSeconds, environment),
  );
}

function serviceOptions(service: string, timeoutSeconds: number, environment: Environment): ClientOptions {
  const fault = serviceUrlFault(service);
  if (fault !== null) throw new ArgumentError(`--service must be a base URL or 'sample'. ${fault}`);
  const options: ClientOptions = { baseUrl: service, timeoutMs: timeoutSeconds * 1000 };
  return { ...options, token: tokenSource(options, environment) };
}
