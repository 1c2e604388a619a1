import { requestHeaders } from "#api/headers.ts";
import { OPERATIONS } from "#api/operations.ts";
import type { RequestRecord } from "#session/request-log.ts";
import { mark, type Redact, redactExchange } from "./redact.ts";

/** What is never secret. */
type Shown = "method" | "mediaType" | "status" | "startedAt" | "ms" | "bytes" | "tries" | "isCancelled";

/** A request as it may be shown and handed on: nothing in it is secret any more, and marked placeholders stand in those places. */
export type RequestView = Pick<RequestRecord, Shown> & {
  readonly operation: string;
  /** Whole, from `https://` on. */
  readonly url: string;
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly value: string }[];
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a GET. */
  readonly body: string | null;
  readonly statusText: string;
  /** Of the answer; null where the service gave none. */
  readonly contentType: string | null;
  /** What went wrong, with what caused it. */
  readonly error: string | null;
};

/** @param origin what an address without one is relative to */
export function viewOf(record: RequestRecord, redact: Redact, origin: string): RequestView {
  const { operation, method, baseUrl, path, query, body, mediaType } = record;
  const { status, statusText, contentType, startedAt, ms, bytes, tries, isCancelled, error, hasToken } =
    record;
  const address = `${baseUrl}${path}${query}`;
  return {
    operation: `${operation} ${OPERATIONS[operation].name}`,
    method,
    url: redact(URL.canParse(address, origin) ? new URL(address, origin).href : address),
    path: redact(path),
    query: [...new URLSearchParams(redact(query))].map(([name, value]) => ({ name, value: redact(value) })),
    headers: requestHeaders(hasToken ? mark("PLINTH_TOKEN") : null, mediaType),
    body: body === null ? null : redact(body),
    mediaType,
    status,
    statusText: redact(statusText),
    contentType: contentType === null ? null : redact(contentType),
    startedAt,
    ms,
    bytes,
    tries,
    isCancelled,
    error: errorText(error, redact),
  };
}

/** The body of an answer, without the token that an exchange (E1) returns. Other secrets are still in it. */
export function withoutToken(
  { operation, status }: Pick<RequestRecord, "operation" | "status">,
  answer: string,
): string {
  const isToken = operation === "E1" && status !== null && status >= 200 && status < 300;
  return isToken ? redactExchange(answer) : answer;
}

/** What went wrong, with what caused it; null where nothing did. */
export function errorText(error: unknown, redact: Redact): string | null {
  return error === null ? null : redact(messagesOf(error).join(": "));
}

function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
