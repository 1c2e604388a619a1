import type { CatalogueSource } from "../service/source.ts";
import { seedSource } from "./seed-source.ts";
import { loadSeed } from "./seed.ts";

/** The sample catalogue, with its tables as bundled by Vite. */
export function sampleSource(): CatalogueSource {
  return seedSource(loadSeed);
}
