import type { OperationId } from "../operations.ts";

/**
 * - `network`: no complete response (unreachable, rejected by CORS, interrupted)
 * - `timeout`: no complete response within the time limit
 * - `http`: a response with a status other than 2xx
 * - `contract`: a 2xx response that does not match the interface
 * - `too-large`: a 2xx response that exceeds the size limit; the rest was not received
 * - `redirect`: a redirect to another server, or of E1 to any address; it was not followed
 * - `unsendable`: nothing was sent, since a GUID cannot be part of the path
 */
export type ApiErrorKind =
  | "network"
  | "timeout"
  | "http"
  | "contract"
  | "too-large"
  | "redirect"
  | "unsendable";

/** The body of an error response (2.10), as far as the service sent one. Texts are plain text, never markup. */
export type Problem = {
  type: string | null;
  title: string | null;
  status: number | null;
  detail: string | null;
  instance: string | null;
  /** Free-form members, whether the service nests them under `extensions` or spreads them at top level. */
  extensions: Record<string, unknown>;
};

/** Types of values where an answer does not match the interface. */
export type Mismatch = NonNullable<ApiError["mismatch"]>;

/** A redirect that was not followed. */
export type Redirect = {
  /** The origin that was asked. */
  readonly from: string;
  /** The other origin; within the same one, the address without its query; null in a browser, which does not tell. */
  readonly to: string | null;
};

type ApiErrorInit = {
  kind: ApiErrorKind;
  operation: OperationId;
  /** A message in English, for logs and programs; the operation is put before it. */
  message: string;
  status?: number | null;
  problem?: Problem | null;
  path?: string | null;
  mismatch?: Mismatch | null;
  redirect?: Redirect | null;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/** The only error that the functions of `api` reject with, apart from the caller's own abort reason. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly operation: OperationId;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The Problem of an `http` error; null if its body contains none. */
  readonly problem: Problem | null;
  /** For `contract`: the path in the body, like `results[3].hasCodes`; the empty string is the body itself. */
  readonly path: string | null;
  /** For `contract`: what is wrong at the path; null if the body is empty or no JSON. */
  readonly mismatch: { readonly expected: string; readonly received: string } | null;
  /** For `redirect`: from where to where. */
  readonly redirect: Redirect | null;
  /** The delay that the service requires (Retry-After), in milliseconds from the response. */
  readonly retryAfterMs: number | null;

  constructor(init: ApiErrorInit) {
    super(`${init.operation}: ${init.message}`, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.operation = init.operation;
    this.status = init.status ?? null;
    this.problem = init.problem ?? null;
    this.path = init.path ?? null;
    this.mismatch = init.mismatch ?? null;
    this.redirect = init.redirect ?? null;
    this.retryAfterMs = init.retryAfterMs ?? null;
  }
}

/** Whether a caught value is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
