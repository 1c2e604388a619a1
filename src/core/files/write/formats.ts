import type { Chunks } from "./chunks.ts";
import { exportFileName } from "./file-name.ts";
import type { BsddOptions } from "./formats/bsdd/options.ts";
import type { ExportBase } from "./kinds/contents.ts";
import { type IdsEntry, isIdsArchive } from "./kinds/ids.ts";
import type { ExportData, ExportKind } from "./kinds/kinds.ts";
import type { ReportNote } from "./notes.ts";

/** Options of the writers. */
type WriteOptions = {
  /** Called with what was truncated, made up or left out. */
  readonly note: ReportNote;
  /** The options of bSDD; null for its defaults. */
  readonly bsdd: BsddOptions | null;
};

type Write<K extends ExportKind = ExportKind> = (data: ExportData<K>, options: WriteOptions) => Chunks;

/** What the name of a file depends on. */
type FileSubject = Pick<ExportBase, "what" | "cultures"> & { readonly files?: readonly IdsEntry[] };

/** A file format. Its writer is loaded on demand. */
export type ExportFormat = {
  readonly id: string;
  /** The label in the dialog. */
  readonly label: string;
  readonly ending: string;
  readonly mediaType: string;
  /** Whether it supports this kind of export. */
  readonly takes: (kind: ExportKind) => boolean;
  /** Whether a file of these data is an archive of several files. */
  readonly isArchive: (data: FileSubject) => boolean;
  readonly load: () => Promise<Write>;
};

/** A format that supports every kind of export. */
function forAll(format: Pick<ExportFormat, "id" | "label" | "ending" | "mediaType" | "load">): ExportFormat {
  return { ...format, takes: () => true, isArchive: () => false };
}

/** A format that supports some kinds of exports. */
function forSome<K extends ExportKind>(
  kinds: readonly K[],
  format: Pick<ExportFormat, "id" | "label" | "ending" | "mediaType"> & { load: () => Promise<Write<K>> },
  isArchive: ExportFormat["isArchive"] = () => false,
): ExportFormat {
  const isTaken = (data: ExportData): data is ExportData<K> => kinds.some((kind) => kind === data.kind);
  return {
    ...format,
    takes: (kind) => kinds.some((taken) => taken === kind),
    isArchive,
    load: async () => {
      const write = await format.load();
      return (data, options) => {
        // Who exports has asked `takes`.
        if (!isTaken(data))
          throw new TypeError(`${format.label} does not support this kind of data: ${data.kind}`);
        return write(data, options);
      };
    },
  };
}

/** The formats in display order. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  forAll({
    id: "xlsx",
    label: "Excel (.xlsx)",
    ending: "xlsx",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    load: async () => {
      const { writeXlsx } = await import("./formats/xlsx.ts");
      return (data, { note }) => writeXlsx(data, note);
    },
  }),
  forAll({
    id: "csv",
    label: "CSV",
    ending: "csv",
    mediaType: "text/csv;charset=utf-8",
    load: async () => (await import("./formats/csv.ts")).writeCsv,
  }),
  forAll({
    id: "json",
    label: "JSON",
    ending: "json",
    mediaType: "application/json",
    load: async () => (await import("./formats/json.ts")).writeJson,
  }),
  forSome(["codes"], {
    id: "turtle",
    label: "SKOS (Turtle)",
    ending: "ttl",
    mediaType: "text/turtle",
    load: async () => (await import("./formats/skos/turtle.ts")).writeTurtle,
  }),
  forSome(["codes"], {
    id: "json-ld",
    label: "SKOS (JSON-LD)",
    ending: "jsonld",
    mediaType: "application/ld+json",
    load: async () => (await import("./formats/skos/json-ld.ts")).writeJsonLd,
  }),
  forSome(["codes"], {
    id: "rdf-xml",
    label: "SKOS (RDF/XML)",
    ending: "rdf",
    mediaType: "application/rdf+xml",
    load: async () => (await import("./formats/skos/rdf-xml.ts")).writeRdfXml,
  }),
  forSome<"codes" | "template">(
    ["codes", "template"],
    {
      id: "bsdd",
      label: "bSDD (JSON)",
      ending: "json",
      mediaType: "application/json",
      load: async () => (await import("./formats/bsdd/bsdd.ts")).writeBsdd,
    },
    ({ cultures }) => cultures.length > 1,
  ),
  forSome(
    ["ids"],
    {
      id: "ids",
      label: "IDS 1.0",
      ending: "ids",
      mediaType: "application/xml",
      load: async () => (await import("./formats/ids.ts")).writeIds,
    },
    ({ files }) => isIdsArchive(files ?? []),
  ),
  forSome(["translations"], {
    id: "xliff",
    label: "XLIFF 2.1",
    ending: "xlf",
    mediaType: "application/xliff+xml",
    load: async () => (await import("./formats/xliff.ts")).writeXliff,
  }),
];

/** The name and the media type of a file. */
export function describeFile(
  { ending, mediaType, isArchive }: ExportFormat,
  data: FileSubject,
): { readonly name: string; readonly mediaType: string } {
  const { what, cultures } = data;
  return isArchive(data)
    ? { name: exportFileName(what, cultures, "zip"), mediaType: "application/zip" }
    : { name: exportFileName(what, cultures, ending), mediaType };
}
