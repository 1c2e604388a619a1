/**
 * Runs as soon as it is there, while the rest of the app is still on its way: asks for the configuration, for the code of the page that the
 * address names, and for what that page will ask for first. It is a script of its own and has to stay small: it imports next to nothing.
 */
import { type FirstRequest, parseAddress } from "#addresses.ts";
import { requestHeaders } from "#api/headers.ts";
import { normalizeBaseUrl } from "#api/url.ts";
import { rememberedCulture, rememberedService, UNLISTED } from "#memory/storage.ts";
import "#memory/color-scheme.ts";
import { DEFAULT_TAKES } from "#session/default-takes.ts";
import { earlyRequests } from "./early-requests.ts";
// Has to be there before the first stylesheet can fail.
import "./missing-styles.ts";
import { PAGES } from "./pages.ts";

const CONFIG_TIMEOUT_MS = 10_000;
/** What nobody has taken by then is not wanted: somebody has gone on, or the configuration is not what it seemed. */
const UNCLAIMED_MS = 20_000;

type ConfigFile = { readonly ok: boolean; readonly status: number; readonly text: string };
type Early = { readonly response: Promise<Response>; readonly controller: AbortController };

const waiting = new Map<string, Early>();

/** `config.json` from beside `index.html`, as it came; rejects where nothing came. */
export const configFile: Promise<ConfigFile> = fetch(`${import.meta.env.BASE_URL}config.json`, {
  signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
}).then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }));

/** As `fetch`, but takes the answer of a request that is already under way. */
export const earlyFetch: typeof globalThis.fetch = (input, init) => {
  const url = typeof input === "string" && init?.method === "GET" ? input : "";
  const early = waiting.get(url);
  if (early === undefined || new Headers(init?.headers).has("Authorization")) return fetch(input, init);
  waiting.delete(url);
  init?.signal?.addEventListener("abort", () => early.controller.abort());
  return early.response;
};

function start(): void {
  const { pathname, search } = window.location;
  const place = parseAddress(`${pathname.slice(import.meta.env.BASE_URL.length - 1)}${search}`);
  if (place === null) return;
  // What fails here is asked for again by the router, which says so.
  for (const { load } of PAGES[place.page]) load().catch(() => undefined);
  configFile.then(({ text }) => ask(place.first, JSON.parse(text))).catch(() => undefined);
}

function ask(first: readonly FirstRequest[], config: unknown): void {
  const baseUrl = openService(config);
  if (baseUrl === null) return;
  const inAddress = new URLSearchParams(window.location.search).get("culture");
  const usual = textOf(config, "defaultCulture");
  const culture = inAddress ?? rememberedCulture.get() ?? usual;
  const takes = { ...DEFAULT_TAKES, ...numbersOf(valueOf(config, "takes")) };
  for (const path of earlyRequests(first, { culture, takes })) {
    const url = `${normalizeBaseUrl(baseUrl)}${path}`;
    const controller = new AbortController();
    const response = fetch(url, { headers: requestHeaders(null, null), signal: controller.signal });
    // Otherwise the body would wait for its reader on the other end of the line.
    response.then((answer) => answer.clone().arrayBuffer()).catch(() => undefined);
    waiting.set(url, { response, controller });
  }
  setTimeout(() => {
    for (const { controller } of waiting.values()) controller.abort();
    waiting.clear();
  }, UNCLAIMED_MS);
}

/** The base URL of the service that the app will begin with, where that wants no sign-in. */
function openService(config: unknown): string | null {
  const services = valueOf(config, "services");
  if (!Array.isArray(services)) return null;
  const remembered = rememberedService.get();
  // One that somebody typed wants a sign-in, whatever else is configured.
  if (remembered?.startsWith(UNLISTED)) return null;
  const service: unknown = services.find((one) => textOf(one, "baseUrl") === remembered) ?? services[0];
  const baseUrl = textOf(service, "baseUrl");
  return textOf(service, "auth") === "none" && baseUrl !== "sample:" ? baseUrl : null;
}

function valueOf(object: unknown, key: string): unknown {
  return typeof object === "object" && object !== null ? Reflect.get(object, key) : undefined;
}

function textOf(object: unknown, key: string): string | null {
  const value = valueOf(object, key);
  return typeof value === "string" ? value : null;
}

function numbersOf(object: unknown): Record<string, number> {
  const entries = typeof object === "object" && object !== null ? Object.entries(object) : [];
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === "number"));
}

start();
