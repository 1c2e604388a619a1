import type { Concept } from "../service/concept.ts";
import type { CatalogueSource } from "../service/source.ts";

type StartingPoint = { versionGuid: string; name: string };

/** Starting points, in the form of the configuration's `startingPoints`. */
export type StartingPoints = {
  units: StartingPoint[];
  propertyTags: StartingPoint[];
  documents: StartingPoint[];
  properties: StartingPoint[];
  projects: { id: number; name: string }[];
};

/** The documents and properties of the sample that demonstrate most: translations, values, a referenced document, several versions. */
const SAMPLE_KEYS: ReadonlySet<string> = new Set([
  "en-1990",
  "en-1992-1-1",
  "en-206",
  "en-13501-2",
  "en-15804",
  "en-iso-717-1",
  "concrete-strength-class",
  "fire-resistance-class",
  "gwp-total-a1-a3",
  "reaction-to-fire-class",
  "thermal-transmittance",
  "weighted-sound-reduction-index",
]);

/** The sample's starting points: all units, tags and projects, and some documents and properties. */
export async function sampleStartingPoints(source: CatalogueSource): Promise<StartingPoints> {
  return startingPoints(source, SAMPLE_KEYS);
}

/** The concepts without a list operation; of documents and properties, only those with these keys if any are given. */
export async function startingPoints(
  source: CatalogueSource,
  keys: ReadonlySet<string> | null = null,
): Promise<StartingPoints> {
  const { documents, model, properties, propertyTags, units } = await source.load(
    ["documents", "projects", "properties", "propertyTags", "units"],
    [],
  );
  const isIncluded = ({ key }: Concept): boolean => keys?.has(key) ?? true;
  return {
    units: units.all.map(startingPoint),
    propertyTags: propertyTags.all.map(startingPoint),
    documents: documents.all.filter(isIncluded).map(startingPoint),
    properties: properties.all.filter(isIncluded).map(startingPoint),
    projects: model.projects.map(({ id, name }) => ({ id, name })),
  };
}

function startingPoint(concept: Concept): StartingPoint {
  return { versionGuid: concept.latest.guid, name: concept.entry.defaultName };
}
