/**
 * What class numbers say about the hierarchy of a classification. Notations differ (`A > AB`, `Pr_20 > Pr_20_31`,
 * `300 > 310 > 311`, `E-D__ > E-DA_`, `45000000-7 > 45100000-8`), so nothing here knows one notation: a number is taken apart
 * into what is significant and what only fills it up, and codes are compared with the codes that came with them.
 */

/**
 * How a number is filled up behind its significant part: not at all, by a filler character (`E-D__`), by groups of zeros
 * (`23-11 00 00`), or by single zeros (`300`).
 */
export type Padding = "none" | "filler" | "groups" | "zeros";

export type ClassNumber = {
  /** The number without its check digit. */
  readonly base: string;
  /** The significant part of `base`. */
  readonly stem: string;
  readonly padding: Padding;
};

/** What is longer (UTF-16 units) is no class number, whatever it looks like: a name without structure. */
export const LONGEST_CLASS_NUMBER = 200;

const SEPARATORS = " ._-/:";
const FILLERS = `${SEPARATORS}?*#`;
const CHECK_DIGIT = /^(\d{4,})-\d$/;
const FILLED_UP = /[\p{L}\p{N}\])]$/u;

const isOneOf = (characters: string) => (character: string) =>
  character !== "" && (characters.includes(character) || character.trim() === "");
export const isSeparator = isOneOf(SEPARATORS);
const isFiller = isOneOf(FILLERS);
const isZero = (character: string): boolean => character === "0";
export const isFigure = (character: string): boolean => character >= "0" && character <= "9";

/** Where the characters begin that a text ends with and that all pass the test; the text's length if there is none. */
export function startOfTail(
  text: string,
  passes: (character: string) => boolean,
  end: number = text.length,
): number {
  let start = end;
  while (start > 0 && passes(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Takes a class number apart; never fails, whatever the number is. */
export function parseClassNumber(number: string): ClassNumber {
  const trimmed = number.trim();
  const base = CHECK_DIGIT.exec(trimmed)?.[1] ?? trimmed;
  if (base.length > LONGEST_CLASS_NUMBER) return { base, stem: base, padding: "none" };
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

/** Where the groups of zeros begin that a number ends with, each with the separator before it. */
function startOfZeroGroups(base: string): number {
  for (let end = base.length; ;) {
    const zeros = startOfTail(base, isZero, end);
    if (zeros === end || !isSeparator(base.charAt(zeros - 1))) return end;
    end = zeros - 1;
  }
}

/**
 * Whether a "number" is really a name (`IfcWall`, `Pset_WallCommon`): then one being the beginning of another says nothing about
 * which is whose child, unless a separator stands between.
 */
export function isNameLike(number: string): boolean {
  return number.length > LONGEST_CLASS_NUMBER || /\p{Ll}{3}|\p{Lo}{3}/u.test(number);
}

/** Whether a text that the user types may be (the beginning of) a class number: `Ss_25`, `310`, `ABA`, `EF 25 10`. */
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
  if (own.base.length > LONGEST_CLASS_NUMBER) return [];
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
