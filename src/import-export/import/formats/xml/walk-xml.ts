import { SaxesParser, type SaxesTagPlain } from "@rubensworks/saxes";
import type { ReadContext } from "../../build/context.ts";
import { decodeChunks, headOf, type SourceFile, type TextChunk } from "../../decode/decode.ts";
import { LIMITS } from "../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../report/read-error.ts";

/** Callbacks for the parts of a document; `line` is the parser's position. */
export type XmlVisitor = {
  readonly open?: (tag: SaxesTagPlain, line: number) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** The text of an XML document in chunks, decoded with its declared encoding. */
export function xmlChunks(file: SourceFile): Iterable<TextChunk> {
  const [, label] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(headOf(file.bytes, 200)) ?? [];
  return decodeChunks(file.bytes, label);
}

/**
 * Parses an XML document. Throws a `ReadError` with the line if it is not well-formed, or exceeds the limits of depth or entities.
 * @param share the share of the whole work, 0 to 1
 */
export async function walkXml(
  file: SourceFile,
  visitor: XmlVisitor,
  context: ReadContext,
  share: number,
): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  let characters = 0;
  parser.on("error", (error) => {
    const what = error.message.replace(/^(?:\S*:)?\d+:\d+: /, "").replace(/\.$/, "");
    throw new ReadError(
      `The file is not well-formed XML: ${what}.`,
      `line ${parser.line}, column ${parser.columnIndex + 1}`,
    );
  });
  parser.on("doctype", (doctype) => {
    for (const [name, value] of entitiesOf(doctype)) parser.ENTITIES[name] = value;
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > LIMITS.xmlDepth)
      throw new ReadError(
        `More than ${LIMITS.xmlDepth} nested levels of elements are not supported.`,
        `line ${parser.line}`,
      );
    visitor.open?.(tag, parser.line);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    visitor.close?.(name);
  });
  const onText = (text: string): void => {
    characters += text.length;
    refuseAbove(LIMITS.characters, characters, "characters in its texts");
    visitor.text?.(text);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  for (const { text, done } of xmlChunks(file)) {
    parser.write(text);
    await context.pause(share * done);
  }
  parser.close();
}

const DECLARATION = /<!ENTITY\s+(?:(%)\s+)?([^\s"'<>%]+)\s+(?:"([^"]*)"|'([^']*)'|([A-Z]+))/g;

/**
 * The entities in a document type declaration. Files of the field use them for namespaces; anything else (nested, long or external
 * entities) is rejected, because a few lines can expand to gigabytes.
 */
function entitiesOf(doctype: string): Map<string, string> {
  if (doctype.length > LIMITS.charactersOfDoctype)
    throw new ReadError("The document type declaration is too long.");
  const entities = new Map<string, string>();
  for (const [, parameter, name = "", double, single, external] of doctype.matchAll(DECLARATION)) {
    const value = double ?? single ?? "";
    if (parameter === "%" || external !== undefined)
      throw new ReadError(
        `The entity '${name}' refers to another file, but nothing is loaded from other sources.`,
      );
    if (/[&%<]/.test(value))
      throw new ReadError(`The entity '${name}' refers to other entities, which is not supported.`);
    if (value.length > LIMITS.charactersOfEntity)
      throw new ReadError(`The entity '${name}' is longer than ${LIMITS.charactersOfEntity} characters.`);
    entities.set(name, value);
  }
  return entities;
}
