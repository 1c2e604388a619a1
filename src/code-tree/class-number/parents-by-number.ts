import {
  type ClassNumber,
  LONGEST_CLASS_NUMBER,
  type Padding,
  isFigure,
  isNameLike,
  isSeparator,
  parseClassNumber,
  startOfTail,
} from "./class-number.ts";

/** What the hierarchy needs to know of a code; a `ClassificationCode` (2.4) fits. */
export type NumberedCode = {
  readonly versionGuid: string | null;
  readonly classNumber: string | null;
  readonly hasCodes: boolean;
};

type Parsed = { readonly number: ClassNumber; readonly nameLike: boolean };

/** What numbers were found to say: codes are placed again and again while more of them come, and that does not change. */
export type ParsedNumbers = Map<string, Parsed>;

function parse(classNumber: string, memory: ParsedNumbers): Parsed {
  const known = memory.get(classNumber);
  if (known !== undefined) return known;
  const number = parseClassNumber(classNumber);
  const parsed = { number, nameLike: isNameLike(number.base) };
  memory.set(classNumber, parsed);
  return parsed;
}

type Entry<T> = Parsed & {
  readonly code: T;
  extended: boolean;
  extendedBySeparator: boolean;
};

/**
 * The parent of each code, by class number: the closest of the given codes that its number extends, with nothing between. Takes time in
 * proportion to the number of codes, whatever their numbers are.
 * @param codes whatever a lookup returned, in any order
 * @param known codes whose place is known already (the parent that is looked up, its ancestors and all their siblings); they can be
 *   parents, but are given none
 * @param memory of the numbers that were taken apart before; the new ones are added
 * @returns for each code with a number that extends another's, that other code; codes without a parent here are left out
 */
export function parentsByNumber<T extends NumberedCode>(
  codes: readonly T[],
  known: readonly T[],
  memory: ParsedNumbers = new Map(),
): Map<T, T> {
  const placed = new Set(known.map((code) => code.versionGuid));
  // A number is compared with its own beginnings only, so of the known ones most need not be looked at.
  const initials = new Set(codes.map(({ classNumber }) => initial(classNumber)));
  const entriesOf = (from: readonly T[]): Entry<T>[] =>
    from.flatMap((code) => createEntry(code, memory) ?? []);
  const candidates = entriesOf(known.filter(({ classNumber }) => initials.has(initial(classNumber))));
  const entries = entriesOf(
    codes.filter(({ versionGuid }) => versionGuid === null || !placed.has(versionGuid)),
  );
  const index = new NumberIndex([...candidates, ...entries]);
  for (const entry of entries) index.markBeginnings(entry);
  index.collectPadded();
  const parents = new Map<T, T>();
  for (const entry of entries) {
    const parent = index.closestAncestor(entry);
    if (parent !== undefined) parents.set(entry.code, parent.code);
  }
  return parents;
}

function initial(classNumber: string | null): string {
  return classNumber?.trimStart().charAt(0) ?? "";
}

/** Null where the code has no number, or none with a structure. */
function createEntry<T extends NumberedCode>(code: T, memory: ParsedNumbers): Entry<T> | null {
  const parsed = parse(code.classNumber ?? "", memory);
  if (parsed.number.base === "" || parsed.number.base.length > LONGEST_CLASS_NUMBER) return null;
  return { ...parsed, code, extended: false, extendedBySeparator: false };
}

/** Numbers by their beginnings, which are looked up only at the lengths at which another number, or its stem, ends. */
class NumberIndex<T extends NumberedCode> {
  readonly #entries: readonly Entry<T>[];
  readonly #byBase = new Map<string, Entry<T>>();
  readonly #stems = new Set<string>();
  /** Lengths of all numbers and stems, the longest first. */
  readonly #lengths: readonly number[];
  /** Of the codes that are filled up alike behind one stem, the first that can be a parent. */
  readonly #padded = new Map<string, Entry<T>>();
  /** By stem and length, the number that goes on with a zero behind the stem; null for several. */
  readonly #goingOnWithZero = new Map<string, string | null>();

  constructor(entries: readonly Entry<T>[]) {
    this.#entries = entries;
    const lengths = new Set<number>();
    for (const entry of entries) {
      const { base, stem, padding } = entry.number;
      if (!this.#byBase.has(base)) this.#byBase.set(base, entry);
      if (padding !== "none") this.#stems.add(stem);
      lengths.add(base.length).add(stem.length);
    }
    this.#lengths = [...lengths].toSorted((a, b) => b - a);
  }

  /** Marks the numbers that this one extends. */
  markBeginnings({ number: { base } }: Entry<T>): void {
    const figures = startOfTail(base, isFigure);
    const hasPairs = (base.length - figures) % 2 === 0;
    for (const length of this.#lengths) {
      if (length >= base.length) continue;
      const beginning = base.slice(0, length);
      const shorter = this.#byBase.get(beginning);
      if (shorter !== undefined) {
        shorter.extended = true;
        if (isSeparator(base.charAt(length))) shorter.extendedBySeparator = true;
      }
      // `10100000` seems to be filled up behind `101`, in the middle of a pair of figures; only a number like `10101500` says that it is not.
      const splitsPair = hasPairs && length > figures && (base.length - length) % 2 === 1;
      if (!splitsPair || base.charAt(length) !== "0" || !this.#stems.has(beginning)) continue;
      const key = paddedKey(base.length, beginning);
      const before = this.#goingOnWithZero.get(key);
      this.#goingOnWithZero.set(key, before === undefined || before === base ? base : null);
    }
  }

  /** To be called once all extensions are marked: which of the codes that are filled up can be parents. */
  collectPadded(): void {
    for (const entry of this.#entries) {
      const { base, stem, padding } = entry.number;
      if (padding === "none" || !entry.code.hasCodes || entry.extended || entry.nameLike) continue;
      for (const kind of [base.length, padding]) {
        const key = paddedKey(kind, stem);
        if (!this.#padded.has(key)) this.#padded.set(key, entry);
      }
    }
  }

  closestAncestor(entry: Entry<T>): Entry<T> | undefined {
    const { base } = entry.number;
    let doubtful: Entry<T> | undefined;
    for (const length of this.#lengths) {
      if (length >= base.length) continue;
      const beginning = base.slice(0, length);
      const literal = this.#byBase.get(beginning);
      if (literal !== undefined && extendsLiterally(entry, literal)) return literal;
      const padded = this.#paddedBehind(beginning, entry);
      if (padded === undefined) continue;
      // `10110000` stands beside `10100000`, not below it, if that goes on like `10101500`.
      if (base.charAt(length) === "0" || !this.#goesOnWithZero(padded)) return padded;
      doubtful ??= padded;
    }
    return doubtful;
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

/** What is filled up up to a length, or in a way, behind a stem. */
function paddedKey(kind: number | Padding, stem: string): string {
  return `${kind} ${stem}`;
}

function extendsLiterally<T extends NumberedCode>(entry: Entry<T>, parent: Entry<T>): boolean {
  if (!parent.code.hasCodes) return false;
  if (isSeparator(entry.number.base.charAt(parent.number.base.length))) return true;
  return !parent.nameLike && !parent.extendedBySeparator;
}
