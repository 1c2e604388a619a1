import { Catalogue } from "../service/catalogue.ts";
import type { CatalogueSource } from "../service/source.ts";
import { type ReadTable, SeedModel } from "./seed-model.ts";

/**
 * The sample catalogue, whose parts are loaded on demand. Cultures must match exactly.
 * @param read reads its tables
 */
export function seedSource(read: ReadTable): CatalogueSource {
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
