import {
  type ClassNumber,
  LONGEST_CLASS_NUMBER,
  type Padding,
  isFigure,
  isNameLike,
  isPadding,
  isSeparator,
  parseClassNumber,
  plainNumber,
  sharedLength,
  startOfTail,
} from "./class-number.ts";
import { NumberRanges } from "./number-ranges.ts";

/** The fields of a code that determine its parent; a `ClassificationCode` (2.4) fits. */
export type NumberedCode = {
  readonly versionGuid: string | null;
  readonly classNumber: string | null;
  /** Whether it has child codes; null if that is unknown. */
  readonly hasCodes: boolean | null;
};

type Entry<T> = {
  readonly code: T;
  readonly number: ClassNumber;
  /** Whether the number of a code that may have children is a name, which only a separator extends. */
  readonly nameLike: boolean;
  extended: boolean;
  extendedBySeparator: boolean;
};

/**
 * The parent of each code, by class number: the code with the longest number that this number extends. Takes linear time, whatever the
 * numbers are.
 * @param codes the codes of a response, in any order
 * @param known codes whose parents are already known (the parent that is looked up, its ancestors and all their siblings); they can be
 *   parents, but get none
 * @returns the parent of each code whose number extends another's; codes without a parent are left out
 */
export function parentsByNumber<T extends NumberedCode>(codes: readonly T[], known: readonly T[]): Map<T, T> {
  const placed = new Set(known.map((code) => code.versionGuid));
  // A number is compared only with its own prefixes, so most of the known codes can be skipped.
  const prefix = commonPrefix(codes);
  const entriesOf = (from: readonly T[]): Entry<T>[] => from.flatMap((code) => createEntry(code) ?? []);
  const candidates = entriesOf(
    known.filter(
      (code) => mayHaveChildren(code) && (mayBeginWith(prefix, code.classNumber) || isDashed(code)),
    ),
  );
  const entries = entriesOf(
    codes.filter(({ versionGuid }) => versionGuid === null || !placed.has(versionGuid)),
  );
  // Most codes have no children. Without them, the index is small.
  const above = [...candidates, ...entries.filter(({ code }) => mayHaveChildren(code))];
  const ranges = new NumberRanges(
    above.map((entry) => ({ code: entry, base: entry.number.base })),
    () => [...above, ...entries, ...entriesOf(known.filter(isDashed))].map(({ number }) => number.base),
  );
  const index = new NumberIndex(above, ranges);
  for (const entry of entries) index.markBeginnings(entry);
  index.collectPadded();
  const parents = new Map<T, T>();
  const doubtful: [Entry<T>, Entry<T>][] = [];
  const orphans = new Set<string>();
  for (const entry of entries) {
    const { parent, isDoubtful } = index.closestAncestor(entry);
    if (parent === undefined) orphans.add(levelKey(entry));
    else if (isDoubtful) doubtful.push([entry, parent]);
    else parents.set(entry.code, parent.code);
  }
  // `31000000` is a sibling of `30000000` if there is a `14000000` without a `10000000`.
  for (const [entry, parent] of doubtful)
    if (!orphans.has(levelKey(entry))) parents.set(entry.code, parent.code);
  return parents;
}

function mayHaveChildren({ hasCodes }: NumberedCode): boolean {
  return hasCodes !== false;
}

function isDashed({ classNumber }: NumberedCode): boolean {
  return /[-‐-–—]/.test(classNumber ?? "");
}

/** Numbers with as many digits, as many of them significant, are of one level. */
function levelKey({ number: { base, stem } }: Entry<NumberedCode>): string {
  return `${base.length} ${stem.length}`;
}

/** The longest text that all class numbers begin with. */
function commonPrefix(codes: readonly NumberedCode[]): string {
  let prefix: string | null = null;
  for (const { classNumber } of codes) {
    const number = plainNumber(classNumber ?? "");
    if (prefix === null) prefix = number === "" ? null : number;
    else if (number !== "" && !number.startsWith(prefix))
      prefix = prefix.slice(0, sharedLength(prefix, number));
  }
  return prefix ?? "";
}

/** Whether the number or its stem may be a prefix of numbers that begin with `prefix`; cheaper than parsing it. */
function mayBeginWith(prefix: string, classNumber: string | null): boolean {
  const number = plainNumber(classNumber ?? "");
  const shared = sharedLength(prefix, number);
  // From the first difference on, there may only be padding, or a check digit.
  return shared === prefix.length || shared >= number.length - 2 || isPadding(number.charAt(shared));
}

/** Null if the code has no number, or one without structure. */
function createEntry<T extends NumberedCode>(code: T): Entry<T> | null {
  const number = parseClassNumber(code.classNumber ?? "");
  if (number.base === "" || number.base.length > LONGEST_CLASS_NUMBER) return null;
  const nameLike = mayHaveChildren(code) && isNameLike(number.base);
  return { code, number, nameLike, extended: false, extendedBySeparator: false };
}

/**
 * Indexes the numbers of codes that may have children by their prefixes. Prefixes are looked up only at the lengths at which some number or
 * stem ends.
 */
class NumberIndex<T extends NumberedCode> {
  readonly #entries: readonly Entry<T>[];
  readonly #ranges: NumberRanges<Entry<T>>;
  readonly #byBase = new Map<string, Entry<T>>();
  readonly #stems = new Set<string>();
  /** Lengths of all numbers and stems, the longest first. */
  readonly #lengths: readonly number[];
  /** For each stem and padding, the first code that can be a parent. */
  readonly #padded = new Map<string, Entry<T>>();
  /** The lengths, in groups, of the numbers that others extend by a separator. */
  readonly #separated = new Set<number>();
  /** By stem and length, the number that continues with a zero after the stem; null if there are several. */
  readonly #goingOnWithZero = new Map<string, string | null>();

