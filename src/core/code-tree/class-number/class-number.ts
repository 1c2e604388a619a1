/**
 * What class numbers say about the hierarchy of a classification. Notations differ (`A > AB`, `Pr_20 > Pr_20_31`, `300 > 310 > 311`, `E-D__
 * > E-DA_`, `45000000-7 > 45100000-8`), so no notation is hard-coded: a number is split into its significant part and its padding, and
 * codes are compared with the other codes of the same response.
 */

/**
 * The padding behind the significant part of a number: none, a filler character (`E-D__`), groups of zeros (`23-11 00 00`), or single zeros
 * (`300`).
 */
export type Padding = "none" | "filler" | "groups" | "zeros";

export type ClassNumber = {
  /** The number without its check digit. */
  readonly base: string;
  /** The significant part of `base`. */
  readonly stem: string;
  readonly padding: Padding;
};

/** Longer texts (in UTF-16 units) are never class numbers, but names without structure. */
export const LONGEST_CLASS_NUMBER = 200;

const SEPARATORS = " .,_-/:";
const FILLERS = `${SEPARATORS}?*#`;
const CHECK_DIGIT = /^(\d{4,})-\d$/;
const FILLED_UP = /[\p{L}\p{N}\])]$/u;

const isOneOf = (characters: string) => (character: string) =>
  character !== "" && (characters.includes(character) || character.trim() === "");
export const isSeparator = isOneOf(SEPARATORS);
const isFiller = isOneOf(FILLERS);
const isZero = (character: string): boolean => character === "0";
/** Whether a character may fill up a number behind its significant part. */
export const isPadding = (character: string): boolean => isZero(character) || isFiller(character);
export const isFigure = (character: string): boolean => character >= "0" && character <= "9";

/** The start of the trailing run of characters that pass the test; the text's length if there is none. */
export function startOfTail(
  text: string,
  passes: (character: string) => boolean,
  end: number = text.length,
): number {
  let start = end;
  while (start > 0 && passes(text.charAt(start - 1))) start -= 1;
  return start;
}

const PRINTABLE = /^[ -~]*$/;
const UNSEEN = /\p{Cf}|(?! )\p{Zs}/u;

/** A number as a person reads it: without characters that are not seen, such as soft hyphens, and with plain spaces. */
export function plainNumber(number: string): string {
  if (PRINTABLE.test(number) || !UNSEEN.test(number)) return number.trim();
  return number
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .trim();
}

/** A number that stands for several: `31-33` above 311, 321 and 331, `A00–A09` above A00 and A01.1. */
export type NumberRange = { readonly from: string; readonly to: string; readonly isHyphenated: boolean };

/** Two words of letters and digits, with a hyphen or a dash between them. */
const RANGE = /^([\p{L}\d]{1,20}) ?([-‐‑‒–—]) ?([\p{L}\d]{1,20})$/u;
export const HYPHEN = /[-‐‑]/;
/** The range that a number has the form of: its two ends are alike, and the second is the higher one. Null for others. */
export function parseRange(number: string): NumberRange | null {
  const [, from = "", dash = "", to = ""] = RANGE.exec(plainNumber(number)) ?? [];
  if (from >= to || !/\d/.test(from) || shapeOf(from) !== shapeOf(to)) return null;
  return { from, to, isHyphenated: HYPHEN.test(dash) };
}

/** Whether a number has the form of a range in which the hyphen could separate levels as well, as in `2-1-4`. */
export function isUnlikeRange(number: string): boolean {
  return HYPHEN.test(number) && parseRange(number) === null;
}

/** A text with the same character for all digits, and for all letters. */
export function shapeOf(text: string): string {
  return text.replaceAll(/\d/g, "0").replaceAll(/\p{L}/gu, "A");
}

