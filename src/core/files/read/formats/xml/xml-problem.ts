import { text, type Text } from "#core/text/messages/text.ts";
import { problemIn, type Problems } from "../../report/problems.ts";

const PROBLEMS: Problems = [
  [/unclosed tag: (.*)$/, (name) => text("xmlReader.notClosed", { name })],
  [/unmatched closing tag: (.*)\.$/, (name) => text("xmlReader.notOpen", { tag: `</${name}>` })],
  [/close tag/, text("xmlReader.otherClosingTag")],
  [/undefined entity/, text("xmlReader.unknownEntity")],
  [/character entity/, text("xmlReader.unknownCharacter")],
  [/\bentity/, text("xmlReader.strayAmpersand")],
  [/duplicate attribute: (.*)\.$/, (name) => text("xmlReader.twiceAttribute", { name })],
  [/attribute/, text("xmlReader.attributeWithoutValue")],
  [/tag name|closing tag|opening tag/, text("xmlReader.incompleteTag")],
  [/outside of root/, text("xmlReader.misplacedText")],
  [/only one root/, text("xmlReader.severalRoots")],
  [/root element/, text("xmlReader.noRoot")],
  [/comment/, text("xmlReader.badComment")],
  [/"\]\]>"/, text("xmlReader.badText")],
  [/unexpected end/, text("xmlReader.incomplete")],
  [/declaration|version|encoding|standalone|processing|doctype/i, text("xmlReader.invalidProlog")],
];

/** What a message of the XML parser means, as the part of a sentence. */
export function xmlProblem(message: string): Text {
  return problemIn(message, PROBLEMS, text("xmlReader.misplacedCharacter"));
}
