import { ERROR_REPORT, type RequestRecord } from "#browser/session/request-log.ts";
import { requestHeaders } from "#core/api/http/headers.ts";
import { OPERATIONS } from "#core/api/operations.ts";
import { mark, type Redact, redactExchange } from "./export/redact.ts";

/** Fields that never contain secrets. */
type Shown =
  | "method"
  | "mediaType"
  | "status"
  | "startedAt"
  | "ms"
  | "bytes"
  | "isCut"
  | "hasMoreBytes"
  | "tries"
  | "isCancelled";

/** A redacted request, safe to display and copy; marked placeholders replace the secrets. */
export type RequestView = Pick<RequestRecord, Shown> & {
  readonly operation: string;
  /** The absolute URL. */
  readonly url: string;
  readonly query: readonly { readonly name: string; readonly value: string }[];
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for a GET. */
  readonly body: string | null;
  readonly statusText: string;
  /** Of the response; null if the service sent none. */
  readonly contentType: string | null;
  /** The error with its causes, in English. */
  readonly error: string | null;
};

/** @param origin the base of relative addresses */
export function viewOf(record: RequestRecord, redact: Redact, origin: string): RequestView {
  const { method, baseUrl, path, query, body, mediaType } = record;
  const {
    status,
    statusText,
    contentType,
    startedAt,
    ms,
    bytes,
    isCut,
    hasMoreBytes,
    tries,
    isCancelled,
    error,
    hasToken,
  } = record;
  const address = `${baseUrl}${path}${query}`;
  return {
    operation: operationName(record),
    method,
    url: redact(URL.canParse(address, origin) ? new URL(address, origin).href : address),
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
    isCut,
    hasMoreBytes,
    tries,
    isCancelled,
    error: error === null ? null : redact(messagesOf(error).join(": ")),
  };
}

/** The operation in files, which are in English. */
function operationName({ operation }: RequestRecord): string {
  return operation === ERROR_REPORT ? "Error report" : `${operation} ${OPERATIONS[operation].name}`;
}

/** The body of a response, without the token from E1. Other secrets are not redacted yet. */
export function withoutToken(
  { operation, status }: Pick<RequestRecord, "operation" | "status">,
  response: string,
): string {
  const isToken = operation === "E1" && status !== null && status >= 200 && status < 300;
  return isToken ? redactExchange(response) : response;
}

/** The error with its causes in files, which are in English. */
function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
