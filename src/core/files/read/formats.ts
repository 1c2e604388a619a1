import { isObject } from "#core/lib/json.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { RDF } from "../namespaces.ts";
import type { ReadContext } from "./build/context.ts";
import type { DraftCatalogue } from "./build/draft.ts";
import type { SourceFile } from "./decode/decode.ts";
import { dictionaryOf } from "./formats/bsdd/dictionary.ts";
import type { ParsedJson } from "./formats/json/parse-json.ts";
import type { JsonObject } from "./formats/json/values.ts";
import type { Table } from "./formats/table/table.ts";

/** A file and, if it is JSON, its parsed content. */
export type FoundFile = {
  readonly file: SourceFile;
  /** What it was taken for, and why. */
  readonly recognition: Text;
  /** Of the first file of an archive: the names of those that describe it and are not read. */
  readonly skipped?: readonly string[];
} & ParsedJson;

export type FoundFiles = readonly [FoundFile, ...FoundFile[]];

/** A catalogue, or the tables of a file whose columns the user has to choose first. */
export type ReadResult = DraftCatalogue | { readonly tables: readonly [Table, ...Table[]] };

/** A format of catalogue files: how it is recognised by its content, whatever the file is called, and how it is read. */
export type Format = {
  /** The display name. */
  readonly label: Text | string;
  /** By the root element of an XML document, and its beginning. */
  readonly isXml?: (element: string, head: string) => boolean;
  /** By the parsed content of a JSON file. */
  readonly isJson?: (root: unknown) => boolean;
  /** Files of the same identity are one catalogue; omitted if every file is a catalogue of its own. */
  readonly identity?: (found: FoundFile) => string;
  /** Reads the files of one catalogue. The code is loaded on demand. */
  readonly read: (files: FoundFiles, context: ReadContext) => Promise<ReadResult>;
};

/** The formats; the first match counts. */
export const FORMATS = {
  turtle: {
    label: "SKOS (Turtle)",
    read: async ([{ file }], context) => (await import("./formats/rdf/turtle.ts")).readTurtle(file, context),
  },
  archicad: {
    label: text("readers.formatArchicad"),
    isXml: (element) => element === "BuildingInformation",
    read: async ([{ file }], context) =>
      (await import("./formats/xml/archicad.ts")).readArchicad(file, context),
  },
  rdfXml: {
    label: "SKOS (RDF/XML)",
    isXml: (element, head) => element === "RDF" || head.includes(RDF),
    read: async ([{ file }], context) => (await import("./formats/rdf/rdf-xml.ts")).readRdfXml(file, context),
  },
  bsdd: {
    label: "bSDD (JSON)",
    isJson: (root) => isObject(root) && "ModelVersion" in root,
    identity: ({ file, root }) => dictionaryOf(objectOf(root), file.name).identity,
    read: async ([first, ...others], context) => {
      const [{ bsddFile }, { readDictionary }] = await Promise.all([
        import("./formats/bsdd/language-files.ts"),
        import("./formats/bsdd/read-dictionary.ts"),
      ]);
      const open = ({ file, root }: FoundFile) => bsddFile(file.name, objectOf(root), context);
      const dictionary = dictionaryOf(objectOf(first.root), first.file.name);
      return readDictionary(dictionary, [open(first), ...others.map(open)], context);
    },
  },
  jsonLd: {
    label: "SKOS (JSON-LD)",
    isJson: isJsonLd,
    read: async ([{ file, root }], context) =>
      (await import("./formats/rdf/json-ld.ts")).readJsonLd(file, root, context),
  },
  json: {
    label: "Plinth (JSON)",
    // All other JSON: its reader reports what is wrong.
    isJson: () => true,
    read: async ([{ file, root }], context) =>
      (await import("./formats/plinth/read-json.ts")).readPlinthJson(file, root, context),
  },
  xlsx: {
    label: "Excel (.xlsx)",
    read: async ([{ file }], context) => {
      const { readXlsx } = await import("./formats/table/workbook/xlsx.ts");
      return { tables: await readXlsx(file, context) };
    },
  },
  csv: {
    label: "CSV",
    read: async ([{ file }], context) => {
      const { readCsv } = await import("./formats/table/csv.ts");
      return { tables: readCsv(file, context) };
    },
  },
} as const satisfies Readonly<Record<string, Format>>;

const ALL: readonly Format[] = Object.values(FORMATS);

/** The first format that fits. */
export const findFormat = (fits: (format: Format) => boolean | undefined): Format | undefined =>
  ALL.find(fits);

function objectOf(root: unknown): JsonObject {
  return isObject(root) ? root : {};
}

function isJsonLd(root: unknown): boolean {
  if (Array.isArray(root)) return root.some((item) => isObject(item) && ("@id" in item || "@graph" in item));
  return isObject(root) && ["@context", "@graph", "@id"].some((keyword) => keyword in root);
}
