import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { givenText } from "#core/text/choose-text.ts";

/** Concepts of several lists that are the same; null where a list has none. */
export type MatchedConcepts<T extends ConceptSummary = ConceptSummary> = {
  readonly cells: readonly (T | null)[];
  /** Whether some of them have different concept GUIDs and the same default name. */
  readonly isMatchedByName: boolean;
};

/**
 * Matches the concepts of two or more lists: by concept GUID, by version GUID, which a service sends also where it leaves the other out, and by
 * default name those whose GUIDs do not occur on the other side. A GUID or a name that a list contains twice matches nothing. The rows have the
 * order of the first list; what only later lists contain follows its predecessor there.
 */
export function matchConcepts<T extends ConceptSummary>(
  lists: readonly (readonly T[])[],
): MatchedConcepts<T>[] {
  const rows = new Rows(lists);
  rows.matchBy(guidOf);
  rows.matchBy(({ versionGuid }) => givenText(versionGuid));
  rows.matchBy(({ defaultName }) => givenText(defaultName)?.trim() ?? null, true);
  return rows.inOrder();
}

/** A concept and the index of its list. */
type Item<T> = { readonly column: number; readonly concept: T };

type Row<T> = { readonly items: readonly Item<T>[]; readonly isByName: boolean };

/** The concepts of some lists, grouped to rows. */
class Rows<T extends ConceptSummary> {
  readonly #lists: readonly (readonly Item<T>[])[];
  readonly #rowOf = new Map<Item<T>, Row<T>>();
  /** The concept GUIDs of each list. */
  readonly #guids: readonly ReadonlySet<string | null>[];

  constructor(lists: readonly (readonly T[])[]) {
    this.#guids = lists.map((list) => new Set(list.map(guidOf)));
    this.#lists = lists.map((list, column) => list.map((concept) => ({ column, concept })));
    for (const item of this.#lists.flat()) this.#rowOf.set(item, { items: [item], isByName: false });
  }

  /** Merges the rows whose concepts share a key, unless a list would have two concepts in the row. */
  matchBy(keyOf: (concept: T) => string | null, isByName = false): void {
    const shared = Map.groupBy(this.#lists.flat(), ({ concept }) => keyOf(concept));
    // Sorted, so that the result does not depend on the order of the lists.
    for (const [key, sharing] of [...shared].toSorted(([a], [b]) => compareKeys(a, b))) {
      const rows = new Set(sharing.map((item) => this.#rowOf.get(item)));
      const items = [...rows].flatMap((row) => row?.items ?? []);
      const hasOneEach = new Set(items.map(({ column }) => column)).size === items.length;
      if (key === null || rows.size === 1 || !hasOneEach) continue;
      if (isByName && items.some((item) => this.#occursBeside(item, items))) continue;
      const row = { items, isByName };
      for (const item of items) this.#rowOf.set(item, row);
    }
  }

  /** Whether the GUID of an item occurs in the lists of items that are not in its row. */
  #occursBeside(item: Item<T>, items: readonly Item<T>[]): boolean {
    const guid = guidOf(item.concept);
    const row = this.#rowOf.get(item);
    return (
      guid !== null &&
      items.some((other) => this.#rowOf.get(other) !== row && this.#guids[other.column]?.has(guid) === true)
    );
  }

  inOrder(): MatchedConcepts<T>[] {
    /** For each row (null: the beginning) the rows that follow it, those of later lists first. */
    const following = new Map<Row<T> | null, Row<T>[]>();
    const added = new Set<Row<T>>();
    for (const list of this.#lists) {
      let previous: Row<T> | null = null;
      for (const item of list) {
        const row = this.#rowOf.get(item);
        if (row === undefined) continue;
        if (!added.has(row)) following.set(previous, [row, ...(following.get(previous) ?? [])]);
        added.add(row);
        previous = row;
      }
    }
    const ordered: MatchedConcepts<T>[] = [];
    const open = (following.get(null) ?? []).toReversed();
    for (let row = open.pop(); row !== undefined; row = open.pop()) {
      const { items, isByName } = row;
      const cells = this.#lists.map(
        (_, column) => items.find((item) => item.column === column)?.concept ?? null,
      );
      ordered.push({ cells, isMatchedByName: isByName });
      open.push(...(following.get(row) ?? []).toReversed());
    }
    return ordered;
  }
}

function guidOf({ guid }: ConceptSummary): string | null {
  return givenText(guid);
}

function compareKeys(a: string | null, b: string | null): number {
  return Number((a ?? "") > (b ?? "")) - Number((a ?? "") < (b ?? ""));
}
