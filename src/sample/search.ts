import { defaultName, nameIn } from "./concepts.ts";
import type { Concept } from "./model.ts";

const folded = new Map<string, string>();

/** A test for the texts that contain a term, whatever the case of either. */
export function containsTerm(term: string): (text: string | undefined) => boolean {
  const needle = fold(term);
  return (text) => text !== undefined && foldOnce(text).includes(needle);
}

/** A test for the concepts whose default name or name in the culture contains a term, whatever the case. */
export function nameContains(term: string, culture: string | undefined): (concept: Concept) => boolean {
  const contains = containsTerm(term);
  return (concept) => contains(defaultName(concept)) || contains(nameIn(concept, culture));
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** People search while they type: the texts of the catalogue are folded once, when they are first looked through. */
function foldOnce(text: string): string {
  let result = folded.get(text);
  if (result === undefined) {
    result = fold(text);
    folded.set(text, result);
  }
  return result;
}
