import type { Concept } from "./concept.ts";

/** All concepts of a kind: in list order, by key, and by the GUID of any version. */
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

  /** Caches the version GUIDs in a response: clients send them back, and a lookup then need not compute all others. */
  cacheGuids(concepts: readonly T[]): void {
    for (const concept of concepts) this.#byGuid.set(concept.latest.guid, concept);
  }

  /** The concept with this GUID in any of its versions. */
  find(versionGuid: string): T | undefined {
    return this.#byGuid.get(versionGuid) ?? this.byVersion.get(versionGuid);
  }

  get byVersion(): ReadonlyMap<string, T> {
    return (this.#byVersion ??= new Map(
      this.all.flatMap((concept) => concept.versions.map(({ guid }) => [guid, concept] as const)),
    ));
  }

  /** The concepts with these keys, in their order. Unknown keys are skipped. */
  inOrder(keys: readonly string[]): T[] {
    return keys.flatMap((key) => this.byKey.get(key) ?? []);
  }

  /** The concepts with these keys in list order, without duplicates. Unknown keys are skipped. */
  pick(keys: readonly string[]): T[] {
    const found = this.inOrder([...new Set(keys)]);
    if (found.length < 2) return found;
    // Sorting by name for every list would be slow.
    const ranks = (this.#ranks ??= new Map(this.all.map((concept, rank) => [concept, rank])));
    return found.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}
