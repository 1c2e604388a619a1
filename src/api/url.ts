import { type Operation, type OperationId, OPERATIONS } from "./operations.ts";

/** The base URL without its trailing slashes; the empty string stands for the page's own origin. */
export function normalizeBaseUrl(baseUrl: string): string {
  return baseUrl.trim().replace(/(?<!\/)\/+$/, "");
}

/** Where a request goes below the base URL. */
export type Target = {
  /** Begins with a slash. */
  readonly path: string;
  /** With its `?`, or the empty string. */
  readonly query: string;
};

/**
 * The target of an operation. Values are percent-encoded and otherwise sent as they are, parameters in the order of the table; null,
 * undefined, empty and false ones are left out (an empty culture or search term is one that was not given).
 *
 * Null where it cannot be sent: an empty GUID would name another operation, and `.` and `..` are resolved away by every URL parser,
 * percent-encoded or not.
 *
 * @param parameters `ParametersOf` the operation; what it does not have is not sent
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

/** Whether a GUID can stand in the path of a request. */
export function isSendable(guid: string): boolean {
  return guid !== "" && guid !== "." && guid !== "..";
}

// toWellFormed: encodeURIComponent throws on half a surrogate pair, which a text field can well produce.
function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}
