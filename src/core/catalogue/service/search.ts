import { type Concept, type Cultures, nameIn } from "./concept.ts";

/** A predicate for texts that contain a term, ignoring case. */
export function containsTerm(term: string): (text: string | undefined) => boolean {
  const needle = fold(term);
  return (text) => text !== undefined && fold(text).includes(needle);
}

/** A predicate for concepts whose default name or name in the cultures contains a term, ignoring case. */
export function nameContains(term: string, cultures: Cultures | undefined): (concept: Concept) => boolean {
  const contains = containsTerm(term);
  return (concept) => contains(concept.entry.defaultName) || contains(nameIn(concept, cultures));
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
