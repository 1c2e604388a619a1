import { type ConceptAt, parseAddress } from "#core/addresses/addresses.ts";
import { normalizeBaseUrl } from "#core/api/http/url.ts";
import { trimTyped } from "#core/text/trim-typed.ts";

/** One thing to open. */
export type OpenInput =
  | { readonly kind: "guid"; readonly versionGuid: string }
  | {
      readonly kind: "address";
      /** Address within the app, with its query. */
      readonly path: string;
      /** Null for a page without a single concept. */
      readonly concept: ConceptAt | null;
    };

/** The location of the app: `window.location` and the base path of the build. */
export type AppLocation = { readonly origin: string; readonly host: string; readonly basePath: string };

const SEPARATORS = /[\s,;]+/;
/** An item of a list literal in code or JSON. */
const QUOTED = /^[[(]*(["'])(.+)\1[\])]*$/;

/**
 * Parses typed or pasted text: version GUIDs and addresses of this app in any mixture, without duplicates. GUIDs are opaque, so any text
 * that is not an address of this app is one. Never throws.
 */
export function parseOpenInput(text: string, location: AppLocation): OpenInput[] {
  const inputs = new Map<string, OpenInput>();
  for (const part of text.toWellFormed().split(SEPARATORS)) {
    const item = unquote(trimTyped(part));
    if (item === "") continue;
    const input = readOpenInput(item, location);
    inputs.set(input.kind === "guid" ? `guid ${input.versionGuid}` : `path ${input.path}`, input);
  }
  return [...inputs.values()];
}

/** An item without the quotes and brackets of a list literal in code or JSON. */
export function unquote(item: string): string {
  return QUOTED.exec(item)?.[2] ?? item;
}

/** The same for a single input, whatever characters it contains. */
export function readOpenInput(text: string, location: AppLocation): OpenInput {
  return readAddress(text, location) ?? { kind: "guid", versionGuid: text };
}

function readAddress(text: string, location: AppLocation): OpenInput | null {
  const url = toUrl(text, location);
  if (url === null || url.origin !== location.origin) return null;
  const base = normalizeBaseUrl(location.basePath);
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null;
  const path = `${url.pathname.slice(base.length) || "/"}${url.search}`;
  const route = parseAddress(path);
  // A GUID may begin with a slash; a full address of this origin is always an address.
  if (text.startsWith("/") && (route === null || route.page === "overview")) return null;
  return { kind: "address", path, concept: route?.concept ?? null };
}

function toUrl(text: string, location: AppLocation): URL | null {
  if (text.startsWith("/")) return parseUrl(`${location.origin}${text}`);
  if (text.startsWith(`${location.host}/`))
    return parseUrl(`${location.origin}${text.slice(location.host.length)}`);
  return /^https?:\/\//i.test(text) ? parseUrl(text) : null;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
