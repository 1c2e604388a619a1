import { expect } from "vitest";
import { modelMistakes } from "#core/catalogue/catalogue-model.fixture.ts";
import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { bytesOf } from "../write/exports.fixture.ts";
import { describeFile, EXPORT_FORMATS } from "../write/formats.ts";
import type { ExportData } from "../write/kinds/kinds.ts";
import { guessMapping } from "./formats/table/mapping/guess-mapping.ts";
import { readTable } from "./formats/table/read-table.ts";
import { readFiles } from "./open/read-files.ts";

/** Writes an export in a format, and reads it like a user who accepts all guesses. */
export async function throughFile(format: string, data: ExportData): Promise<CatalogueModel> {
  const writer = EXPORT_FORMATS.find(({ id }) => id === format);
  if (writer === undefined) throw new Error(format);
  const write = await writer.load();
  const bytes = bytesOf(write(data, { note: () => {}, bsdd: null }));
  const { name } = describeFile(writer, data);
  const [outcome] = await readFiles([{ name, bytes }]);
  const read = outcome?.kind === "table" ? readTable(outcome, 0, guessMapping(outcome.tables[0])) : outcome;
  if (read?.kind !== "catalogue") throw new Error(JSON.stringify(read));
  expect(modelMistakes(read.model)).toEqual([]);
  return read.model;
}

/** A UUID of one digit and a number. */
export const uuid = (digits: string, at: number): string =>
  `${digits.repeat(8)}-0000-4000-8000-${String(at).padStart(12, "0")}`;
