import { useCallback, useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { persistedBy } from "./persisted.ts";

/**
 * The interface has no operation that tells the name of a template, property, tag or document by its GUID. So the names that lists bring
 * are kept, for headings, filters and links.
 */

/** A concept whose name the service has sent before. */
export type KnownConcept = {
  readonly versionGuid: string;
  readonly guid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture that `name` was asked for in. */
  readonly culture: string | null;
};

/** A concept as lists bring it. */
type ListedConcept = Omit<KnownConcept, "versionGuid" | "culture"> & { readonly versionGuid: string | null };

/** How many concepts of a kind are kept; the first to come are the first to go. */
const MAX_CONCEPTS = 2000;
/** What one kind may take of the few million characters that browsers give to a site. */
const MAX_CHARACTERS = 200_000;

type Known = ReadonlyMap<string, KnownConcept>;

const text = v.nullable(v.string());
const schema = v.pipe(
  v.array(v.tuple([v.string(), text, text, text, text])),
  v.transform(
    (tuples): Known =>
      new Map(
        tuples.map(([versionGuid, guid, name, defaultName, culture]) => [
          versionGuid,
          { versionGuid, guid, name, defaultName, culture },
        ]),
      ),
  ),
);

/** A tuple each, as short as can be; the oldest are left out where all take too much room. */
function serialize(known: Known): string {
  const tuples = [...known.values()].map((one) => [
    one.versionGuid,
    one.guid,
    one.name,
    one.defaultName,
    one.culture,
  ]);
  for (;;) {
    const text = JSON.stringify(tuples);
    if (text.length <= MAX_CHARACTERS || tuples.length === 0) return text;
    tuples.splice(0, Math.ceil(tuples.length / 4));
  }
}

// Keys say how it was called when it was first kept: another one would lose what people have.
const namesOf = persistedBy<Known>("met", new Map(), schema, {
  serialize,
  merge: (stored, own) => new Map([...stored, ...own]),
});

function storeOf(service: string, kind: ConceptKind) {
  return namesOf(`${kind} ${service}`);
}

/** What is known from now on; the same object if that is no more than before. */
function merge(before: KnownConcept | undefined, listed: KnownConcept): KnownConcept {
  // A default name alone says that there is no translation only where one was asked for.
  const isNamed = listed.name !== null || (listed.defaultName !== null && listed.culture !== null);
  const named = isNamed || before === undefined ? listed : before;
  const after: KnownConcept = {
    versionGuid: listed.versionGuid,
    guid: listed.guid ?? before?.guid ?? null,
    name: named.name,
    defaultName: listed.defaultName ?? before?.defaultName ?? null,
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

/**
 * Keeps the names of concepts that a service has sent, for this visit and later ones. The newest name wins; the default name stays
 * whatever culture was asked for.
 */
export function rememberNames(
  service: string,
  culture: string | null,
  kind: ConceptKind,
  concepts: readonly ListedConcept[],
): void {
  const store = storeOf(service, kind);
  const before = store.get();
  const after = new Map(before);
  for (const { versionGuid, guid, name, defaultName } of concepts) {
    if (versionGuid === null || versionGuid === "") continue;
    const listed = { versionGuid, guid, name, defaultName, culture };
    after.set(versionGuid, merge(after.get(versionGuid), listed));
  }
  if (after.size === before.size && [...after].every(([key, one]) => before.get(key) === one)) return;
  for (const oldest of after.keys()) {
    if (after.size <= MAX_CONCEPTS) break;
    after.delete(oldest);
  }
  store.set(after);
}

function useNames(service: string, kind: ConceptKind): Known {
  const store = storeOf(service, kind);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** All concepts of a kind whose names are known, in the order in which they came first. */
export function useKnownConcepts(service: string, kind: ConceptKind): readonly KnownConcept[] {
  const known = useNames(service, kind);
  return useMemo(() => [...known.values()], [known]);
}

/** The same at this moment. */
export function knownConcepts(service: string, kind: ConceptKind): Iterable<KnownConcept> {
  return storeOf(service, kind).get().values();
}

/** What is known of one concept; null where no list has brought it. */
export function useKnownConcept(
  service: string,
  kind: ConceptKind,
  versionGuid: string,
): KnownConcept | null {
  const store = storeOf(service, kind);
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.get().get(versionGuid) ?? null, [store, versionGuid]),
  );
}

/** What is known of one concept at this moment; null where no list has brought it. */
export function knownConcept(service: string, kind: ConceptKind, versionGuid: string): KnownConcept | null {
  return storeOf(service, kind).get().get(versionGuid) ?? null;
}
