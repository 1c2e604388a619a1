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
  /** The codes by their GUIDs, without GUIDs that codes with different numbers share, which identify nothing. */
  readonly #byGuid: readonly [Map<string, number[]>, Map<string, number[]>];
  /** The indexes in the second tree of codes that were matched by number. */
  readonly byNumber = new Set<number>();

  constructor(first: readonly ListedCode[], second: readonly ListedCode[]) {
    this.first = first;
    this.second = second;
    const shared = new Set([...sharedGuids(first), ...sharedGuids(second)]);
    const identifying = (code: ClassificationCode): string | null => {
      const guid = guidOf(code);
      return guid === null || shared.has(guid) ? null : guid;
    };
    this.#byGuid = [indexesBy(first.entries(), identifying), indexesBy(second.entries(), identifying)];
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

  /** The codes of the second tree with the GUID of this one. */
  secondWith(code: ClassificationCode): readonly number[] {
    return this.#byGuid[1].get(guidOf(code) ?? "") ?? [];
  }

  /** The codes of both trees whose GUIDs do not occur in the other one. */
  unmatched(): [number, ListedCode][][] {
    const [guids, others] = this.#byGuid;
    const without = (codes: readonly ListedCode[], other: ReadonlyMap<string, unknown>) =>
      [...codes.entries()].filter(([, { concept }]) => !other.has(guidOf(concept) ?? ""));
    return [without(this.first, others), without(this.second, guids)];
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
    const guid = guidOf(concept);
    if (guid === null) continue;
    const number = numberOf(concept);
    if (numbers.has(guid) && numbers.get(guid) !== number) yield guid;
    numbers.set(guid, number);
  }
}

/** A code below several parents is listed below each: the occurrences below the same parent match first, the others in order. */
function matchByGuid(pairs: CodePairs): void {
  for (const isSameParentNeeded of [true, false]) {
    for (const [index, { concept }] of pairs.first.entries()) {
      if (pairs.secondOf(index) !== undefined) continue;
      const others = pairs.secondWith(concept).filter((other) => pairs.firstOf(other) === undefined);
      const match = others.find((other) => pairs.haveSameParent(index, other));
      const found = match ?? (isSameParentNeeded ? undefined : others[0]);
      if (found !== undefined) pairs.add(index, found);
    }
  }
}

/** @returns the numbers that are not unique among the codes without a match */
function matchByNumber(pairs: CodePairs): string[] {
  const [numbers, others] = pairs.unmatched().map((codes) => indexesBy(codes, numberOf));
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

function guidOf({ guid }: ClassificationCode): string | null {
  return givenText(guid);
}

/** The class number of a code, without blanks around it. */
export function numberOf({ classNumber }: ClassificationCode): string | null {
  return givenText(classNumber)?.trim() ?? null;
}

/** The indexes of codes by a key; codes without one are left out. */
function indexesBy(
  codes: Iterable<readonly [number, ListedCode]>,
  keyOf: (code: ClassificationCode) => string | null,
): Map<string, number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, { concept }] of codes) {
    const key = keyOf(concept);
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
