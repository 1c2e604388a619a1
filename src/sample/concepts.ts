import { DEFAULT_CULTURE, isCulture } from "./cultures.ts";
import { conceptGuid, versionGuid } from "./guids.ts";
import type { Collection, Concept, Kind, Version } from "./model.ts";
import { list, type Row } from "./tsv.ts";

/**
 * Makes the concept of a line. Its GUIDs are made when somebody asks for them: hashing thousands of names is most of
 * the work of building the catalogue, and most of them are never looked at. A line that lists no versions has one, 1.0.
 */
export function createConcept(kind: Kind, key: string, row: Row): Concept {
  let guid: string | undefined;
  let versions: readonly Version[] | undefined;
  return {
    kind,
    key,
    row,
    get guid() {
      return (guid ??= conceptGuid(kind, key));
    },
    get versions() {
      return (versions ??= createVersions(this.guid, list(row, "versions")));
    },
    get latest() {
      return this.versions.at(-1) ?? createVersion(this.guid, "1.0");
    },
  };
}

/** The concept with more members. It stays the same object, because spreading it would make its GUIDs. */
export function extendConcept<T extends object>(concept: Concept, members: T): Concept & T {
  return Object.assign(concept, members);
}

function createVersions(concept: string, numbers: readonly string[]): Version[] {
  return (numbers.length === 0 ? ["1.0"] : numbers).map((number) => createVersion(concept, number));
}

function createVersion(concept: string, number: string): Version {
  const [major = 1, minor = 0] = number.split(".").map(Number);
  return { guid: versionGuid(concept, major, minor), major, minor };
}

/** Indexes concepts that are already in the order of lists. A key that comes twice is told to `report`. */
export function collect<T extends Concept>(
  all: readonly T[],
  report: (mistake: string) => void,
): Collection<T> {
  const byKey = new Map<string, T>();
  for (const concept of all) {
    if (byKey.has(concept.key)) report(`${concept.kind} ${concept.key} is there twice`);
    byKey.set(concept.key, concept);
  }
  let byVersion: ReadonlyMap<string, T> | undefined;
  return {
    all,
    byKey,
    get byVersion() {
      return (byVersion ??= indexVersions(all));
    },
  };
}

function indexVersions<T extends Concept>(concepts: readonly T[]): Map<string, T> {
  return new Map(concepts.flatMap((concept) => concept.versions.map(({ guid }) => [guid, concept])));
}

/** The name in International English. */
export function defaultName(concept: Concept): string {
  return concept.row.get(DEFAULT_CULTURE) ?? concept.key;
}

/** The name in a culture, the default name without one; undefined where there is no translation. */
export function nameIn(concept: Concept, culture: string | undefined): string | undefined {
  if (culture === undefined) return defaultName(concept);
  // Asked first, because other columns of a table are no cultures.
  return isCulture(culture) ? concept.row.get(culture) : undefined;
}

/** The technical definition in a culture, the default one without one; undefined where there is none. */
export function definitionIn(concept: Concept, culture: string | undefined): string | undefined {
  return concept.row.get(`${culture ?? DEFAULT_CULTURE}:definition`);
}
