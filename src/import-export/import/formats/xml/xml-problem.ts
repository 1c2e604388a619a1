import { problemIn, type Problems } from "../../report/problems.ts";

const PROBLEMS: Problems = [
  [/unclosed tag: (.*)$/, "the element '$1' is not closed"],
  [/unmatched closing tag: (.*)\.$/, "'</$1>' closes an element that is not open"],
  [/close tag/, "a closing tag does not belong to the element that is open"],
  [/undefined entity/, "it uses an entity that is not defined"],
  [/character entity/, "a character reference names no character"],
  [/\bentity/, "'&' does not begin an entity; it must be written as '&amp;'"],
  [/duplicate attribute: (.*)\.$/, "an element has the attribute '$1' twice"],
  [/attribute/, 'an attribute is not written as name="value"'],
  [/tag name|closing tag|opening tag/, "a tag is incomplete or has no valid name"],
  [/outside of root/, "there is text outside of the root element"],
  [/only one root/, "there is more than one root element"],
  [/root element/, "there is no root element"],
  [/comment/, "a comment contains '--'"],
  [/"\]\]>"/, "a text contains ']]>'"],
  [/unexpected end/, "it is incomplete"],
  [
    /declaration|version|encoding|standalone|processing|doctype/i,
    "the lines before its root element are not valid",
  ],
];

/** What a message of the XML parser means, as the part of a sentence. */
export function xmlProblem(message: string): string {
  return problemIn(message, PROBLEMS, "a character is not allowed in this position");
}
