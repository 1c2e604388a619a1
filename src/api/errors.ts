import type { OperationId } from "./operations.ts";

/**
 * - `network`: no complete answer (unreachable, refused by CORS, broken off in the middle)
 * - `timeout`: no complete answer within the time limit
 * - `http`: the service answered with a status other than 2xx
 * - `contract`: a 2xx answer that does not match the interface
 * - `too-large`: a 2xx answer that is longer than the limit; the rest of it was not received
 * - `unsendable`: nothing was sent, since a GUID cannot stand in the path (see `targetOf`)
 */
export type ApiErrorKind = "network" | "timeout" | "http" | "contract" | "too-large" | "unsendable";

/** The body of an error answer (2.10), as far as the service sent one. Texts are plain text, never markup. */
export type Problem = {
  type: string | null;
  title: string | null;
  status: number | null;
  detail: string | null;
  instance: string | null;
  /** Free-form members, whether the service nests them under `extensions` or spreads them at top level. */
  extensions: Record<string, unknown>;
};

type ApiErrorInit = {
  kind: ApiErrorKind;
  operation: OperationId;
  /** What went wrong, for logs and as a last resort on screen; it is put behind the operation. */
  message: string;
  status?: number | null;
  problem?: Problem | null;
  path?: string | null;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/** The only error that the functions of `api` fail with, except a caller's own abort reason. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly operation: OperationId;
  /** HTTP status, where an answer came at all. */
  readonly status: number | null;
  /** What the service said about an `http` error; null when its body said nothing. */
  readonly problem: Problem | null;
  /** For `contract`: where in the body, like `results[3].hasCodes`; the empty string is the body itself. */
  readonly path: string | null;
  /** How long the service asked to wait, in milliseconds from when the answer came. */
  readonly retryAfterMs: number | null;

  constructor(init: ApiErrorInit) {
    super(`${init.operation}: ${init.message}`, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.operation = init.operation;
    this.status = init.status ?? null;
    this.problem = init.problem ?? null;
    this.path = init.path ?? null;
    this.retryAfterMs = init.retryAfterMs ?? null;
  }
}

/** Whether something caught is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Proxies answer with whole pages of text; nobody reads more than this in an error message. */
const MAX_TEXT_LENGTH = 500;

/**
 * Reads the body of an error answer (2.10, 7), whatever it is; never throws.
 *
 * A JSON object gives its Problem fields, with all other members as `extensions`. Plain text (or any other
 * JSON value) becomes `detail`, shortened. Of HTML and other markup only the text of `<title>` is kept.
 * Null when the body says nothing.
 */
export function parseProblem(text: string, contentType: string | null): Problem | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const json = parseJson(trimmed);
  if (json !== undefined) return fromJson(json, trimmed);
  if (trimmed.startsWith("<") || /html|xml/i.test(contentType ?? "")) return fromMarkup(trimmed);
  return problem({ detail: shorten(trimmed) });
}

function problem(fields: Partial<Problem>): Problem {
  return { type: null, title: null, status: null, detail: null, instance: null, extensions: {}, ...fields };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fromJson(json: unknown, text: string): Problem | null {
  if (json === null || json === "") return null;
  if (typeof json === "string") return parseProblemString(json);
  if (!isRecord(json)) return problem({ detail: shorten(text) });

  const { type, title, status, detail, instance, extensions, ...spread } = json;
  const found = problem({
    type: asText(type),
    title: asText(title),
    status: asStatus(status),
    detail: asText(detail),
    instance: asText(instance),
    // A member that is not of its type is still something the service said: it moves to the extensions.
    extensions: {
      ...unreadable({ type, title, detail, instance }, asText),
      ...unreadable({ status }, asStatus),
      ...spread,
      ...(isRecord(extensions) ? extensions : unreadable({ extensions }, () => null)),
    },
  });
  const saysNothing = Object.entries(found).every(([key, value]) => key === "extensions" || value === null);
  return saysNothing && Object.keys(found.extensions).length === 0 ? null : found;
}

/** Some services put a text, or a whole HTML page, into a JSON string. */
function parseProblemString(text: string): Problem | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return trimmed.startsWith("<") ? fromMarkup(trimmed) : problem({ detail: shorten(trimmed) });
}

function fromMarkup(text: string): Problem | null {
  const title = /<title[^<>]*>([^<]*)<\/title/i.exec(text)?.[1];
  const plain = title === undefined ? "" : shorten(decodeEntities(title).trim());
  return plain === "" ? null : problem({ title: plain });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function asText(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

function asStatus(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) ? number : null;
}

function unreadable(
  members: Record<string, unknown>,
  read: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== undefined && value !== null && value !== "" && read(value) === null,
    ),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= MAX_TEXT_LENGTH) return line;
  // toWellFormed: the cut may fall between the two halves of one character.
  return `${line.slice(0, MAX_TEXT_LENGTH - 1).toWellFormed()}…`;
}
