/**
 * What class numbers say about the hierarchy of a classification. Notations differ (`A > AB`, `Pr_20 > Pr_20_31`,
 * `300 > 310 > 311`, `E-D__ > E-DA_`, `45000000-7 > 45100000-8`), so nothing here knows one notation: a number is taken apart
 * into what is significant and what only fills it up, and codes are compared with the codes that came with them.
 */

/** What the hierarchy needs to know of a code; a `ClassificationCode` (2.4) fits. */
export type NumberedCode = {
  readonly versionGuid: string | null;
  readonly classNumber: string | null;
  readonly hasCodes: boolean;
};

/**
 * How a number is filled up behind its significant part: not at all, by a filler character (`E-D__`), by groups of zeros
 * (`23-11 00 00`), or by single zeros (`300`).
 */
type Padding = "none" | "filler" | "groups" | "zeros";

export type ClassNumber = {
  /** The number without its check digit. */
  readonly base: string;
  /** The significant part of `base`. */
  readonly stem: string;
  readonly padding: Padding;
};

const SEPARATOR = /[\s._\-/:]/;
const CHECK_DIGIT = /^(\d{4,})-\d$/;
const FILLER = /^(.*[\p{L}\p{N}\])])[\s._\-?*#/:]+$/u;
const ZERO_GROUPS = /^(.*?[^\s._\-/:0].*?)(?:[\s._\-/:]0+)+$/;
const ZEROS = /^(.*[^0\s._\-/:])0+$/;
const FIGURES = /\d*$/;
const LAST_GROUP = /[^\s._\-/:]*$/;

/** Takes a class number apart; never fails, whatever the number is. */
export function parseClassNumber(number: string): ClassNumber {
  const trimmed = number.trim();
  const base = CHECK_DIGIT.exec(trimmed)?.[1] ?? trimmed;
  const filler = FILLER.exec(base)?.[1];
  if (filler !== undefined) return { base, stem: filler, padding: "filler" };
  const groups = ZERO_GROUPS.exec(base)?.[1];
  if (groups !== undefined) return { base, stem: groups, padding: "groups" };
  const zeros = ZEROS.exec(base)?.[1];
  const lastGroup = LAST_GROUP.exec(base)?.[0] ?? "";
  if (zeros !== undefined && (lastGroup === base || lastGroup.length > 2))
    return { base, stem: zeros, padding: "zeros" };
  return { base, stem: base, padding: "none" };
}

/**
 * Whether a "number" is really a name (`IfcWall`, `Pset_WallCommon`): then one being the beginning of another says nothing about
 * which is whose child, unless a separator stands between.
 */
export function isNameLike(number: string): boolean {
  return /\p{Ll}{3}|\p{Lo}{3}/u.test(number);
}

/** Whether a text that somebody types may be (the beginning of) a class number: `Ss_25`, `310`, `ABA`, `EF 25 10`. */
export function looksLikeClassNumber(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 40 || isNameLike(trimmed)) return false;
  return /\d/.test(trimmed) || /^\p{Lu}{1,4}$/u.test(trimmed) || /^\p{Lu}\p{L}?[_\-.]/u.test(trimmed);
}

/**
 * The values that a lookup by number is to carry to find what is below `number`, the likeliest first. A number that is filled up is
 * shortened to its significant stem; where that is uncertain, both are given.
 * @param siblings the numbers of the same level, `number` among them
 * @param parent the number above, or null at the first level
 */
export function lookupStems(number: string, siblings: readonly string[], parent: string | null): string[] {
  const own = parseClassNumber(number);
  if (own.padding === "none") return [own.base];
  if (own.padding === "filler") return [own.stem, own.base];
  const stem = own.padding === "zeros" ? widenToSiblings(own, siblings) : own.stem;
  const stems = [...new Set([stem, own.stem, own.base])];
  return isFilledUp(own, siblings, parent) ? stems : stems.toReversed();
}

/** `30` of `30000000` is a division, not group 3 of tens: siblings show how many figures are significant at this level. */
function widenToSiblings(own: ClassNumber, siblings: readonly string[]): string {
  const lengths = new Map<number, number>();
  for (const sibling of siblings) {
    const { length } = parseClassNumber(sibling).stem;
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
  }
  const usual = [...lengths].find(([, count]) => count * 2 > siblings.length)?.[0] ?? 0;
  return own.base.slice(0, Math.max(own.stem.length, usual));
}

function isFilledUp(own: ClassNumber, siblings: readonly string[], parent: string | null): boolean {
  if (parent !== null && own.base.startsWith(parseClassNumber(parent).base)) return false;
  return siblings.every((sibling) => parseClassNumber(sibling).base.length === own.base.length);
}

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
  /** Whether another number goes on with the first of the zeros that seem to fill this one up: `10101500` for `10100000`. */
  goesOnWithZero: boolean;
};

