import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueSource } from "#embedded-service/source.ts";
import { seedSource } from "./seed-source.ts";
import { languagePart } from "./tsv.ts";

const SEED = join(import.meta.dirname, "seed");

/** The sample catalogue for programs, with its tables read from their files. */
export function sampleFromFiles(): CatalogueSource {
  return seedSource(async (table, language) =>
    languagePart(await readFile(join(SEED, `${table}.tsv`), "utf8"), language),
  );
}
