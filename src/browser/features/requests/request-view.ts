import type { RequestRecord } from "#browser/session/request-log.ts";
import { requestHeaders } from "#core/api/http/headers.ts";
import { parsedJson } from "#core/lib/json.ts";
import { mark, type Redact, redactExchange, shown } from "#core/text/redact.ts";

/** A redacted request, safe to display and copy; marked placeholders replace the secrets. */
export type RequestView = Pick<RequestRecord, "method"> & {
  /** The absolute URL. */
  readonly url: string;
  readonly query: readonly { readonly name: string; readonly value: string }[];
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a GET. */
  readonly body: string | null;
};

/** @param origin the base of relative addresses */
export function viewOf(record: RequestRecord, redact: Redact, origin: string): RequestView {
  const { method, baseUrl, path, query, body, mediaType, hasToken } = record;
  const address = `${baseUrl}${path}${query}`;
  return {
    method,
    url: redact(URL.canParse(address, origin) ? new URL(address, origin).href : address),
    query: [...new URLSearchParams(redact(query))].map(([name, value]) => ({ name, value: redact(value) })),
    headers: requestHeaders(hasToken ? mark("PLINTH_TOKEN") : null, mediaType),
    body: body === null ? null : redact(body),
  };
}

type Response = Pick<RequestRecord, "operation" | "status" | "isCut">;

/**
 * The body of a response without secrets, with one member per line if it is JSON. The end of one that was cut is left out: it may be
 * the beginning of a secret.
 */
export function shownResponse(
  { operation, status, isCut }: Response,
  body: string,
  redact: Redact,
  secrets: Iterable<string>,
): string {
  const isToken = operation === "E1" && status !== null && status >= 200 && status < 300;
  const text = shown(redact(isToken ? redactExchange(body) : body));
  if (!isCut) return prettyJson(text);
  // Each character of a secret may be written as `\u0041`.
  const longest = 6 * Math.max(0, ...[...secrets].map(({ length }) => length));
  return text.slice(0, Math.max(0, text.length - longest));
}

/** JSON with one member per line; another text as it is. */
export function prettyJson(text: string): string {
  const value = parsedJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}
