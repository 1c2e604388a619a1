import { Catalogue } from "./catalogue.ts";
import { CULTURES } from "./cultures.ts";
import { loadSeed } from "./seed.ts";
import { type ReadTable, SeedModel } from "./seed-model.ts";
import { createService, type Service, type ServiceOptions } from "./service.ts";
import { type CatalogueSource, PARTS } from "./source.ts";

/**
 * The sample catalogue, of which each part is loaded when it is asked for. Its cultures have to match exactly.
 * @param read how its tables are read; by what Vite has made of them if not said
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
    listsCodesBelow: false,
  };
}

/** A service with the sample catalogue behind it and with tokens of its own (E1 to E15). */
export function createSampleService(options?: ServiceOptions): Service {
  return createService(sampleSource(), options);
}

/** The whole sample catalogue, in all its cultures. */
export async function loadSampleCatalogue(): Promise<Catalogue> {
  return sampleSource().load(PARTS, CULTURES);
}
