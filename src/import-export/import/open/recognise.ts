import { headOf, type SourceFile } from "../decode/decode.ts";
import { findFormat, type Format, FORMATS } from "../formats.ts";
import { LIMITS } from "../decode/limits.ts";
import { ReadError } from "../report/read-error.ts";
import { isZip } from "./zip-directory.ts";

/** The format of a file by its content, regardless of its name. For `zip` and `json`, the content decides further. */
type Recognised = "zip" | "json" | Format;

const SAVE_AS_XLSX = "Save it as an Excel workbook (.xlsx) without a password, or as CSV, and open that.";

const UNKNOWN =
  "The format of the file is not supported. Supported formats: bSDD (JSON), SKOS, Archicad classification (XML), CSV and Excel (.xlsx).";

/** Unsupported formats, by their first bytes. */
const FOREIGN: readonly (readonly [bytes: readonly number[], sentence: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    `The file is an Excel 97–2003 workbook (.xls) or protected by a password. ${SAVE_AS_XLSX}`,
  ],
  [[0x25, 0x50, 0x44, 0x46], "The file is a PDF document, which contains no catalogue that can be read."],
  [[0x1f, 0x8b], "The file is compressed (.gz). Extract it and open its content."],
  [[0x52, 0x61, 0x72, 0x21], "The file is an archive (.rar). Extract it and open its content."],
  [[0x37, 0x7a, 0xbc, 0xaf], "The file is an archive (.7z). Extract it and open its content."],
];

/** The root elements of unsupported XML formats. */
const OTHER_XML: ReadonlyMap<string, string> = new Map([
  ["ids", "The file is an IDS file: it contains requirements for models, but no catalogue."],
  ["xliff", "The file is an XLIFF file: it contains translations, but no catalogue."],
  ["html", "The file is a web page. Download the catalogue itself and open that."],
  ["ifcXML", "The file is an IFC model. Open the catalogue that it refers to."],
]);

/** Recognises a file by its content. Throws a `ReadError` that names the format if it is unsupported. */
export function recognise({ name, bytes }: SourceFile): Recognised {
  if (bytes.length === 0) throw new ReadError("The file is empty.");
  const foreign = FOREIGN.find(([first]) => startsWith(bytes, first));
  if (foreign !== undefined) throw new ReadError(foreign[1]);
  // A truncated archive has a beginning only; one that other bytes precede, an end only.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || isZip(bytes)) return "zip";
  const head = headOf(bytes, 100_000).trimStart();
  if (head === "") throw new ReadError("The file is empty.");
  if (head.startsWith("ISO-10303-21"))
    throw new ReadError("The file is an IFC model. Open the catalogue that it refers to.");
  const format = findFormat(({ isText }) => isText?.(head));
  if (format !== undefined) return format;
  if (head.startsWith("<"))
    // A comment in front of the root element may be long.
    return recogniseXml(
      rootOf(head)[1] === "" ? headOf(bytes, 2 * LIMITS.charactersBetweenTags).trimStart() : head,
    );
  if (/^[[{]/.test(head)) return "json";
  // oxlint-disable-next-line no-control-regex -- these are what tells bytes from text
  if (/[\0-\u0008\u000e-\u001a]/.test(head.slice(0, 4096))) throw new ReadError(UNKNOWN);
  // Almost any text could be a table; the name says that this one is not, and its reader says what is wrong with it.
  if (/\.json(?:ld)?$/i.test(name)) return "json";
  return FORMATS.csv;
}

function startsWith(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}

function recogniseXml(head: string): Format {
  const [prefix, name] = rootOf(head);
  const format = findFormat(({ isXml }) => isXml?.(name, head));
  if (format !== undefined) return format;
  const other = OTHER_XML.get(name);
  if (other !== undefined) throw new ReadError(other);
  throw new ReadError(
    name === ""
      ? "The file begins like XML, but has no root element."
      : `The file is XML with the root element '${prefix === "" ? name : `${prefix}:${name}`}', which is not supported. Supported XML formats: Archicad classification and SKOS (RDF/XML).`,
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
        : rest.startsWith("<!DOCTYPE")
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
