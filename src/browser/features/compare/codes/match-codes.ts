import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { givenText } from "#core/text/choose-text.ts";

/** A code of one classification, in depth-first order: each after its parent. */
export type ListedCode = {
  readonly concept: ClassificationCode;
  /** The index of its parent in the same list; null at the first level. */
  readonly parent: number | null;
};

/**
 * Finds the codes of two classifications that are the same, by concept GUID; those whose GUID does not occur in the other tree, by class
 * number if it is unique among them.
 */
export function matchCodes(
  first: readonly ListedCode[],
  second: readonly ListedCode[],
): { readonly pairs: CodePairs; readonly ambiguousNumbers: readonly string[] } {
  const pairs = new CodePairs(first, second);
  matchByGuid(pairs);
  return { pairs, ambiguousNumbers: matchByNumber(pairs) };
}

/** Which codes of two trees are the same, by index. */
export class CodePairs {
  readonly first: readonly ListedCode[];
  readonly second: readonly ListedCode[];
  readonly #secondOf: (number | undefined)[] = [];
  readonly #firstOf: (number | undefined)[] = [];
  /** GUIDs that codes with different numbers share, which identify nothing. */
  readonly #shared: ReadonlySet<string>;
  /** The indexes in the second tree of codes that were matched by number. */
  readonly byNumber = new Set<number>();

  constructor(first: readonly ListedCode[], second: readonly ListedCode[]) {
    this.first = first;
    this.second = second;
    this.#shared = new Set([...sharedGuids(first), ...sharedGuids(second)]);
  }

  /** The GUID of a code; null if it has none, or none that identifies it. */
  guidOf({ concept }: ListedCode): string | null {
    const guid = givenText(concept.guid);
    return guid === null || this.#shared.has(guid) ? null : guid;
  }

  add(first: number, second: number): void {
    this.#secondOf[first] = second;
    this.#firstOf[second] = first;
  }

  secondOf(first: number): number | undefined {
    return this.#secondOf[first];
  }

  firstOf(second: number): number | undefined {
    return this.#firstOf[second];
  }

  /** The codes of both trees whose GUIDs do not occur in the other one. */
  unmatched(): [number, ListedCode][][] {
    const without = (codes: readonly ListedCode[], others: readonly ListedCode[]) => {
      const guids = new Set(others.map((code) => this.guidOf(code)));
      return [...codes.entries()].filter(([, code]) => {
        const guid = this.guidOf(code);
        return guid === null || !guids.has(guid);
      });
    };
    return [without(this.first, this.second), without(this.second, this.first)];
  }

  /** The parent of a code of the first tree. */
  parentInFirst(first: number | undefined): ClassificationCode | null {
    const parent = this.first[first ?? -1]?.parent ?? null;
    return parent === null ? null : (this.first[parent]?.concept ?? null);
  }

  /** Whether two codes have the same parent: matching codes, or none. */
  haveSameParent(first: number, second: number): boolean {
    const parent = this.first[first]?.parent ?? null;
    const other = this.second[second]?.parent ?? null;
    return parent === null || other === null ? parent === other : this.#secondOf[parent] === other;
  }
}

/** The GUIDs that codes with different class numbers have. */
function* sharedGuids(codes: readonly ListedCode[]): Generator<string> {
  const numbers = new Map<string, string | null>();
  for (const { concept } of codes) {
    const guid = givenText(concept.guid);
    if (guid === null) continue;
    const number = numberOf(concept);
    if (numbers.has(guid) && numbers.get(guid) !== number) yield guid;
    numbers.set(guid, number);
  }
}

/** A code below several parents is listed below each: the occurrences below the same parent match first, the others in order. */
function matchByGuid(pairs: CodePairs): void {
  const below = (parent: number | null, guid: string): string => `${parent ?? ""} ${guid}`;
  // The first code of each list comes last, where it can be dropped as soon as it is matched: any number of codes may share a GUID.
  const codes = [...pairs.second.entries()].toReversed();
  const others = indexesBy(codes, (code) => pairs.guidOf(code));
  const siblings = indexesBy(codes, (code) => {
    const guid = pairs.guidOf(code);
    return guid === null ? null : below(code.parent, guid);
  });
  const firstOf = (indexes: number[] = []): number | undefined => {
    let index = indexes.at(-1);
    while (index !== undefined && pairs.firstOf(index) !== undefined) {
      indexes.pop();
      index = indexes.at(-1);
    }
    return index;
  };
  for (const isSameParentNeeded of [true, false]) {
    for (const [index, code] of pairs.first.entries()) {
      const guid = pairs.guidOf(code);
      if (guid === null || pairs.secondOf(index) !== undefined) continue;
      const parent = code.parent === null ? null : pairs.secondOf(code.parent);
      const match = parent === undefined ? undefined : firstOf(siblings.get(below(parent, guid)));
      const found = match ?? (isSameParentNeeded ? undefined : firstOf(others.get(guid)));
      if (found !== undefined) pairs.add(index, found);
    }
  }
}

/** @returns the numbers that are not unique among the codes without a match */
function matchByNumber(pairs: CodePairs): string[] {
  const [numbers, others] = pairs
    .unmatched()
    .map((codes) => indexesBy(codes, ({ concept }) => numberOf(concept)));
  const ambiguous: string[] = [];
  for (const [number, [index, ...more]] of numbers ?? []) {
    const [other, ...moreOthers] = others?.get(number) ?? [];
    if (index === undefined || other === undefined) continue;
    if (more.length + moreOthers.length > 0) {
      ambiguous.push(number);
      continue;
    }
    pairs.add(index, other);
    pairs.byNumber.add(other);
  }
  return ambiguous;
}

/** The class number of a code, without blanks around it. */
export function numberOf({ classNumber }: ClassificationCode): string | null {
  return givenText(classNumber)?.trim() ?? null;
}

/** The indexes of codes by a key; codes without one are left out. */
function indexesBy(
  codes: Iterable<readonly [number, ListedCode]>,
  keyOf: (code: ListedCode) => string | null,
): Map<string, number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, code] of codes) {
    const key = keyOf(code);
    if (key !== null) append(indexes, key, index);
  }
  return indexes;
}

/** Adds a value to the list of a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
