import type { Text } from "#core/text/messages/text.ts";
/**
 * Messages of a parser, and what they mean for the author of a file, as the part of a sentence, which may contain what the message names.
 * The first match counts.
 */
export type Problems = readonly (readonly [message: RegExp, meaning: Text | ((name: string) => Text)])[];

/** The meaning of a message, or that of all others. */
export function problemIn(message: string, problems: Problems, other: Text): Text {
  for (const [pattern, meaning] of problems) {
    const found = pattern.exec(message);
    if (found === null) continue;
    return typeof meaning === "function" ? meaning(found[1] ?? "") : meaning;
  }
  return other;
}
