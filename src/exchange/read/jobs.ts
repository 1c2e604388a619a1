import { openArchive } from "./archive.ts";
import type { ReadContext } from "./context.ts";
import { decodeText, type SourceFile } from "./decode.ts";
import type { DraftCatalogue } from "./draft.ts";
import { isObject, type JsonObject } from "./json/values.ts";
import { LIMITS } from "./limits.ts";
import type { FormatId } from "./outcome.ts";
import { shapeOf } from "./plinth/shapes.ts";
import { ReadError } from "./read-error.ts";
import { type Recognised, recognise } from "./recognise.ts";
import type { Table } from "./table/table.ts";

export type ReadResult =
  | { readonly format: FormatId; readonly draft: DraftCatalogue }
  | { readonly format: "csv" | "xlsx"; readonly tables: readonly [Table, ...Table[]] };

type Read = (context: ReadContext) => Promise<ReadResult>;

/** What becomes one catalogue: its files, and how they are read. */
export type Job = { readonly files: readonly SourceFile[]; readonly read: Read };

/** How a file of each format is read. The code for it is loaded when there is one. */
const READERS: Readonly<Record<Exclude<Recognised, "zip" | "json">, (file: SourceFile) => Read>> = {
  turtle: (file) => async (context) => {
    const { readTurtle } = await import("./rdf/turtle.ts");
    return { format: "turtle", draft: await readTurtle(file, context) };
  },
  "rdf-xml": (file) => async (context) => {
    const { readRdfXml } = await import("./rdf/rdf-xml.ts");
    return { format: "rdf-xml", draft: await readRdfXml(file, context) };
  },
  archicad: (file) => async (context) => {
    const { readArchicad } = await import("./xml/archicad.ts");
    return { format: "archicad", draft: await readArchicad(file, context) };
  },
  table: (file) => async (context) => {
    const { readCsv } = await import("./table/csv.ts");
    return { format: "csv", tables: readCsv(file, context) };
  },
};

type ParsedFile = { readonly file: SourceFile; readonly root: JsonObject };

/** Sorts out which files become one catalogue. What is wrong with a file is told by its job, when that is run. */
export async function planJobs(files: readonly SourceFile[], context: ReadContext): Promise<Job[]> {
  const jobs: Job[] = [];
  const dictionaries: ParsedFile[] = [];

  async function plan(file: SourceFile, isInArchive: boolean): Promise<void> {
    try {
      if (file.bytes.length > LIMITS.bytes)
        throw new ReadError(`The file is larger than ${LIMITS.bytes / 1_000_000} MB.`);
      const recognised = recognise(file);
      if (recognised === "zip") {
        const opened = await openArchive(file, context);
        if (opened === "xlsx") jobs.push({ files: [file], read: xlsxReader(file) });
        else if (isInArchive) throw new ReadError("An archive inside an archive is not opened.");
        else for (const inside of opened) await plan(inside, true);
      } else if (recognised === "json") {
        const { parseJson } = await import("./json/parse-json.ts");
        const root = await parseJson(decodeText(file.bytes));
        if (isObject(root) && "ModelVersion" in root) dictionaries.push({ file, root });
        else jobs.push({ files: [file], read: jsonReader(file, root) });
      } else jobs.push({ files: [file], read: READERS[recognised](file) });
    } catch (error) {
      // Cancelled is cancelled, whatever the file.
      await context.pause(0);
      jobs.push({ files: [file], read: () => Promise.reject(error) });
    }
  }

  for (const file of files) await plan(file, false);
  return dictionaries.length === 0 ? jobs : [...jobs, ...(await dictionaryJobs(dictionaries))];
}

function xlsxReader(file: SourceFile): Read {
  return async (context) => {
    const { readXlsx } = await import("./table/xlsx.ts");
    return { format: "xlsx", tables: await readXlsx(file, context) };
  };
}

function jsonReader(file: SourceFile, root: unknown): Read {
  if (!isJsonLd(root)) return plinthReader(file, root);
  return async (context) => {
    const { readJsonLd } = await import("./rdf/json-ld.ts");
    return { format: "json-ld", draft: await readJsonLd(file, root, context) };
  };
}

function plinthReader(file: SourceFile, root: unknown): Read {
  const shape = shapeOf(root);
  if (shape === undefined)
    throw new ReadError("The file is JSON, but in none of the shapes that can be read.");
  return async (context) => {
    const { readPlinthJson } = await import("./plinth/read-json.ts");
    return { format: "json", draft: await readPlinthJson(file, root, shape, context) };
  };
}

function isJsonLd(root: unknown): boolean {
  if (Array.isArray(root)) return root.some((item) => isObject(item) && ("@id" in item || "@graph" in item));
  return isObject(root) && ["@context", "@graph", "@id"].some((keyword) => keyword in root);
}

/** A job for each dictionary: files of the same one belong together. */
async function dictionaryJobs(files: readonly ParsedFile[]): Promise<Job[]> {
  const [{ dictionaryOf }, { bsddFile }, { readDictionary }] = await Promise.all([
    import("./bsdd/dictionary.ts"),
    import("./bsdd/language-files.ts"),
    import("./bsdd/read-dictionary.ts"),
  ]);
  const dictionaries = Map.groupBy(files, ({ file, root }) => dictionaryOf(root, file.name).identity);
  return [...dictionaries.values()].map((own) => ({
    files: own.map(({ file }) => file),
    read: async (context) => {
      const [first, ...others] = own.map(({ file, root }) => bsddFile(file.name, root, context));
      if (first === undefined) throw new ReadError("There is no file.");
      const dictionary = dictionaryOf(first.root, first.name);
      return { format: "bsdd", draft: await readDictionary(dictionary, [first, ...others], context) };
    },
  }));
}
