import type { ReadContext } from "./context.ts";
import type { SourceFile } from "./decode.ts";
import { ReadError } from "./read-error.ts";
import { filesIn, unzip } from "./unzip.ts";

const SAVE_AS = "Save it as an Excel workbook (.xlsx) or as CSV and open that.";

/** The content of an archive: an Excel workbook, or files that are read as if they had been opened directly. */
export async function openArchive(file: SourceFile, context: ReadContext): Promise<"xlsx" | SourceFile[]> {
  const names = new Set(filesIn(file.bytes).map(({ name }) => name));
  if (names.has("xl/workbook.xml")) return "xlsx";
  if (names.has("xl/workbook.bin"))
    throw new ReadError(`The file is a binary Excel workbook (.xlsb). ${SAVE_AS}`);
  if (names.has("content.xml")) throw new ReadError(`The file is an OpenDocument file. ${SAVE_AS}`);
  if (names.has("word/document.xml"))
    throw new ReadError("The file is a Word document and contains no catalogue.");
  const inside = await unzip(file.bytes, isFile, context);
  if (inside.length === 0) throw new ReadError("The archive contains no files.");
  return inside.map(([name, bytes]) => ({ name: name.split("/").at(-1) ?? name, bytes }));
}

/** Skips folders, and the metadata that macOS and others add. */
function isFile(name: string): boolean {
  return !name.endsWith("/") && !name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}
