import * as v from "valibot";
import type { OperationId } from "../operations.ts";
import { ApiError, type Mismatch } from "./errors.ts";

/**
 * Parses and validates the body of a 2xx response. An empty body counts as null. Throws an ApiError of kind `contract` that names the
 * operation and the path in the body.
 */
export function decode<T>(
  operation: OperationId,
  status: number,
  text: string,
  schema: v.GenericSchema<unknown, T>,
): T {
  const fail = (path: string, message: string, more?: { cause?: unknown; mismatch?: Mismatch }): ApiError =>
    new ApiError({ kind: "contract", operation, status, path, message, ...more });
  let body: unknown = null;
  try {
    if (text !== "") body = JSON.parse(text);
  } catch (cause) {
    throw fail("", "the answer is not JSON", { cause });
  }
  // The first mismatch is enough to reject a page; collecting thousands would only take time.
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;

  if (text === "") throw fail("", "the answer is empty");
  const [issue] = parsed.issues;
  const path = formatPath(issue.path);
  const mismatch = mismatchOf(issue);
  const { expected, received } = mismatch;
  const fault = received === "undefined" ? "is missing" : `should be ${expected} but is ${received}`;
  throw fail(path, `${path || "the answer"} ${fault}`, { mismatch });
}

function formatPath(path: readonly { key: unknown }[] | undefined): string {
  let text = "";
  for (const { key } of path ?? []) {
    if (typeof key === "number") text += `[${key}]`;
    else text += text === "" ? String(key) : `.${String(key)}`;
  }
  return text;
}

/** It names the type of the value, never the value itself: it may be a secret (E1), or huge. */
function mismatchOf({ type, message, expected, input }: v.BaseIssue<unknown>): Mismatch {
  // These issues have no readable expected type; their schemas provide it as message.
  const isNamed = type === "custom" || type === "check" || type === "union";
  return { expected: isNamed ? message : (expected ?? type), received: typeName(input) };
}

/** The type of a value as JSON Schema names it. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Number.isInteger(value)) return "integer";
  return Array.isArray(value) ? "array" : typeof value;
}
