import { Catalogue } from "#embedded-service/catalogue.ts";
import { CULTURES } from "#embedded-service/cultures.ts";
import { loadSeed } from "./seed.ts";
import { type ReadTable, SeedModel } from "./seed-model.ts";
import { createService, type Service, type ServiceOptions } from "#embedded-service/service.ts";
import { type CatalogueSource, PARTS } from "#embedded-service/source.ts";

/**
 * The sample catalogue, whose parts are loaded on demand. Cultures must match exactly.
 * @param read reads its tables; by default as bundled by Vite
 */
export function sampleSource(read: ReadTable = loadSeed): CatalogueSource {
  const model = new SeedModel(read);
  const catalogue = new Catalogue(model);
  return {
    async load(parts, cultures) {
      await model.load(parts, cultures);
      return catalogue;
    },
    isLoaded: (part) => model.isLoaded(part),
    culturesFor: (culture) => [culture],
  };
}

/** A service with the sample catalogue and tokens of its own (E1 to E15). */
export function createSampleService(options?: ServiceOptions): Service {
  return createService(sampleSource(), options);
}

/** The complete sample catalogue, in all its cultures. */
export async function loadSampleCatalogue(): Promise<Catalogue> {
  return sampleSource().load(PARTS, CULTURES);
}
