import * as v from "valibot";
import type { OperationId } from "../operations.ts";
import { ApiError } from "./errors.ts";

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
  const fail = (path: string, message: string, cause?: unknown): ApiError =>
    new ApiError({ kind: "contract", operation, status, path, message, cause });
  let body: unknown = null;
  try {
    if (text !== "") body = JSON.parse(text);
  } catch (cause) {
    throw fail("", "the answer is not JSON", cause);
  }
  // The first mismatch is enough to reject a page; collecting thousands would only take time.
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;

  if (text === "") throw fail("", "the answer is empty");
  const [issue] = parsed.issues;
  const path = formatPath(issue.path);
  // The message names the type of the value, never the value itself: it may be a secret (E1), or huge.
  throw fail(path, `${path === "" ? "the answer" : path} ${mismatch(issue)}`);
}

function formatPath(path: readonly { key: unknown }[] | undefined): string {
  let text = "";
  for (const { key } of path ?? []) {
    if (typeof key === "number") text += `[${key}]`;
    else text += text === "" ? String(key) : `.${String(key)}`;
  }
  return text;
}

function mismatch(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return "is missing";
  // These issues have no readable expected type; their schemas provide it as message.
  const isNamed = issue.type === "custom" || issue.type === "check" || issue.type === "union";
  const expected = isNamed ? issue.message : (issue.expected ?? issue.type);
  return `should be ${expected} but is ${typeName(issue.input)}`;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number") return Number.isInteger(value) ? "an integer" : "a number with a fraction";
  return Array.isArray(value) ? "an array" : typeof value;
}
