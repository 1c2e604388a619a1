import { type Concept, type Cultures, nameIn } from "./concept.ts";

/** A test for the texts that contain a term, whatever the case of either. */
export function containsTerm(term: string): (text: string | undefined) => boolean {
  const needle = fold(term);
  return (text) => text !== undefined && fold(text).includes(needle);
}

/** A test for the concepts whose default name or name in the cultures contains a term, whatever the case. */
export function nameContains(term: string, cultures: Cultures | undefined): (concept: Concept) => boolean {
  const contains = containsTerm(term);
  return (concept) => contains(concept.entry.defaultName) || contains(nameIn(concept, cultures));
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
