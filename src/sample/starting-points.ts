import { defaultName } from "./concepts.ts";
import { sampleCatalogue } from "./db.ts";
import type { Collection, Concept } from "./model.ts";

type StartingPoint = { versionGuid: string; name: string };

/** Where people can start from, as the configuration's `startingPoints` describes it. */
export type SampleStartingPoints = {
  units: StartingPoint[];
  propertyTags: StartingPoint[];
  documents: StartingPoint[];
  properties: StartingPoint[];
  projects: { id: number; name: string }[];
};

/** A handful of each, chosen to show something: translations, values, a referenced document, several versions. */
const DOCUMENT_KEYS: readonly string[] = [
  "en-1990",
  "en-1992-1-1",
  "en-206",
  "en-13501-2",
  "en-15804",
  "en-iso-717-1",
];
const PROPERTY_KEYS: readonly string[] = [
  "concrete-strength-class",
  "fire-resistance-class",
  "gwp-total-a1-a3",
  "reaction-to-fire-class",
  "thermal-transmittance",
  "weighted-sound-reduction-index",
];

/** The sample's own starting points: all units, tags and projects, and some documents and properties. */
export function sampleStartingPoints(): SampleStartingPoints {
  const { documents, projects, properties, propertyTags, units } = sampleCatalogue();
  return {
    units: units.all.map(startingPoint),
    propertyTags: propertyTags.all.map(startingPoint),
    documents: pick(documents, DOCUMENT_KEYS),
    properties: pick(properties, PROPERTY_KEYS),
    projects: [...projects.values()].map(({ id, name }) => ({ id, name })),
  };
}

function pick(collection: Collection<Concept>, keys: readonly string[]): StartingPoint[] {
  return collection.all.filter(({ key }) => keys.includes(key)).map(startingPoint);
}

function startingPoint(concept: Concept): StartingPoint {
  return { versionGuid: concept.latest.guid, name: defaultName(concept) };
}
