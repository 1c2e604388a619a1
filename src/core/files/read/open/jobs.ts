import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../build/context.ts";
import { decodeText, type SourceFile } from "../decode/decode.ts";
import { LIMITS } from "../decode/limits.ts";
import { findFormat, type Format, FORMATS, type FoundFile, type FoundFiles } from "../formats.ts";
import type { ParsedJson } from "../formats/json/parse-json.ts";
import { ReadError } from "../report/read-error.ts";
import { recognise } from "./recognise.ts";
import { ZipArchive } from "./unzip.ts";

/** The files of one catalogue and their format, or the failure to read a file. */
export type Job =
  | { readonly files: FoundFiles; readonly format: Format }
  | { readonly files: readonly [{ readonly file: SourceFile }]; readonly error: unknown };

const NO_JSON: ParsedJson = { root: null, repeated: [] };

/** Groups files by catalogue; catalogues of several files come last. */
export async function planJobs(files: readonly SourceFile[], context: ReadContext): Promise<Job[]> {
  const jobs: Job[] = [];
  const joined = new Map<string, { format: Format; files: FoundFiles }>();

  function add(format: Format, found: FoundFile): void {
    if (format.identity === undefined) {
      jobs.push({ format, files: [found] });
      return;
    }
    const key = format.identity(found);
    joined.set(key, { format, files: [...(joined.get(key)?.files ?? []), found] });
  }

  async function plan(
    file: SourceFile,
    isInArchive: boolean,
    skipped: readonly string[] = [],
  ): Promise<void> {
    const found = { file, skipped, ...NO_JSON };
    try {
      if (file.bytes.length > LIMITS.bytes)
        throw new ReadError(text("readers.fileTooLarge", { megabytes: LIMITS.bytes / 1_000_000 }));
      const recognised = await recognise(file);
      if (recognised === "zip") {
        const opened = await openArchive(file, context);
        if (opened === "xlsx")
          add(FORMATS.xlsx, { ...found, recognition: text("readers.recognisedAsWorkbook") });
        else if (isInArchive) throw new ReadError(text("readers.archiveInArchive"));
        else
          for (const [at, inside] of opened.files.entries())
            await plan(inside, true, at === 0 ? opened.skipped : []);
        return;
      }
      const { format, recognition } = recognised;
      if (format === "json") {
        const { parseJson } = await import("../formats/json/parse-json.ts");
        const json = parseJson(decodeText(file.bytes));
        add(findFormat(({ isJson }) => isJson?.(json.root)) ?? FORMATS.json, {
          ...found,
          ...json,
          recognition,
        });
      } else add(format, { ...found, recognition });
    } catch (error) {
      // A cancellation takes precedence over an invalid file.
      await context.pause(0);
      jobs.push({ files: [{ file }], error });
    }
  }

  for (const file of files) await plan(file, false);
  return [...jobs, ...joined.values()];
}

type Opened = { readonly files: readonly SourceFile[]; readonly skipped: readonly string[] };

/** The content of an archive: an Excel workbook, or files that are read as if they had been opened directly. */
async function openArchive(file: SourceFile, context: ReadContext): Promise<"xlsx" | Opened> {
  const archive = new ZipArchive(file.bytes);
  const names = new Set(archive.files.map(({ name }) => name));
  if (names.has("xl/workbook.xml")) return "xlsx";
  if (names.has("xl/workbook.bin")) throw new ReadError(text("readers.binaryWorkbook"));
  if (names.has("content.xml")) throw new ReadError(text("readers.openDocument"));
  if (names.has("word/document.xml")) throw new ReadError(text("readers.wordDocument"));
  if (names.has("Index/Document.iwa")) throw new ReadError(text("readers.unsupportedFormat"));
  // Workbooks may have parts of any name; other packages of this kind are refused by the reader.
  if (names.has("[Content_Types].xml")) return "xlsx";
  const inside = await archive.unpack(isFile, context);
  if (inside.length === 0) throw new ReadError(text("readers.emptyArchive"));
  const files = inside.map(({ name, bytes }) => ({ name: name.split("/").at(-1) ?? name, bytes }));
  // Any text could be a table.
  const catalogues = files.filter(({ name }) => !ABOUT_ARCHIVE.test(name));
  if (catalogues.length === 0) return { files, skipped: [] };
  const skipped = files.filter((one) => !catalogues.includes(one)).map(({ name }) => name);
  return { files: catalogues, skipped };
}

/** The usual names, in several languages, of files that describe the others of an archive. */
const ABOUT_ARCHIVE =
  /^(?:readme|liesmich|lisez-?moi|les-?meg|licen[cs]e|copying|notice|changelog)(?:[-_][\w-]+)?(?:\.(?:txt|md|html?|pdf|docx|rtf))?$/i;

/** Skips folders, hidden files, and the metadata that macOS and Windows add. */
function isFile(name: string): boolean {
  return (
    !name.endsWith("/") &&
    !name.split("/").some((part) => /^(?:\.+[^.]|(?:__MACOSX|Thumbs\.db|desktop\.ini)$)/i.test(part))
  );
}
