import { englishText } from "#core/text/messages/english.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { readFiles } from "../../open/read-files.ts";
import { textFile } from "../../reading.fixture.ts";
import type { ReadCatalogue, ReadTable } from "../../report/outcome.ts";
import { guessMapping } from "./mapping/guess-mapping.ts";
import type { TableMapping } from "./mapping/mapping.ts";
import { readTable } from "./read-table.ts";
import type { Table } from "./table.ts";

/** The table in a file. */
export async function tableIn(file: SourceFile): Promise<ReadTable> {
  const [outcome] = await readFiles([file]);
  if (outcome?.kind !== "table") throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** Reads a table with the guessed mapping, overridden by the given one. */
export async function readGuessed(
  file: SourceFile,
  other: Partial<TableMapping> = {},
): Promise<ReadCatalogue> {
  const outcome = await tableIn(file);
  const read = readTable(outcome, 0, { ...guessMapping(outcome.tables[0]), ...other });
  if (read.kind !== "catalogue") throw new Error(englishText(read.message));
  return read;
}

/** Lines as a CSV file, with the delimiter `|`. */
export function csv(lines: readonly string[], name = "parts.csv"): SourceFile {
  return textFile(name, lines.join("\r\n"));
}

/** Lines as a table, with the delimiter `|`. */
export function table(lines: readonly string[], file = "parts.csv"): Table {
  return { name: file, file, rows: lines.map((line) => line.split("|")), dates: [], merged: [] };
}
