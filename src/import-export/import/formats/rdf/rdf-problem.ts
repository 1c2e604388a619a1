import { problemIn, type Problems } from "../../report/problems.ts";

const PROBLEMS: Problems = [
  // Turtle
  [/^Undefined prefix "(.*)"/, "the prefix '$1' is not declared"],
  [/^Unexpected "([^]*)"$/, "'$1' is not allowed in this position"],
  [/literal$/, "a text is not allowed in this position"],
  [/eof$/, "it is incomplete"],
  [/^Expected (?:dot|punctuation|declaration)/, "the end of a statement is missing"],
  [/^(?:Expected|Unexpected|Disallowed|Unclosed)/, "a part of a statement is missing or misplaced"],
  [/language/, "a language tag, or a text with one, is not valid"],
  // RDF/XML
  [/^Illegal (?:node|property) element name: (.*)$/, "the element '$1' is not allowed in this position"],
  [/^Only one of rdf:about/, "an element has several of the attributes rdf:about, rdf:nodeID and rdf:ID"],
  [/^Found multiple occurrences of rdf:ID='(.*)'$/, "the identifier '$1' occurs twice"],
  [/^Not a valid NCName: (.*)$/, "'$1' is not a valid identifier"],
  [/unbound namespace prefix: "(.*)"$/, "the namespace prefix '$1' is not declared"],
  [/(rdf:\w+)/, "the attribute '$1' is not allowed in this position"],
  // JSON-LD
  [/context entry '(.*?)'/, "the term '$1' of the context is not valid"],
  [/\bIRIs?\b/, "an IRI is not valid"],
  [/(@[a-z]+)/, "the value of '$1' is not valid"],
  [/context|processing mode|\bterm\b|alias/i, "the context is not valid"],
];

/** What a message of a parser of RDF means, as the part of a sentence. */
export function rdfProblem(message: string): string {
  return problemIn(message, PROBLEMS, "a statement is not valid");
}
