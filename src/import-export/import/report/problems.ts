/**
 * Messages of a parser, and what they mean for the author of a file, as the part of a sentence; `$1` is what the message names. The first
 * match counts.
 */
export type Problems = readonly (readonly [message: RegExp, meaning: string])[];

const LONGEST_NAME = 100;

/** The meaning of a message, or that of all others. */
export function problemIn(message: string, problems: Problems, other: string): string {
  for (const [pattern, meaning] of problems) {
    const found = pattern.exec(message);
    if (found !== null)
      return meaning.replace("$1", () => (found[1] ?? "").slice(0, LONGEST_NAME).toWellFormed());
  }
  return other;
}