/**
 * The parent of each code, by class number: the closest of the given codes that its number extends, with nothing between.
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
  const byBase = new Map<string, Entry<T>>();
  const byStem = new Map<string, Entry<T>[]>();
  const placed = new Set(known.map((code) => code.versionGuid));
  const entries: Entry<T>[] = [];
  const add = (code: T): Entry<T> | undefined => {
    if (code.classNumber === null || code.classNumber.trim() === "") return undefined;
    const { number, nameLike } = parse(code.classNumber, memory);
    const entry = {
      code,
      number,
      nameLike,
      extended: false,
      extendedBySeparator: false,
      goesOnWithZero: false,
    };
    if (!byBase.has(number.base)) byBase.set(number.base, entry);
    if (number.padding !== "none") byStem.set(number.stem, [...(byStem.get(number.stem) ?? []), entry]);
    return entry;
  };
  // A number is compared with its own beginnings only, so of the known ones most need not be looked at.
  const initials = new Set(codes.map(({ classNumber }) => initial(classNumber)));
  for (const code of known) if (initials.has(initial(code.classNumber))) add(code);
  for (const code of codes) {
    const entry = code.versionGuid !== null && placed.has(code.versionGuid) ? undefined : add(code);
    if (entry !== undefined) entries.push(entry);
  }
  const marked = new Set<string>();
  for (const { number } of entries) {
    markExtensions(number.base, byBase, marked);
    markPairs(number.base, byStem);
  }
  const parents = new Map<T, T>();
  for (const entry of entries) {
    const parent = closestAncestor(entry, byBase, byStem);
    if (parent !== undefined) parents.set(entry.code, parent.code);
  }
  return parents;
}

function initial(classNumber: string | null): string {
  return classNumber?.trimStart().charAt(0) ?? "";
}

/** @param marked beginnings from which on a number before this one has marked all that are shorter */
function markExtensions<T>(base: string, byBase: Map<string, Entry<T>>, marked: Set<string>): void {
  for (let length = base.length - 1; length > 0; length -= 1) {
    const beginning = base.slice(0, length);
    const shorter = byBase.get(beginning);
    if (shorter !== undefined) {
      shorter.extended = true;
      if (SEPARATOR.test(base.charAt(length))) shorter.extendedBySeparator = true;
    }
    if (marked.has(beginning)) return;
    marked.add(beginning);
  }
}

/**
 * Tells pairs of figures from single ones: `10100000` seems to be filled up behind `101`, in the middle of a pair, and only a number like
 * `10101500` says that it is not.
 */
function markPairs<T>(base: string, byStem: Map<string, Entry<T>[]>): void {
  const figures = FIGURES.exec(base)?.[0].length ?? 0;
  if (figures % 2 !== 0) return;
  for (let length = base.length - 1; length > base.length - figures; length -= 2) {
    if (base.charAt(length) !== "0") continue;
    for (const filledUp of byStem.get(base.slice(0, length)) ?? []) {
      const { number } = filledUp;
      if (number.base !== base && number.base.length === base.length) filledUp.goesOnWithZero = true;
    }
  }
}

function closestAncestor<T extends NumberedCode>(
  entry: Entry<T>,
  byBase: Map<string, Entry<T>>,
  byStem: Map<string, Entry<T>[]>,
): Entry<T> | undefined {
  const { base } = entry.number;
  let doubtful: Entry<T> | undefined;
  for (let length = base.length - 1; length > 0; length -= 1) {
    const prefix = base.slice(0, length);
    const literal = byBase.get(prefix);
    if (literal !== undefined && extendsLiterally(entry, literal)) return literal;
    const padded = byStem.get(prefix)?.find((candidate) => extendsPadded(entry, candidate));
    if (padded === undefined) continue;
    // `10110000` stands beside `10100000`, not below it, if that goes on like `10101500`.
    if (!padded.goesOnWithZero || base.charAt(length) === "0") return padded;
    doubtful ??= padded;
  }
  return doubtful;
}

function extendsLiterally<T extends NumberedCode>(entry: Entry<T>, parent: Entry<T>): boolean {
  if (!parent.code.hasCodes || parent === entry) return false;
  if (SEPARATOR.test(entry.number.base.charAt(parent.number.base.length))) return true;
  return !parent.nameLike && !parent.extendedBySeparator;
}

function extendsPadded<T extends NumberedCode>(entry: Entry<T>, parent: Entry<T>): boolean {
  if (!parent.code.hasCodes || parent.extended || parent.nameLike) return false;
  if (parent.number.stem.length >= entry.number.stem.length) return false;
  if (parent.number.padding === "filler") return true;
  if (entry.number.base.length === parent.number.base.length) return true;
  return (
    parent.number.padding === "groups" && SEPARATOR.test(entry.number.base.charAt(parent.number.stem.length))
  );
}
