import { type Client, createClient } from "#core/api/http/client.ts";
import { createTokenSource } from "#core/api/http/token.ts";
import { obtainToken } from "#core/api/resources/authentication.ts";
import { createSampleService } from "../sample/sample.fixture.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Collection } from "./collection.ts";
import type { Concept } from "./concept.ts";
import { SAMPLE_CLIENT_ID, SAMPLE_CLIENT_SECRET } from "./credentials.ts";
import type { Service } from "./service.ts";

export const BASE_URL = "https://host.example/some/app/sample";
export const TM = "/templates-management/api/v2";
export const TOKEN_PATH = "/authentication/api/v1/oauth2/token";
export const CREDENTIALS = { clientId: SAMPLE_CLIENT_ID, clientSecret: SAMPLE_CLIENT_SECRET };

export type ServiceUnderTest = {
  service: Service;
  /** The app's own client for the service, signed in. */
  client: Client;
  token: string;
  /** Sends a GET with a valid token and returns the raw body; fails on any status but 200. */
  get: (path: string) => Promise<unknown>;
  /** Sends any request, with a valid token unless the headers override it. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
};

/** A new sample service, with functions to call it. */
export async function startService(): Promise<ServiceUnderTest> {
  return connectTo(createSampleService());
}

/** Functions to call a service. */
export async function connectTo(service: Service): Promise<ServiceUnderTest> {
  const serviceFetch: typeof globalThis.fetch = (input, init) => service.handle(new Request(input, init));
  const transport = { baseUrl: BASE_URL, fetch: serviceFetch };
  const token = await obtainToken(transport, CREDENTIALS);
  const client = createClient({
    ...transport,
    token: createTokenSource(() => obtainToken(transport, CREDENTIALS), token),
  });

  function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${token}`);
    return service.handle(new Request(`${BASE_URL}${path}`, { ...init, headers }));
  }

  async function get(path: string): Promise<unknown> {
    const response = await send(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return { service, client, token, get, send };
}

/** The concepts of a catalogue by kind. */
export function collectionsOf(catalogue: Catalogue): Record<string, Collection<Concept>> {
  const { classifications, codes, constructionObjects, documents, properties } = catalogue;
  const { propertyTags, templates, units, values } = catalogue;
  return {
    classifications,
    codes,
    constructionObjects,
    documents,
    properties,
    propertyTags,
    templates,
    units,
    values,
  };
}

/** A concept of the catalogue; fails if it does not exist. */
export function conceptOf<T>(collection: { byKey: ReadonlyMap<string, T> }, key: string): T {
  const concept = collection.byKey.get(key);
  if (concept === undefined) throw new Error(`The catalogue has no ${key}.`);
  return concept;
}

/** The value; fails if it is missing. */
export function some<T>(item: T | null | undefined): T {
  if (item === null || item === undefined) throw new Error("There is none.");
  return item;
}