  constructor(entries: readonly Entry<T>[], ranges: NumberRanges<Entry<T>>) {
    this.#entries = entries;
    this.#ranges = ranges;
    const lengths = new Set<number>();
    for (const entry of entries) {
      const { base, stem, padding } = entry.number;
      // Of several codes with one number, the first is the parent.
      if (!this.#byBase.has(base)) this.#byBase.set(base, entry);
      if (padding !== "none") this.#stems.add(stem);
      lengths.add(base.length).add(stem.length);
    }
    this.#lengths = [...lengths].toSorted((a, b) => b - a);
  }

  /** Marks the numbers that this one extends. */
  markBeginnings({ number: { base } }: Entry<T>): void {
    if (this.#ranges.endOf(base) !== undefined) return;
    for (const length of this.#lengths) {
      if (length >= base.length) continue;
      const beginning = base.slice(0, length);
      const shorter = this.#byBase.get(beginning);
      if (shorter !== undefined) {
        shorter.extended = true;
        if (!shorter.extendedBySeparator && isSeparator(base.charAt(length))) {
          shorter.extendedBySeparator = true;
          this.#separated.add(countGroups(beginning));
        }
      }
      if (base.charAt(length) !== "0" || !this.#stems.has(beginning) || !splitsPair(base, length)) continue;
      const key = paddedKey(base.length, beginning);
      const before = this.#goingOnWithZero.get(key);
      this.#goingOnWithZero.set(key, before === undefined || before === base ? base : null);
    }
  }

  /** Selects the padded codes that can be parents. Call it after all extensions are marked. */
  collectPadded(): void {
    for (const entry of this.#entries) {
      const { base, stem, padding } = entry.number;
      if (padding === "none" || entry.extended || entry.nameLike) continue;
      if (entry.code.hasCodes === null && this.#isZeroth(entry)) continue;
      for (const kind of [base.length, padding]) {
        const key = paddedKey(kind, stem);
        if (!this.#padded.has(key)) this.#padded.set(key, entry);
      }
    }
  }

  /** `90.0` comes before `90.1`, not above it, if other numbers as short as `90` have theirs below them. */
  #isZeroth({ number: { base, stem, padding } }: Entry<T>): boolean {
    return padding === "groups" && base.length - stem.length === 2 && this.#separated.has(countGroups(stem));
  }

  /** The parent of a code; doubtful if the numbers do not show how many of their digits are significant. */
  closestAncestor(entry: Entry<T>): { readonly parent: Entry<T> | undefined; readonly isDoubtful: boolean } {
    const { base } = entry.number;
    const range = this.#ranges.around(base);
    const end = this.#ranges.endOf(base) ?? base.length;
    let doubtful: Entry<T> | undefined;
    for (const length of this.#lengths) {
      if (length >= end) continue;
      if (range !== undefined && length < range.length) break;
      const beginning = base.slice(0, length);
      const literal = this.#byBase.get(beginning);
      if (literal !== undefined && extendsLiterally(entry, literal))
        return { parent: literal, isDoubtful: false };
      const padded = this.#paddedBehind(beginning, entry);
      if (padded === undefined) continue;
      // `10110000` is a sibling of `10100000`, not its child, if that continues as `10101500`.
      if (base.charAt(length) === "0" || !this.#goesOnWithZero(padded))
        return { parent: padded, isDoubtful: false };
      doubtful ??= padded;
    }
    if (doubtful === undefined && range !== undefined) return { parent: range.code, isDoubtful: false };
    return { parent: doubtful, isDoubtful: true };
  }

  #paddedBehind(stem: string, { number }: Entry<T>): Entry<T> | undefined {
    if (stem.length >= number.stem.length || !this.#stems.has(stem)) return undefined;
    const sameLength = this.#padded.get(paddedKey(number.base.length, stem));
    const filled = sameLength ?? this.#padded.get(paddedKey("filler", stem));
    if (filled !== undefined || !isSeparator(number.base.charAt(stem.length))) return filled;
    return this.#padded.get(paddedKey("groups", stem));
  }

  #goesOnWithZero({ number: { base, stem } }: Entry<T>): boolean {
    const number = this.#goingOnWithZero.get(paddedKey(base.length, stem));
    return number !== undefined && number !== base;
  }
}

/**
 * Whether a number of pairs of digits is split within a pair: `10100000` looks like `101` with padding, and only a number like `10101500`
 * shows that it is not.
 */
function splitsPair(base: string, length: number): boolean {
  const figures = startOfTail(base, isFigure);
  const hasPairs = (base.length - figures) % 2 === 0;
  return hasPairs && length > figures && (base.length - length) % 2 === 1;
}

function countGroups(number: string): number {
  return [...number].filter(isSeparator).length + 1;
}

/** The key of a stem with its padding, or with the length up to which it is padded. */
function paddedKey(kind: number | Padding, stem: string): string {
  return `${kind} ${stem}`;
}

function extendsLiterally<T extends NumberedCode>(entry: Entry<T>, parent: Entry<T>): boolean {
  if (isSeparator(entry.number.base.charAt(parent.number.base.length))) return true;
  return !parent.nameLike && !parent.extendedBySeparator;
}
