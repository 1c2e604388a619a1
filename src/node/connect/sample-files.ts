import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { seedSource } from "#core/catalogue/sample/seed-source.ts";
import { languagePart } from "#core/catalogue/sample/tsv.ts";
import type { CatalogueSource } from "#core/catalogue/service/source.ts";

const SEED = join(import.meta.dirname, "../../core/catalogue/sample/seed");

/** The sample catalogue for programs, with its tables read from their files. */
export function sampleFromFiles(): CatalogueSource {
  return seedSource(async (table, language) =>
    languagePart(await readFile(join(SEED, `${table}.tsv`), "utf8"), language),
  );
}
