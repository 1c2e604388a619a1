import { useCallback, useSyncExternalStore } from "react";
import * as v from "valibot";
import { rememberedConcepts, type Slot } from "./storage.ts";

/**
 * The interface has no operation that tells the name of a template, property, tag or document by its GUID. So what lists bring on the way
 * is kept, for headings, filters and links.
 */
export const CONCEPT_KINDS = [
  "classification",
  "code",
  "template",
  "property",
  "property-tag",
  "document",
  "unit",
  "construction-object",
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

export type MetConcept = {
  readonly versionGuid: string;
  readonly guid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture that `name` was asked for in. */
  readonly culture: string | null;
};

/** A concept as lists bring it. */
export type ConceptToMeet = {
  readonly versionGuid: string | null;
  readonly guid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
};

/** How many concepts of a kind are kept; the ones met longest ago go first. */
const MAX_CONCEPTS = 2000;
/** What one kind may take of the few million characters that browsers give to a site. */
const MAX_CHARACTERS = 200_000;

const text = v.nullable(v.string());
const rememberedSchema = v.array(v.tuple([v.string(), text, text, text, text]));

type Met = { concepts: Map<string, MetConcept>; list: readonly MetConcept[] };

export type MetConcepts = {
  readonly meet: (
    service: string,
    culture: string | null,
    kind: ConceptKind,
    concepts: readonly ConceptToMeet[],
  ) => void;
  /** In the order in which they were met first; the same array for as long as nothing changes. */
  readonly list: (service: string, kind: ConceptKind) => readonly MetConcept[];
  readonly find: (service: string, kind: ConceptKind, versionGuid: string) => MetConcept | null;
  /** As if none had ever been met. */
  readonly forget: (service: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A memory of concepts; `slotOf` says where it outlives the visit. */
export function createMetConcepts(slotOf: (service: string, kind: ConceptKind) => Slot): MetConcepts {
  const byPlace = new Map<string, Met>();
  const listeners = new Set<() => void>();

  const met = (service: string, kind: ConceptKind): Met => {
    const place = placeOf(service, kind);
    const known = byPlace.get(place);
    if (known !== undefined) return known;
    const concepts = new Map(parse(slotOf(service, kind).get()).map((one) => [one.versionGuid, one]));
    const fresh = { concepts, list: [...concepts.values()] };
    byPlace.set(place, fresh);
    return fresh;
  };

  return {
    meet: (service, culture, kind, concepts) => {
      const known = met(service, kind);
      let isChanged = false;
      for (const concept of concepts) {
        const { versionGuid } = concept;
        if (versionGuid === null || versionGuid === "") continue;
        const before = known.concepts.get(versionGuid);
        const after = merge(before, { ...concept, versionGuid, culture });
        if (after === before) continue;
        known.concepts.set(versionGuid, after);
        isChanged = true;
      }
      if (!isChanged) return;
      for (const oldest of known.concepts.keys()) {
        if (known.concepts.size <= MAX_CONCEPTS) break;
        known.concepts.delete(oldest);
      }
      known.list = [...known.concepts.values()];
      slotOf(service, kind).set(format(known.list));
      for (const listener of listeners) listener();
    },
    list: (service, kind) => met(service, kind).list,
    find: (service, kind, versionGuid) => met(service, kind).concepts.get(versionGuid) ?? null,
    forget: (service) => {
      for (const kind of CONCEPT_KINDS) {
        byPlace.delete(placeOf(service, kind));
        slotOf(service, kind).set(null);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function placeOf(service: string, kind: ConceptKind): string {
  return `${kind} ${service}`;
}

/** What is known from now on; the same object if that is no more than before. */
function merge(before: MetConcept | undefined, met: MetConcept): MetConcept {
  // A default name alone says that there is no translation only where one was asked for.
  const isNamed = met.name !== null || (met.defaultName !== null && met.culture !== null);
  const named = isNamed || before === undefined ? met : before;
  const after: MetConcept = {
    versionGuid: met.versionGuid,
    guid: met.guid ?? before?.guid ?? null,
    name: named.name,
    defaultName: met.defaultName ?? before?.defaultName ?? null,
    culture: named.culture,
  };
  const isSame =
    before !== undefined &&
    before.guid === after.guid &&
    before.name === after.name &&
    before.defaultName === after.defaultName &&
    before.culture === after.culture;
  return isSame ? before : after;
}

/** A tuple each, as short as can be; the oldest are left out where all take too much room. */
function format(concepts: readonly MetConcept[]): string {
  let from = 0;
  for (;;) {
    const tuples = concepts
      .slice(from)
      .map((one) => [one.versionGuid, one.guid, one.name, one.defaultName, one.culture]);
    const formatted = JSON.stringify(tuples);
    if (formatted.length <= MAX_CHARACTERS || tuples.length === 0) return formatted;
    from += Math.ceil(tuples.length / 4);
  }
}

function parse(stored: string | null): MetConcept[] {
  if (stored === null) return [];
  try {
    const tuples = v.parse(rememberedSchema, JSON.parse(stored));
    return tuples.map(([versionGuid, guid, name, defaultName, culture]) => ({
      versionGuid,
      guid,
      name,
      defaultName,
      culture,
    }));
  } catch {
    // Written by another version of the app, or by hand: begin anew.
    return [];
  }
}

const shared = createMetConcepts(rememberedConcepts);

/**
 * Keeps the names of concepts that a service has sent, in memory and for later visits. The newest name wins; the default name stays
 * whatever culture was asked for.
 */
export function meetConcepts(
  service: string,
  culture: string | null,
  kind: ConceptKind,
  concepts: readonly ConceptToMeet[],
): void {
  shared.meet(service, culture, kind, concepts);
}

/** All concepts of a kind that were met so far, those of earlier visits included. */
export function useMetConcepts(service: string, kind: ConceptKind): readonly MetConcept[] {
  return useSyncExternalStore(
    shared.subscribe,
    useCallback(() => shared.list(service, kind), [service, kind]),
  );
}

/** What is known of one concept; null where it was not met. */
export function useKnownConcept(service: string, kind: ConceptKind, versionGuid: string): MetConcept | null {
  return useSyncExternalStore(
    shared.subscribe,
    useCallback(() => shared.find(service, kind, versionGuid), [service, kind, versionGuid]),
  );
}

/** What is known of one concept at this moment; null where it was not met. */
export function knownConcept(service: string, kind: ConceptKind, versionGuid: string): MetConcept | null {
  return shared.find(service, kind, versionGuid);
}

export function forgetConcepts(service: string): void {
  shared.forget(service);
}
