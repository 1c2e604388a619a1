import { useCallback, useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import { newestAsJson, persistedBy } from "./persisted.ts";

// The interface has no operation for the name of a single template, property, tag or document. So names from lists are remembered, for
// headings, filters and links.

/** A concept with its name in a culture. */
export type RememberedName = {
  readonly versionGuid: string;
  readonly guid: string | null;
  readonly name: string | null;
  readonly defaultName: string | null;
  /** The culture in which `name` was requested. */
  readonly culture: string | null;
};

/** A concept whose name the service has sent. */
export type RememberedConcept = RememberedName & {
  /** Version GUID of the template whose list contained it last; null if none did. */
  readonly template: string | null;
};

/** A concept as lists contain it. */
type ListedConcept = Omit<RememberedName, "versionGuid" | "culture"> & {
  readonly versionGuid: string | null;
};

/** The maximum number of concepts of a kind; the oldest are dropped first. */
const MAX_CONCEPTS = 2000;
/** The maximum size of one kind, since browsers limit a site's storage to a few million characters. */
const MAX_CHARACTERS = 200_000;

/** A new object whenever a name is added; the map is mutated, since lists add names page by page. */
type Names = { readonly byGuid: Map<string, RememberedConcept> };

const text = v.nullable(v.string());
const schema = v.pipe(
  v.array(v.tuple([v.string(), text, text, text, text, v.nullish(text, null)])),
  v.transform((tuples): Names => ({
    byGuid: new Map(
      tuples.map(([versionGuid, guid, name, defaultName, culture, template]) => [
        versionGuid,
        { versionGuid, guid, name, defaultName, culture, template },
      ]),
    ),
  })),
);

/** One tuple for each concept, as short as possible. */
function serialize({ byGuid }: Names): string {
  const tuples = [...byGuid.values()].map((one) => [
    one.versionGuid,
    one.guid,
    one.name,
    one.defaultName,
    one.culture,
    ...(one.template === null ? [] : [one.template]),
  ]);
  return newestAsJson(tuples, MAX_CHARACTERS);
}

// The storage key keeps its original name: renaming it would lose stored data.
const namesOf = persistedBy<Names>("met", { byGuid: new Map() }, schema, {
  serialize,
  merge: (stored, own) => ({ byGuid: new Map([...stored.byGuid, ...own.byGuid]) }),
  canWait: true,
});

function storeOf(service: string, kind: ConceptKind) {
  return namesOf(`${kind} ${service}`);
}

/** Merges the remembered and the listed names; returns the same object if nothing is new. */
function merge(before: RememberedConcept | undefined, listed: RememberedConcept): RememberedConcept {
  // A missing name means that there is no translation only if a culture was requested.
  const isNamed = listed.name !== null || (listed.defaultName !== null && listed.culture !== null);
  const named = isNamed || before === undefined ? listed : before;
  const after: RememberedConcept = {
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
 * Remembers the names of concepts that a service has sent, for this visit and later ones. The newest name wins; the default name is kept across
 * cultures. `template` is the version GUID of the template whose list it was.
 */
export function rememberNames(
  service: string,
  culture: string | null,
  kind: ConceptKind,
  concepts: readonly ListedConcept[],
  template: string | null = null,
): void {
  const store = storeOf(service, kind);
  const remembered = store.get().byGuid;
  // The initial empty map is shared by all services.
  const byGuid = remembered.size === 0 ? new Map<string, RememberedConcept>() : remembered;
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

/** All remembered concepts of a kind, oldest first. */
export function useRememberedConcepts(service: string, kind: ConceptKind): readonly RememberedConcept[] {
  const store = storeOf(service, kind);
  const names = useSyncExternalStore(store.subscribe, store.get);
  return useMemo(() => [...names.byGuid.values()], [names]);
}

/** The same outside React. */
export function rememberedConcepts(service: string, kind: ConceptKind): Iterable<RememberedConcept> {
  return storeOf(service, kind).get().byGuid.values();
}

/** A remembered concept; null if no list contained it. */
export function useRememberedConcept(
  service: string,
  kind: ConceptKind,
  versionGuid: string,
): RememberedConcept | null {
  const store = storeOf(service, kind);
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.get().byGuid.get(versionGuid) ?? null, [store, versionGuid]),
  );
}

/** The same outside React. */
export function rememberedConcept(
  service: string,
  kind: ConceptKind,
  versionGuid: string,
): RememberedConcept | null {
  return storeOf(service, kind).get().byGuid.get(versionGuid) ?? null;
}

/** Calls a listener with a remembered concept, now and whenever it changes, outside React. Returns a function that ends this. */
export function followRememberedConcept(
  service: string,
  kind: ConceptKind,
  versionGuid: string,
  listener: (concept: RememberedConcept) => void,
): () => void {
  let last: RememberedConcept | null = null;
  const follow = (): void => {
    const concept = rememberedConcept(service, kind, versionGuid);
    if (concept === null || concept === last) return;
    last = concept;
    listener(concept);
  };
  follow();
  return storeOf(service, kind).subscribe(follow);
}
