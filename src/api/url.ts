export type QueryValue = string | number | boolean | null | undefined;

/** The base URL without its trailing slashes; the empty string stands for the page's own origin. */
export function normalizeBaseUrl(baseUrl: string): string {
  return baseUrl.trim().replace(/\/+$/, "");
}

/** One path segment, percent-encoded. GUIDs are opaque strings: nothing else is done to them. */
export function segment(value: string | number): string {
  return encode(String(value));
}

/**
 * The query string with its `?`, or the empty string. Names and values are sent as they are, in the given order;
 * null, undefined and empty values are left out (an empty culture or search term is one that was not given).
 */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [`${encode(name)}=${encode(String(value))}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/**
 * Whether every segment of a path can be sent. An empty GUID would name another operation, and `.` and `..`
 * are resolved away by every URL parser, percent-encoded or not.
 */
export function isSendablePath(path: string): boolean {
  return path
    .slice(1)
    .split("/")
    .every((part) => part !== "" && part !== "." && part !== "..");
}

// toWellFormed: encodeURIComponent throws on half a surrogate pair, which a text field can well produce.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
