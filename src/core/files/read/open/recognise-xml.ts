import { text, type Text } from "#core/text/messages/text.ts";
import { headOf } from "../decode/decode.ts";
import { LIMITS } from "../decode/limits.ts";
import { findFormat, type Format } from "../formats.ts";
import { ReadError } from "../report/read-error.ts";

/** The root elements of unsupported XML formats, with their usual prefix where the name alone says too little. */
const OTHER_XML: ReadonlyMap<string, Text> = new Map([
  ["ids", text("readers.idsFile")],
  ["xliff", text("readers.xliffFile")],
  ["html", text("readers.webPage")],
  ["HTML", text("readers.webPage")],
  ["ifcXML", text("readers.ifcModel")],
  ["office:document", text("readers.openDocument")],
]);

/** The format of an XML document by its root element; a comment before it may be long. */
export function xmlFormat(bytes: Uint8Array, beginning: string): Format {
  const isFound = rootOf(beginning)[1] !== "";
  const head = isFound ? beginning : headOf(bytes, 2 * LIMITS.charactersBetweenTags).trimStart();
  const [prefix, name] = rootOf(head);
  const format = formatOf(name, head);
  if (format !== undefined) return format;
  const element = prefix === "" ? name : `${prefix}:${name}`;
  throw new ReadError(
    OTHER_XML.get(name) ??
      OTHER_XML.get(element) ??
      (name === "" ? text("readers.noRoot") : text("readers.unsupportedXml", { element })),
  );
}

/** Whether the beginning of a document has the root element of a format that is known, be it supported or not. */
export function hasKnownRoot(beginning: string): boolean {
  const [prefix, name] = rootOf(beginning);
  return formatOf(name, beginning) !== undefined || OTHER_XML.has(name) || OTHER_XML.has(`${prefix}:${name}`);
}

function formatOf(element: string, head: string): Format | undefined {
  return findFormat(({ isXml }) => isXml?.(element, head));
}

/** The prefix and the name of the root element; empty if it is not found. */
function rootOf(head: string): [prefix: string, name: string] {
  const [, prefix = "", name = ""] = /^<(?:([\w.-]+):)?([\w.-]+)[\s/>]/.exec(withoutProlog(head)) ?? [];
  return [prefix, name];
}

/** The document type declaration; brackets may also stand in its comments and in the values of its entities. */
const DOCTYPE =
  /^<!doctype(?:[^"'[>]|"[^"]*"|'[^']*')*(?:\[(?:<!--[^]*?-->|[^"'\]]|"[^"]*"|'[^']*')*\]\s*)?>/i;

/** The text without everything before the root element. */
function withoutProlog(head: string): string {
  let rest = head;
  for (;;) {
    const end = rest.startsWith("<?")
      ? rest.indexOf("?>") + 2
      : rest.startsWith("<!--")
        ? rest.indexOf("-->") + 3
        : (DOCTYPE.exec(rest)?.[0].length ?? 0);
    if (end < 3) return rest;
    rest = rest.slice(end).trimStart();
  }
}
