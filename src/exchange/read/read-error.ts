import { numberText } from "#lib/format.ts";
import type { ReadFailure } from "./outcome.ts";

/** Why a file cannot be read at all, in a sentence for the person who opened it. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  /** Where in the file, like `line 12` or `Classes[3].Code`; null where that cannot be said. */
  readonly where: string | null;

  constructor(sentence: string, where: string | null = null, options?: ErrorOptions) {
    super(sentence, options);
    this.where = where;
  }
}

/** Refuses what is larger than a limit. */
export function refuseAbove(limit: number, found: number, what: string): void {
  if (found > limit) throw new ReadError(`The file has more than ${numberText(limit)} ${what}.`);
}

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
