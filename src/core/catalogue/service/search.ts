import { foldTerm } from "#core/text/match-text.ts";
import type { Code } from "./catalogue.ts";
import { type Concept, type Cultures, nameIn } from "./concept.ts";

/** A predicate for concepts whose default name or name in the cultures contains a term, compared as in the app. */
export function nameContains(term: string, cultures: Cultures | undefined): (concept: Concept) => boolean {
  const contains = containsTerm(term);
  return (concept) =>
    contains(concept, concept.entry.defaultName) || contains(concept, nameIn(concept, cultures));
}

/** A predicate for codes whose number contains a term. */
export function numberContains(term: string): (code: Code) => boolean {
  const contains = containsTerm(term);
  return (code) => contains(code, code.entry.number);
}

function containsTerm(term: string): (concept: Concept, text: string | undefined) => boolean {
  const folded = foldTerm(term);
  return (concept, text) => text !== undefined && concept.folded(text).includes(folded);
}
