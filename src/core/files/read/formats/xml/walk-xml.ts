import type { ReadContext } from "../../build/context.ts";
import { decodeChunks, headOf, type SourceFile, type TextChunk } from "../../decode/decode.ts";
import { type XmlVisitor, XmlWalker } from "./xml-walker.ts";

/** The text of an XML document in chunks, decoded with its declared encoding. */
export function xmlChunks(file: SourceFile): Iterable<TextChunk> {
  const [, label] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(headOf(file.bytes, 200)) ?? [];
  return decodeChunks(file.bytes, label);
}

/**
 * Parses an XML document. Throws a `ReadError` as `XmlWalker` does.
 * @param share the share of the whole work, 0 to 1
 */
export async function walkXml(
  file: SourceFile,
  visitor: XmlVisitor,
  context: ReadContext,
  share: number,
): Promise<void> {
  const walker = new XmlWalker(visitor);
  for (const { text, done } of xmlChunks(file)) {
    walker.write(text);
    await context.pause(share * done);
  }
  walker.end();
}

/** Whether the beginning of a text is well-formed XML. What is cut off is no mistake. */
export function isWellFormed(head: string, isWhole: boolean): boolean {
  const walker = new XmlWalker({});
  try {
    walker.write(head);
    if (isWhole) walker.end();
    return true;
  } catch {
    return false;
  }
}