/** The number of characters with which both texts begin. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

/** Parses a class number; never throws. */
export function parseClassNumber(number: string): ClassNumber {
  const trimmed = plainNumber(number);
  const base = CHECK_DIGIT.exec(trimmed)?.[1] ?? trimmed;
  if (base.length > LONGEST_CLASS_NUMBER || !isPadding(base.charAt(base.length - 1)))
    return { base, stem: base, padding: "none" };
  const filler = startOfTail(base, isFiller);
  if (filler < base.length && FILLED_UP.test(base.slice(Math.max(0, filler - 2), filler)))
    return { base, stem: base.slice(0, filler), padding: "filler" };
  const groups = startOfZeroGroups(base);
  if (groups < base.length && startOfTail(base, isSeparatorOrZero, groups) > 0)
    return { base, stem: base.slice(0, groups), padding: "groups" };
  const zeros = startOfTail(base, isZero);
  const lastGroup = startOfTail(base, (character) => !isSeparator(character));
  const canEndWithZeros = lastGroup === 0 || base.length - lastGroup > 2;
  if (canEndWithZeros && zeros < base.length && zeros > lastGroup)
    return { base, stem: base.slice(0, zeros), padding: "zeros" };
  return { base, stem: base, padding: "none" };
}

const isSeparatorOrZero = (character: string): boolean => isZero(character) || isSeparator(character);

/** The start of the trailing groups of zeros of a number, each with the separator before it. */
function startOfZeroGroups(base: string): number {
  for (let end = base.length; ;) {
    const zeros = startOfTail(base, isZero, end);
    if (zeros === end || !isSeparator(base.charAt(zeros - 1))) return end;
    end = zeros - 1;
  }
}

/**
 * Whether a "number" is really a name (`IfcWall`, `Pset_WallCommon`): then a common prefix says nothing about parent and child, unless a
 * separator follows it.
 */
export function isNameLike(number: string): boolean {
  return number.length > LONGEST_CLASS_NUMBER || /\p{Ll}{3}|\p{Lo}{3}/u.test(number);
}

/** Whether a text that the user types may be a class number or the start of one: `Ss_25`, `310`, `ABA`, `EF 25 10`. */
export function looksLikeClassNumber(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 40 || isNameLike(trimmed)) return false;
  return /\d/.test(trimmed) || /^\p{Lu}{1,4}$/u.test(trimmed) || /^\p{Lu}\p{L}?[_\-.]/u.test(trimmed);
}

/**
 * The values to look up to find the codes below `number`, the likeliest first. A padded number is shortened to its significant stem; where
 * the stem is ambiguous, both values are returned.
 * @param siblings the numbers of the same level, including `number`; called only if they are needed
 * @param parent the number above, or null at the first level
 */
export function lookupStems(
  number: string,
  siblings: () => readonly string[],
  parent: string | null,
): string[] {
  const own = parseClassNumber(number);
  if (own.base.length > LONGEST_CLASS_NUMBER) return [];
  const common = commonStart(number, siblings, parent);
  if (common !== "") return [common];
  // The service may hold what is not seen, too.
  if (own.padding === "none") return [...new Set([own.base, number.trim()])];
  if (own.padding === "filler") return [own.stem, own.base];
  const numbers = siblings();
  const stem = own.padding === "zeros" ? widenToSiblings(own, numbers) : own.stem;
  const stems = [...new Set([stem, own.stem, own.base])];
  return isFilledUp(own, numbers, parent) ? stems : stems.toReversed();
}

/** What all numbers in a range begin with; empty for other numbers, and where hyphens separate levels. */
function commonStart(number: string, siblings: () => readonly string[], parent: string | null): string {
  const range = parseRange(number);
  if (range === null) return "";
  const { from, to, isHyphenated } = range;
  const isLevel = (): boolean =>
    parent === from || siblings().some((sibling) => sibling === from || isUnlikeRange(sibling));
  if (isHyphenated && isLevel()) return "";
  return from.slice(0, sharedLength(from, to));
}

/** `30` of `30000000` is a division, not group 3 of tens: siblings show how many digits are significant at this level. */
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
