import { percentDecoded } from "#core/text/percent-encoding.ts";

/** Parses a query parameter from its values in the address. */
type Reader<T> = (values: readonly string[]) => T;
export type Query = Readonly<Record<string, Reader<unknown>>>;

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...Names<Rest>]
  : P extends `${string}:${infer Name}`
    ? [Name]
    : [];
/** The parameters of an address: those of its path, decoded, and those of its query. */
export type Params<P extends string, Q extends Query> = { readonly [N in Names<P>[number]]: string } & {
  readonly [N in keyof Q]: ReturnType<Q[N]>;
};
type Segments<N> = { [I in keyof N]: string | number };
type Written<T> = T extends readonly unknown[]
  ? readonly (string | number)[]
  : T extends boolean
    ? T
    : T | number;
/** The parameters of the path in their order, then those of the query, which are optional. */
export type Values<P extends string, Q extends Query> = [
  ...segments: Segments<Names<P>>,
  query?: { readonly [N in keyof Q]?: Written<ReturnType<Q[N]>> | undefined },
];

/** A query parameter with a single value; null if it is missing or empty. */
export const text: Reader<string | null> = (values) => values[0] || null;
/** A query parameter that is `true` or missing. */
export const flag: Reader<boolean> = (values) => values[0] === "true";
/** A query parameter that may repeat; empty values do not count. */
export const list: Reader<readonly string[]> = (values) => values.filter((value) => value !== "");

/**
 * A path pattern like `/units/:unit` with query parameters: builds and parses addresses. `alias` is another pattern with the same
 * parameters that is only parsed.
 */
export function addressPattern<const P extends string, Q extends Query>(
  pattern: P,
  readers: Q,
  alias: string = pattern,
) {
  function toParams(found: Record<string, unknown>): Params<P, Q>;
  function toParams(found: Record<string, unknown>) {
    return found;
  }
  const build = (values: readonly unknown[]): string => {
    const rest = [...values];
    const path = pattern.replaceAll(/:\w+/g, () => writeSegment(String(rest.shift())));
    return `${path}${writeQuery(rest[0])}`;
  };
  return {
    build: (...values: Values<P, Q>): string => build(values),
    /** Builds the address without a query from the parameters of its path, in their order. */
    fill: (...inPath: readonly string[]): string => build(inPath),
    /** All parameters, and those of the path in their order; null for an address that does not match the pattern. */
    read: (
      path: readonly string[],
      query: URLSearchParams,
    ): { params: Params<P, Q>; inPath: string[] } | null => {
      const segments = readPath(pattern, path) ?? readPath(alias, path);
      if (segments === null) return null;
      const params: Record<string, unknown> = { ...segments };
      for (const [name, read] of Object.entries(readers)) params[name] = read(query.getAll(name));
      return { params: toParams(params), inPath: Object.values(segments) };
    },
  };
}

/** The parts of an address: the segments of its path (without trailing slashes), its query, and its hash with the `#`. */
export function splitAddress(address: string) {
  const [beforeHash, hash] = cut(address, "#");
  const [path, query] = cut(beforeHash, "?");
  const segments = path.split("/");
  while (segments.length > 2 && segments.at(-1) === "") segments.pop();
  return { path, segments, query: query.slice(1), hash };
}

/** Splits at the first occurrence of a character, which stays with the rest. */
function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index)];
}

function writeQuery(query: unknown): string {
  const parts: string[] = [];
  const entries: [string, unknown][] = Object.entries(query ?? {});
  for (const [name, value] of entries) {
    if (value == null || value === false || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) parts.push(writeParameter(name, String(one)));
  }
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** Names are plain, and so are most values: `URLSearchParams` would take three times as long in the links of long lists. */
function writeParameter(name: string, value: string): string {
  return /^[\w.*-]+$/.test(value) ? `${name}=${value}` : `${new URLSearchParams({ [name]: value })}`;
}

/** URL parsers resolve `.` and `..`, percent-encoded or not, so these are written as `~.` and `~..`. */
const DOTS = /^~*\.{1,2}$/;

function writeSegment(text: string): string {
  // toWellFormed: a lone surrogate, which a text field may contain, would throw.
  return DOTS.test(text) ? `~${text}` : encodeURIComponent(text.toWellFormed());
}

function readSegment(segment: string): string {
  // The encoding of an address written by hand may be invalid.
  const text = percentDecoded(segment) ?? segment;
  return text.startsWith("~") && DOTS.test(text) ? text.slice(1) : text;
}

/** The parameters of a path; null if it does not match the pattern. */
function readPath(pattern: string, path: readonly string[]): Record<string, string> | null {
  const parts = pattern.split("/");
  if (parts.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = path[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment.toLowerCase()) return null;
    } else if (segment === "") return null;
    else params[part.slice(1)] = readSegment(segment);
  }
  return params;
}
