import type { ReadFailure } from "./outcome.ts";
import { ReadError } from "./read-error.ts";

/** Why files could not be read, as a sentence. */
export function failureOf(files: readonly string[], error: unknown): ReadFailure {
  if (error instanceof ReadError)
    return { kind: "failure", files, message: error.message, where: error.where };
  // What engines throw where a text, a list or a map becomes larger than they allow.
  if (error instanceof RangeError)
    return { kind: "failure", files, message: "The file is too large to be read.", where: null };
  const what = error instanceof Error ? error.message : String(error);
  return { kind: "failure", files, message: `The file could not be read: ${what}`, where: null };
}
