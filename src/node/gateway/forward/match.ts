import { type Operation, OPERATIONS } from "#core/api/operations.ts";
import { isInt32 } from "#core/lib/int32.ts";
import { percentDecoded } from "#core/text/percent-encoding.ts";
import { isGuidSegment } from "./guid-segment.ts";
import { Refusal } from "./refusal.ts";
import { pathOf } from "./request-target.ts";

/** The allow-list: every operation but E1, which only the gateway itself calls. */
const ALLOWED = Object.entries<Operation>(OPERATIONS)
  .filter(([id]) => id !== "E1")
  .map(([id, operation]) => ({ id, segments: operation.path.split("/"), ...operation }));

/** First path segments of the operations, `/templates-management` and so on, which no page of the app uses. */
const AREAS = new Set(Object.values(OPERATIONS).map(({ path }) => areaOf(path)));

/** The allowed media types of request bodies. */
export const BODY_MEDIA_TYPES: readonly string[] = ALLOWED.flatMap(({ mediaTypes }) => mediaTypes ?? []);

/** A request that may be forwarded. */
export type Match = {
  readonly operation: (typeof ALLOWED)[number];
  /** The path exactly as received; it matches the operation. */
  readonly path: string;
  /** The query with its `?`, re-encoded; or the empty string. */
  readonly query: string;
  /** The names of the parameters that were sent. */
  readonly parameters: readonly string[];
};

/** Whether a path lies in one of the three areas of the interface, which only operations do. */
export function isServicePath(path: string): boolean {
  return AREAS.has(areaOf(path));
}

function areaOf(path: string): string {
  return path.split("/", 2).join("/");
}

/**
 * Matches a method and a raw request target to an operation (E2 to E15). Throws a Refusal: 404 if there is none, 405 for another method,
 * 400 for unknown, repeated or invalid parameters.
 */
export function matchOperation(method: string, target: string): Match {
  const path = pathOf(target);
  const segments = path.split("/");
  // At most one operation matches a path.
  const operation = ALLOWED.find((one) => isPathOf(one, segments));
  if (operation === undefined) throw new Refusal(404, "The gateway forwards no such operation.");
  if (operation.method !== method) {
    throw new Refusal(405, `${operation.id} requires the method ${operation.method}.`, {
      Allow: operation.method,
    });
  }
  const query = readQuery(operation, target.slice(path.length + 1));
  const pairs = [...query].map(([name, value]) => `${name}=${encode(value)}`);
  return {
    operation,
    path,
    query: pairs.length === 0 ? "" : `?${pairs.join("&")}`,
    parameters: [...query.keys()],
  };
}

function isPathOf(operation: Match["operation"], segments: readonly string[]): boolean {
  return (
    operation.segments.length === segments.length &&
    operation.segments.every((expected, index) => {
      const segment = segments[index] ?? "";
      if (expected === "{id}") return isInt32Text(segment);
      return expected.startsWith("{") ? isGuidSegment(segment) : segment === expected;
    })
  );
}

function readQuery(operation: Match["operation"], search: string): Map<string, string> {
  const query = new Map<string, string>();
  const pairs = (search === "" ? [] : search.split("&")).map((pair) => pair.split("="));
  const unknown = pairs.filter(([name = ""]) => !Object.hasOwn(operation.query, name)).length;
  // Counted, not named: after an unencoded ampersand, part of a search text is a parameter name.
  if (unknown > 0) throw new Refusal(400, `${operation.id} does not support ${unknown} of the parameters.`);
  for (const [name = "", ...rest] of pairs) {
    const value = percentDecoded(rest.join("=").replaceAll("+", " "));
    const type = operation.query[name];
    if (query.has(name)) throw new Refusal(400, `The parameter ${name} is repeated.`);
    if (value === null) throw new Refusal(400, `The parameter ${name} is not encoded as UTF-8.`);
    if (type === "int32" && !isInt32Text(value))
      throw new Refusal(400, `The parameter ${name} must be a whole number.`);
    if (type === "boolean" && value !== "true" && value !== "false") {
      throw new Refusal(400, `The parameter ${name} must be true or false.`);
    }
    query.set(name, value);
  }
  return query;
}

function isInt32Text(text: string): boolean {
  return /^-?\d{1,10}$/.test(text) && isInt32(Number(text));
}

/** Encodes a value as browsers do in a query. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("'", "%27");
}
