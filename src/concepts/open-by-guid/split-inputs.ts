import { unquote } from "./parse-input.ts";

/** One input, however often it stands there. */
export type LookupInput = { readonly text: string; readonly count: number };

/** More at a time are refused, so that nobody sends a service a hundred thousand requests by a single paste. */
export const MAX_INPUTS = 5000;

const SEPARATORS = /[\n\r\t,;]+/;
/** Version GUIDs and addresses hold no spaces, class numbers may: `EF 25 10`. */
const UNSPACED = /^(?:https?:\/\/\S+|(?:urn:uuid:)?\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?)$/i;

/**
 * What was typed or pasted, each input once with how often it stands there, in the order of their first place: separated by lines, tabs, commas or
 * semicolons; by spaces only where all between them are GUIDs or addresses.
 */
export function splitInputs(text: string): LookupInput[] {
  const counts = new Map<string, number>();
  for (const part of text.toWellFormed().split(SEPARATORS))
    for (const input of splitBySpaces(unquote(part.trim()).trim()))
      if (input !== "") counts.set(input, (counts.get(input) ?? 0) + 1);
  return [...counts].map(([input, count]) => ({ text: input, count }));
}

function splitBySpaces(text: string): readonly string[] {
  const words = text.split(/\s+/).map(unquote);
  return words.every((word) => UNSPACED.test(word)) ? words : [text];
}
