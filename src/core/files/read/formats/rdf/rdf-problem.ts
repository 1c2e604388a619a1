import { text, type Text } from "#core/text/messages/text.ts";
import { problemIn, type Problems } from "../../report/problems.ts";

const PROBLEMS: Problems = [
  // Turtle
  [/^Undefined prefix "(.*)"/, (name) => text("skosReader.undeclaredPrefix", { name })],
  [/^Unexpected "([^]*)"$/, (name) => text("skosReader.misplaced", { name })],
  [/literal$/, text("skosReader.misplacedText")],
  [/eof$/, text("skosReader.incomplete")],
  [/^Expected (?:dot|punctuation|declaration)/, text("skosReader.unfinishedStatement")],
  [/^(?:Expected|Unexpected|Disallowed|Unclosed)/, text("skosReader.brokenStatement")],
  [/language/, text("skosReader.invalidLanguage")],
  // RDF/XML
  [/^Illegal (?:node|property) element name: (.*)$/, (name) => text("skosReader.misplacedElement", { name })],
  [/^Only one of rdf:about/, text("skosReader.severalSubjects")],
  [/^Found multiple occurrences of rdf:ID='(.*)'$/, (name) => text("skosReader.repeatedId", { name })],
  [/^Not a valid NCName: (.*)$/, (name) => text("skosReader.invalidId", { name })],
  [/unbound namespace prefix: "(.*)"$/, (name) => text("skosReader.undeclaredNamespace", { name })],
  [/(rdf:\w+)/, (name) => text("skosReader.misplacedAttribute", { name })],
  // JSON-LD
  [/context entry '(.*?)'/, (name) => text("skosReader.invalidTerm", { name })],
  [/\bIRIs?\b/, text("skosReader.invalidIri")],
  [/(@[a-z]+)/, (name) => text("skosReader.invalidValue", { name })],
  [/context|processing mode|\bterm\b|alias/i, text("skosReader.invalidContext")],
];

/** What a message of a parser of RDF means, as the part of a sentence. */
export function rdfProblem(message: string): Text {
  return problemIn(message, PROBLEMS, text("skosReader.invalidStatement"));
}
