import type { CatalogueSource } from "#embedded-service/source.ts";
import { loadSeed } from "./seed.ts";
import { seedSource } from "./seed-source.ts";

/** The sample catalogue, with its tables as bundled by Vite. */
export function sampleSource(): CatalogueSource {
  return seedSource(loadSeed);
}
