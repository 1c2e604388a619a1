import type { IncomingHttpHeaders } from "node:http";
import { INERT_POLICY } from "../serve/headers.ts";

type Cache = { readonly maxAge: number; readonly sMaxAge: number | null };

/** Request headers that are forwarded. */
const REQUEST_HEADERS = ["accept-encoding", "if-none-match", "if-modified-since"] as const;

/** Response headers that are forwarded: no cookies, no challenges, nothing about the infrastructure. */
const RESPONSE_HEADERS = [
  "content-encoding",
  "content-language",
  "content-length",
  "etag",
  "last-modified",
  "retry-after",
] as const;

/** The headers of a forwarded request. */
export function requestHeaders(sent: IncomingHttpHeaders, mediaType: string | null): Record<string, string> {
  const headers = pick(sent, REQUEST_HEADERS);
  return mediaType === null ? headers : { ...headers, "content-type": mediaType };
}

/** JSON media types (WHATWG MIME Sniffing), which no browser treats as script, style or page. */
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w.-]+\/[\w.-]+\+json)$/i;

/** The kind of a response body by its headers; `unnamed` if there is no Content-Type. */
export function bodyKind(
  headers: IncomingHttpHeaders,
  status: number,
): "none" | "json" | "unnamed" | "other" {
  if (status === 204 || status === 304 || headers["content-length"] === "0") return "none";
  // A repeated header is an array, whatever its type says.
  const type: unknown = headers["content-type"];
  if (type === undefined) return "unnamed";
  return typeof type === "string" && JSON_TYPE.test(type.replace(/;.*/, "").trim()) ? "json" : "other";
}

/** The headers of a forwarded response. Only successful GETs are cacheable, by whom is configured. */
export function responseHeaders(
  received: IncomingHttpHeaders,
  { method, status }: { readonly method: string; readonly status: number },
  { maxAge, sMaxAge }: Cache,
): Record<string, string> {
  const kind = bodyKind(received, status);
  const isRead = method === "GET" && (status === 200 || status === 304);
  const isCacheable = isRead && !/\bno-store\b/i.test(received["cache-control"] ?? "");
  const shared =
    sMaxAge === null ? `private, max-age=${maxAge}` : `public, max-age=${maxAge}, s-maxage=${sMaxAge}`;
  return {
    ...pick(received, kind === "json" ? [...RESPONSE_HEADERS, "content-type"] : RESPONSE_HEADERS),
    // The app reads error bodies as text, whatever their type. The browser must not interpret them.
    ...(kind === "unnamed" || kind === "other" ? { "content-type": "application/octet-stream" } : {}),
    Vary: "Accept-Encoding",
    "Cache-Control": isCacheable ? shared : "no-store",
    "Content-Security-Policy": INERT_POLICY,
  };
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (typeof value === "string") picked[name] = value;
  }
  return picked;
}
