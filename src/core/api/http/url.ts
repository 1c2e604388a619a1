import { text, type Text } from "#core/text/messages/text.ts";
import { type Operation, type OperationId, OPERATIONS } from "../operations.ts";

/** The base URL without trailing slashes; the empty string is the page's own origin. */
export function normalizeBaseUrl(baseUrl: string): string {
  return baseUrl.trim().replace(/(?<!\/)\/+$/, "");
}

/** The reason why a text is not the base URL of a service on the network, as a sentence; null if it is one. */
export function serviceUrlFault(baseUrl: string): Text | null {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !/^https?:\/\//i.test(baseUrl)) return text("connection.baseUrlWithoutHost");
  if (url.username !== "" || url.password !== "") return text("connection.baseUrlWithUser");
  if (/[?#]/.test(baseUrl)) return text("connection.baseUrlWithQuery");
  return null;
}

/** The address of a request relative to the base URL. */
export type Target = {
  /** Begins with a slash. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
};

/**
 * The target of an operation. Values are percent-encoded and otherwise unchanged, parameters are in the order of the table; null,
 * undefined, empty and false ones are omitted (an empty culture or search term means none).
 * Null if it cannot be sent: an empty GUID would produce the path of another operation, and URL parsers resolve `.` and `..`,
 * percent-encoded or not.
 * @param parameters `ParametersOf` the operation; others are not sent
 */
export function targetOf(operation: OperationId, parameters: object): Target | null {
  const { path, query }: Operation = OPERATIONS[operation];
  const values = new Map<string, unknown>(Object.entries(parameters));
  const segments = path
    .slice(1)
    .split("/")
    .map((segment) => (segment.startsWith("{") ? encode(values.get(segment.slice(1, -1)) ?? "") : segment));
  if (!segments.every(isSendable)) return null;
  const pairs = Object.keys(query).flatMap((name) => {
    const value = values.get(name.charAt(0).toLowerCase() + name.slice(1)) ?? "";
    return value === "" || value === false ? [] : [`${name}=${encode(value)}`];
  });
  return { path: `/${segments.join("/")}`, query: pairs.length === 0 ? "" : `?${pairs.join("&")}` };
}

/** Whether a GUID can be part of the path of a request. */
export function isSendable(guid: string): boolean {
  return guid !== "" && guid !== "." && guid !== "..";
}

// toWellFormed: encodeURIComponent throws on a lone surrogate, which a text field may contain.
function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}
