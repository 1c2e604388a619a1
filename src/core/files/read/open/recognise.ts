import { text, type Text } from "#core/text/messages/text.ts";
import { headOf, type SourceFile } from "../decode/decode.ts";
import { LIMITS } from "../decode/limits.ts";
import { findFormat, type Format, FORMATS } from "../formats.ts";
import { ReadError } from "../report/read-error.ts";
import { isZip } from "./zip-directory.ts";

/** The format of a file by its content, regardless of its name. For `zip` and `json`, the content decides further. */
type Recognised = "zip" | "json" | Format;

/** Unsupported formats, by their first bytes. */
const FOREIGN: readonly (readonly [bytes: readonly number[], sentence: Text])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], text("readers.oldWorkbook")],
  [[0x25, 0x50, 0x44, 0x46], text("readers.pdf")],
  [[0x1f, 0x8b], text("readers.compressed")],
  [[0x52, 0x61, 0x72, 0x21], text("readers.archive", { extension: ".rar" })],
  [[0x37, 0x7a, 0xbc, 0xaf], text("readers.archive", { extension: ".7z" })],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], text("readers.richText")],
  [[0xff, 0xfe, 0, 0], text("readers.unsupportedEncoding", { encoding: "UTF-32" })],
  [[0, 0, 0xfe, 0xff], text("readers.unsupportedEncoding", { encoding: "UTF-32" })],
];

/** The root elements of unsupported XML formats, with their usual prefix where the name alone says too little. */
const OTHER_XML: ReadonlyMap<string, Text> = new Map([
  ["ids", text("readers.idsFile")],
  ["xliff", text("readers.xliffFile")],
  ["html", text("readers.webPage")],
  ["HTML", text("readers.webPage")],
  ["ifcXML", text("readers.ifcModel")],
  ["office:document", text("readers.openDocument")],
]);

/** An object, or an array; not a class number like `[L]BA`. */
const JSON_START = /^(?:\{|\[\s*(?:[[{"\]\d-]|true|false|null))/;

/** Recognises a file by its content. Throws a `ReadError` that names the format if it is unsupported. */
export function recognise({ name, bytes }: SourceFile): Recognised {
  if (bytes.length === 0) throw new ReadError(text("readers.emptyFile"));
  const foreign = FOREIGN.find(([first]) => startsWith(bytes, first));
  if (foreign !== undefined) throw new ReadError(foreign[1]);
  // The mark of tar stands behind the name of the first file.
  if (startsWith(bytes.subarray(257), [0x75, 0x73, 0x74, 0x61, 0x72]))
    throw new ReadError(text("readers.archive", { extension: ".tar" }));
  // A truncated archive has a beginning only; one that other bytes precede, an end only.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || isZip(bytes)) return "zip";
  const start = headOf(bytes, 100_000);
  const head = start.trimStart();
  if (head === "") throw new ReadError(text("readers.emptyFile"));
  if (head.startsWith("ISO-10303-21")) throw new ReadError(text("readers.ifcModel"));
  const format = findFormat(({ isText }) => isText?.(head));
  if (format !== undefined) return format;
  if (head.startsWith("<"))
    // A comment in front of the root element may be long.
    return recogniseXml(
      rootOf(head)[1] === "" ? headOf(bytes, 2 * LIMITS.charactersBetweenTags).trimStart() : head,
    );
  if (JSON_START.test(head)) return "json";
  refuseBytes(start.slice(0, 4096));
  // Almost any text could be a table; the name says that this one is not, and its reader says what is wrong with it.
  if (/\.json(?:ld)?$/i.test(name)) return "json";
  return FORMATS.csv;
}

/** Throws a `ReadError` for bytes that are no text; if all but some characters are, it says where the first of these is. */
function refuseBytes(start: string): void {
  // oxlint-disable-next-line no-control-regex -- these are what tells bytes from text
  const at = start.search(/[\0-\u0008\u000e-\u001a]/);
  if (at === -1) return;
  if (start.includes("\uFFFD")) throw new ReadError(text("readers.unsupportedFormat"));
  const line = start.slice(0, at).split(/\r\n?|\n/).length;
  throw new ReadError(text("readers.controlCharacter"), text("places.line", { line: String(line) }));
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}

function recogniseXml(head: string): Format {
  const [prefix, name] = rootOf(head);
  const format = findFormat(({ isXml }) => isXml?.(name, head));
  if (format !== undefined) return format;
  const element = prefix === "" ? name : `${prefix}:${name}`;
  const other = OTHER_XML.get(name) ?? OTHER_XML.get(element);
  throw new ReadError(
    other ?? (name === "" ? text("readers.noRoot") : text("readers.unsupportedXml", { element })),
  );
}

/** The prefix and the name of the root element; empty if it is not found. */
function rootOf(head: string): [prefix: string, name: string] {
  const [, prefix = "", name = ""] = /^<(?:([\w.-]+):)?([\w.-]+)[\s/>]/.exec(withoutProlog(head)) ?? [];
  return [prefix, name];
}

/** The text without everything before the root element. */
function withoutProlog(head: string): string {
  let rest = head;
  for (;;) {
    const end = rest.startsWith("<?")
      ? rest.indexOf("?>") + 2
      : rest.startsWith("<!--")
        ? rest.indexOf("-->") + 3
        : /^<!doctype/i.test(rest)
          ? endOfDoctype(rest)
          : 0;
    if (end < 3) return rest;
    rest = rest.slice(end).trimStart();
  }
}

function endOfDoctype(text: string): number {
  const [subset, end] = [text.indexOf("["), text.indexOf(">")];
  return subset !== -1 && subset < end ? text.indexOf(">", text.indexOf("]")) + 1 : end + 1;
}
