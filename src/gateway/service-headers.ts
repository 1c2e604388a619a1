import type { IncomingHttpHeaders } from "node:http";
import { INERT_POLICY } from "./headers.ts";

type Cache = { readonly maxAge: number; readonly sMaxAge: number | null };

/** What a browser's request may tell the service besides what is asked for. */
const REQUEST_HEADERS = ["accept-encoding", "if-none-match", "if-modified-since"] as const;

/** What of the service's answer the browser gets to see: no cookie, no challenge, nothing that says how things are behind the gateway. */
const ANSWER_HEADERS = [
  "content-encoding",
  "content-language",
  "content-length",
  "etag",
  "last-modified",
  "retry-after",
] as const;

/** The headers that go up with a request. */
export function requestHeaders(sent: IncomingHttpHeaders, mediaType: string | null): Record<string, string> {
  const headers = pick(sent, REQUEST_HEADERS);
  return mediaType === null ? headers : { ...headers, "content-type": mediaType };
}

/** JSON by any name (WHATWG MIME Sniffing), which no browser takes for a script, a style or a page. */
const JSON_TYPE = /^(?:(?:application|text)\/json|[\w.-]+\/[\w.-]+\+json)$/i;

/** What an answer's body is by its headers; `unnamed` where the service gives no media type. */
export function bodyKind(
  headers: IncomingHttpHeaders,
  status: number,
): "none" | "json" | "unnamed" | "other" {
  if (status === 204 || status === 304 || headers["content-length"] === "0") return "none";
  // Sent twice it is a list, whatever its type says.
  const type: unknown = headers["content-type"];
  if (type === undefined) return "unnamed";
  return typeof type === "string" && JSON_TYPE.test(type.replace(/;.*/, "").trim()) ? "json" : "other";
}

/** The headers that come back with an answer. Only what was read without a failure may be kept, and by whom is the deployment's to say. */
export function answerHeaders(
  received: IncomingHttpHeaders,
  { method, status }: { readonly method: string; readonly status: number },
  { maxAge, sMaxAge }: Cache,
): Record<string, string> {
  const kind = bodyKind(received, status);
  const isRead = method === "GET" && (status === 200 || status === 304);
  const mayBeKept = isRead && !/\bno-store\b/i.test(received["cache-control"] ?? "");
  const shared =
    sMaxAge === null ? `private, max-age=${maxAge}` : `public, max-age=${maxAge}, s-maxage=${sMaxAge}`;
  return {
    ...pick(received, kind === "json" ? [...ANSWER_HEADERS, "content-type"] : ANSWER_HEADERS),
    // An error's status decides, and the app shows its text whatever it is; to the browser it is only bytes.
    ...(kind === "unnamed" || kind === "other" ? { "content-type": "application/octet-stream" } : {}),
    Vary: "Accept-Encoding",
    "Cache-Control": mayBeKept ? shared : "no-store",
    "Content-Security-Policy": INERT_POLICY,
  };
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value] as const] : [];
    }),
  );
}
