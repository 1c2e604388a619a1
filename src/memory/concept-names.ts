import { useCallback, useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { persistedBy } from "./persisted.ts";

/**
 * The interface has no operation that tells the name of a template, property, tag or document by its GUID. So the names in lists
 * are kept, for headings, filters and links.
 */

/** A concept by the name that it has in a culture. */
export type KnownName = {
  readonly versionGuid: string;
  readonly guid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture that `name` was asked for in. */
  readonly culture: string | null;
};

/** A concept whose name the service has sent before. */
export type KnownConcept = KnownName & {
  /** Version GUID of the template whose list contained it last; null where none did. */
  readonly template: string | null;
};

/** A concept as lists contain it. */
type ListedConcept = Omit<KnownName, "versionGuid" | "culture"> & { readonly versionGuid: string | null };

/** How many concepts of a kind are kept; the first to come are the first to go. */
const MAX_CONCEPTS = 2000;
/** What one kind may take of the few million characters that browsers give to a site. */
const MAX_CHARACTERS = 200_000;

/** Another object whenever anything is new; the map is the same, since lists add names page by page. */
type Known = { readonly byGuid: Map<string, KnownConcept> };

const text = v.nullable(v.string());
const schema = v.pipe(
  v.array(v.tuple([v.string(), text, text, text, text, v.optional(text, null)])),
  v.transform((tuples): Known => ({
    byGuid: new Map(
      tuples.map(([versionGuid, guid, name, defaultName, culture, template]) => [
        versionGuid,
        { versionGuid, guid, name, defaultName, culture, template },
      ]),
    ),
  })),
);

/** A tuple each, as short as can be; the oldest are left out where all take too much room. */
function serialize(known: Known): string {
  const tuples = [...known.byGuid.values()].map((one) => [
    one.versionGuid,
    one.guid,
    one.name,
    one.defaultName,
    one.culture,
    ...(one.template === null ? [] : [one.template]),
  ]);
  for (;;) {
    const text = JSON.stringify(tuples);
    if (text.length <= MAX_CHARACTERS || tuples.length === 0) return text;
    tuples.splice(0, Math.ceil(tuples.length / 4));
  }
}

// Keys say how it was called when it was first kept: another one would lose what people have.
const namesOf = persistedBy<Known>("met", { byGuid: new Map() }, schema, {
  serialize,
  merge: (stored, own) => ({ byGuid: new Map([...stored.byGuid, ...own.byGuid]) }),
  canWait: true,
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
    template: listed.template ?? before?.template ?? null,
  };
  const isSame =
    before !== undefined &&
    before.guid === after.guid &&
    before.name === after.name &&
    before.defaultName === after.defaultName &&
    before.culture === after.culture &&
    before.template === after.template;
  return isSame ? before : after;
}

/**
 * Keeps the names of concepts that a service has sent, for this visit and later ones. The newest name wins; the default name stays
 * whatever culture was asked for. `template` is the version GUID of the template whose list it was.
 */
export function rememberNames(
  service: string,
  culture: string | null,
  kind: ConceptKind,
  concepts: readonly ListedConcept[],
  template: string | null = null,
): void {
  const store = storeOf(service, kind);
  const known = store.get().byGuid;
  // What nothing is known of yet is one object for all services.
  const byGuid = known.size === 0 ? new Map<string, KnownConcept>() : known;
  let hasNews = false;
  for (const { versionGuid, guid, name, defaultName } of concepts) {
    if (versionGuid === null || versionGuid === "") continue;
    const before = byGuid.get(versionGuid);
    const after = merge(before, { versionGuid, guid, name, defaultName, culture, template });
    if (after === before) continue;
    byGuid.set(versionGuid, after);
    hasNews = true;
  }
  if (!hasNews) return;
  for (const oldest of byGuid.keys()) {
    if (byGuid.size <= MAX_CONCEPTS) break;
    byGuid.delete(oldest);
  }
  store.set({ byGuid });
}

function useNames(service: string, kind: ConceptKind): Known {
  const store = storeOf(service, kind);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** All concepts of a kind whose names are known, in the order in which they came first. */
export function useKnownConcepts(service: string, kind: ConceptKind): readonly KnownConcept[] {
  const known = useNames(service, kind);
  return useMemo(() => [...known.byGuid.values()], [known]);
}

/** The same at this moment. */
export function knownConcepts(service: string, kind: ConceptKind): Iterable<KnownConcept> {
  return storeOf(service, kind).get().byGuid.values();
}

/** What is known of one concept; null where no list contained it. */
export function useKnownConcept(
  service: string,
  kind: ConceptKind,
  versionGuid: string,
): KnownConcept | null {
  const store = storeOf(service, kind);
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.get().byGuid.get(versionGuid) ?? null, [store, versionGuid]),
  );
}

/** What is known of one concept at this moment; null where no list contained it. */
export function knownConcept(service: string, kind: ConceptKind, versionGuid: string): KnownConcept | null {
  return storeOf(service, kind).get().byGuid.get(versionGuid) ?? null;
}
