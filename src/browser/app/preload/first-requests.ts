import { firstBaseUrl, SAMPLE_BASE_URL } from "#browser/session/chosen-service.ts";
import { keptToken } from "#browser/session/kept-token.ts";
import { rememberedCulture } from "#browser/storage/storage.ts";
import type { FirstRequest } from "#core/addresses/addresses.ts";
import { requestHeaders } from "#core/api/http/headers.ts";
import { normalizeBaseUrl, targetOf } from "#core/api/http/url.ts";
import { DEFAULT_TAKES } from "#core/api/paging/default-takes.ts";

/** Responses that nobody has used by then are dropped: the user has navigated away, or the configuration is invalid. */
const UNCLAIMED_MS = 20_000;

type Early = { readonly response: Promise<Response>; readonly controller: AbortController };

/** Early requests by address and headers. */
const waiting = new Map<string, Early>();

const keyOf = (url: unknown, headers: unknown): string => JSON.stringify([url, headers]);

/** Like `fetch`, but the first request that equals an early request gets its response. */
export const preloadedFetch: typeof globalThis.fetch = (input, init) => {
  const key = keyOf(input, init?.headers);
  const early = waiting.get(key);
  if (early === undefined) return fetch(input, init);
  waiting.delete(key);
  init?.signal?.addEventListener("abort", () => early.controller.abort());
  return early.response;
};

/**
 * Sends the first requests of a page exactly as the fetch layer will, unless a sign-in is needed first.
 * @param culture the culture in the address; null if it has none
 * @param config the content of `config.json`, unvalidated
 */
export function sendFirstRequests(
  requests: readonly FirstRequest[],
  culture: string | null,
  config: unknown,
): void {
  const services = listOf(config, "services");
  const baseUrl = firstBaseUrl(services.flatMap((service) => textOf(service, "baseUrl") ?? []));
  const service = services.find((one) => textOf(one, "baseUrl") === baseUrl);
  const isOpen = textOf(service, "auth") === "none";
  const token = isOpen ? null : (keptToken(baseUrl)?.token ?? null);
  if (baseUrl === SAMPLE_BASE_URL || (token === null && !isOpen)) return;

  const takes = { ...DEFAULT_TAKES, ...numbersOf(valueOf(config, "takes")) };
  const chosen = culture ?? rememberedCulture.get() ?? textOf(config, "defaultCulture");
  const headers = requestHeaders(token, null);
  for (const { operation, versionGuid, take } of requests) {
    const target = targetOf(operation, {
      versionGuid,
      culture: take === 1 ? null : chosen,
      skip: 0,
      take: take === 1 ? take : takes[take],
    });
    if (target === null) continue;
    const url = `${normalizeBaseUrl(baseUrl)}${target.path}${target.query}`;
    const controller = new AbortController();
    // The modules of the page come first: data cannot be rendered without it.
    const init: RequestInit = { headers, redirect: "manual", signal: controller.signal, priority: "low" };
    const response = fetch(url, init);
    // The caller that takes the response handles the error.
    response.catch(() => undefined);
    waiting.set(keyOf(url, headers), { response, controller });
  }
  setTimeout(() => {
    for (const { controller } of waiting.values()) controller.abort();
    waiting.clear();
  }, UNCLAIMED_MS);
}

function valueOf(object: unknown, key: string): unknown {
  return typeof object === "object" && object !== null ? Reflect.get(object, key) : undefined;
}

function textOf(object: unknown, key: string): string | null {
  const value = valueOf(object, key);
  return typeof value === "string" ? value : null;
}

function listOf(object: unknown, key: string): readonly unknown[] {
  const value = valueOf(object, key);
  return Array.isArray(value) ? value : [];
}

function numbersOf(object: unknown): Record<string, number> {
  const entries = typeof object === "object" && object !== null ? Object.entries(object) : [];
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === "number"));
}
