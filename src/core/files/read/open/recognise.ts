import { text, type Text } from "#core/text/messages/text.ts";
import { decodeTable, headOf, type SourceFile } from "../decode/decode.ts";
import { type Format, FORMATS } from "../formats.ts";
import { ReadError } from "../report/read-error.ts";
import { xmlFormat } from "./recognise-xml.ts";
import { findSyntax } from "./syntax.ts";
import { isZip } from "./zip-directory.ts";

/** The bytes that are parsed to recognise a text. */
const HEAD = 1 << 16;

/** The format of a file by its content, and why it is this one. For `zip` and `json`, the content decides further. */
type Recognised = "zip" | { readonly format: "json" | Format; readonly recognition: Text };

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

/** Recognises a file by its content. Throws a `ReadError` that names the format if it is unsupported. */
export async function recognise({ name, bytes }: SourceFile): Promise<Recognised> {
  if (bytes.length === 0) throw new ReadError(text("readers.emptyFile"));
  const foreign = FOREIGN.find(([first]) => startsWith(bytes, first));
  if (foreign !== undefined) throw new ReadError(foreign[1]);
  // The mark of tar stands behind the name of the first file.
  if (startsWith(bytes.subarray(257), [0x75, 0x73, 0x74, 0x61, 0x72]))
    throw new ReadError(text("readers.archive", { extension: ".tar" }));
  // A truncated archive has a beginning only; one that other bytes precede, an end only.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || isZip(bytes)) return "zip";
  const head = headOf(bytes, HEAD);
  const beginning = head.trimStart();
  if (beginning === "") throw new ReadError(text("readers.emptyFile"));
  if (beginning.startsWith("ISO-10303-21")) throw new ReadError(text("readers.ifcModel"));
  const syntax = await findSyntax(name, beginning, bytes.length <= HEAD);
  const recognition = text("readers.recognisedByGrammar", { syntax });
  switch (syntax) {
    case "JSON":
      return { format: "json", recognition };
    case "XML":
      return { format: xmlFormat(bytes, beginning), recognition };
    case "Turtle":
      return { format: FORMATS.turtle, recognition };
    case "table":
      refuseBytes(head.slice(0, 4096));
      return { format: FORMATS.csv, recognition: text("readers.recognisedAsTable") };
    case "unknown":
      refuseBytes(head.slice(0, 4096));
      // Throws if its encoding is what is wrong.
      decodeTable(bytes);
      throw new ReadError(text("readers.noTable"));
  }
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
