import type { Concept } from "./concept.ts";

/** All concepts of a kind: in the order of lists, by key, and by the GUID of any version. */
export class Collection<T extends Concept> {
  readonly all: readonly T[];
  readonly byKey: ReadonlyMap<string, T>;
  readonly #byGuid = new Map<string, T>();
  #byVersion: ReadonlyMap<string, T> | undefined;
  #ranks: ReadonlyMap<T, number> | undefined;

  constructor(all: readonly T[]) {
    this.all = all;
    this.byKey = new Map(all.map((concept) => [concept.key, concept]));
  }

  /** Caches the version GUIDs of an answer: clients ask with them again, and the GUIDs of all others need not be made for that. */
  cacheGuids(concepts: readonly T[]): void {
    for (const concept of concepts) this.#byGuid.set(concept.latest.guid, concept);
  }

  /** The concept that has this GUID in any of its versions. */
  find(versionGuid: string): T | undefined {
    return this.#byGuid.get(versionGuid) ?? this.byVersion.get(versionGuid);
  }

  get byVersion(): ReadonlyMap<string, T> {
    return (this.#byVersion ??= new Map(
      this.all.flatMap((concept) => concept.versions.map(({ guid }) => [guid, concept] as const)),
    ));
  }

  /** The concepts with these keys, in their order. Keys that nothing has are left out. */
  inOrder(keys: readonly string[]): T[] {
    return keys.flatMap((key) => this.byKey.get(key) ?? []);
  }

  /** The concepts with these keys, each once, in the order of lists. Keys that nothing has are left out. */
  pick(keys: readonly string[]): T[] {
    const found = this.inOrder([...new Set(keys)]);
    if (found.length < 2) return found;
    // Comparing names once more for every list takes its time.
    const ranks = (this.#ranks ??= new Map(this.all.map((concept, rank) => [concept, rank])));
    return found.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}
