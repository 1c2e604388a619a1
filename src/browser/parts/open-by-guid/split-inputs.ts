import { bareGuid, looksLikeGuid } from "#core/text/guid-forms.ts";
import { trimTyped } from "#core/text/trim-typed.ts";
import { unquote } from "./parse-input.ts";

/** An input and the number of its occurrences. */
export type LookupInput = { readonly text: string; readonly count: number };

/** The maximum number of inputs, so that one paste does not cause a hundred thousand requests. */
export const MAX_INPUTS = 5000;

const SEPARATORS = /[\n\r\t,;]+/;

/**
 * Splits typed or pasted text into inputs without duplicates, in the order of their first occurrence. Separators are lines, tabs, commas
 * and semicolons; spaces only if everything between them is a GUID or an address.
 */
export function splitInputs(text: string): LookupInput[] {
  const counts = new Map<string, number>();
  for (const part of text.toWellFormed().split(SEPARATORS))
    for (const input of splitBySpaces(trimTyped(unquote(trimTyped(part)))))
      if (input !== "") counts.set(input, (counts.get(input) ?? 0) + 1);
  return [...counts].map(([input, count]) => ({ text: input, count }));
}

function splitBySpaces(text: string): readonly string[] {
  const words = text.split(/\s+/).map((word) => unquote(trimTyped(word)));
  return words.every(isUnspaced) ? words : [text];
}

/** GUIDs and addresses contain no spaces; class numbers may: `EF 25 10`. */
function isUnspaced(word: string): boolean {
  return /^https?:\/\//i.test(word) || looksLikeGuid(bareGuid(word));
}
