/**
 * The generated catalogue of the benchmark: deterministic, and computed from indexes on demand, so that the service needs hardly any memory
 * and starts immediately. Runs in Node and in a browser.
 * Codes are sorted by class number: the first root with its 10,000 children, then roots of 45 codes each, and the last root with the
 * remaining ones.
 */

export const CLASSIFICATION = "bench-classification";

export const COUNTS = {
  codes: 100_000,
  firstLevel: 2000,
  belowBigCode: 10_000,
  templates: 50_000,
  constructionObjects: 100_000,
} as const;

/** The first code of the first level, which has 10,000 direct children. */
export const BIG_CODE = { versionGuid: "bench-big", classNumber: "AAA" } as const;

const ROOT_SIZE = 45;
const AFTER_BIG = 1 + COUNTS.belowBigCode;

interface Code {
  readonly classNumber: string;
  readonly hasCodes: boolean;
}

const KINDS = { code: 0, template: 1, object: 2 } as const;
type Kind = keyof typeof KINDS;

const hex = (value: number, length: number): string => value.toString(16).padStart(length, "0");

/** The version GUID of the concept with this index; its concept GUID has another prefix. */
export function versionGuid(kind: Kind, index: number): string {
  if (kind === "code" && index === 0) return BIG_CODE.versionGuid;
  return `00000000-0000-4000-800${KINDS[kind]}-${hex(index, 12)}`;
}

export function conceptGuid(kind: Kind, index: number): string {
  return `10000000-0000-4000-800${KINDS[kind]}-${hex(index, 12)}`;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The class number of the nth code of the first level: three letters. */
function rootNumber(root: number): string {
  return [Math.floor(root / 676), Math.floor(root / 26) % 26, root % 26]
    .map((letter) => LETTERS.charAt(letter))
    .join("");
}

/** The index of the nth code of the first level. */
export function rootIndex(root: number): number {
  return root === 0 ? 0 : AFTER_BIG + (root - 1) * ROOT_SIZE;
}

/** The code at an index. */
export function codeAt(index: number): Code {
  if (index === 0) return { classNumber: BIG_CODE.classNumber, hasCodes: true };
  if (index < AFTER_BIG) {
    const classNumber = `${BIG_CODE.classNumber}.${String(index).padStart(5, "0")}`;
    return { classNumber, hasCodes: false };
  }
  const root = Math.min(COUNTS.firstLevel - 1, 1 + Math.floor((index - AFTER_BIG) / ROOT_SIZE));
  const offset = index - rootIndex(root);
  if (offset === 0) return { classNumber: rootNumber(root), hasCodes: true };
  return { classNumber: `${rootNumber(root)}.${String(offset).padStart(2, "0")}`, hasCodes: false };
}

/** The codes whose class number starts with a prefix, as the index range `from` (inclusive) to `to` (exclusive). */
export function codesFrom(prefix: string): { from: number; to: number } {
  return {
    from: firstIndex((number) => number >= prefix),
    to: firstIndex((number) => number > prefix && !number.startsWith(prefix)),
  };
}

function firstIndex(isReached: (number: string) => boolean): number {
  let low = 0;
  let high: number = COUNTS.codes;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(codeAt(middle).classNumber)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const MANNERS = "Precast Cast Laminated Insulated Folding Galvanised Fire-rated".split(" ");
const MATERIALS =
  "concrete steel timber glass aluminium copper gypsum clay bitumen granite mineral-wool".split(" ");
const THINGS =
  "panel beam column slab door-leaf window-frame pipe duct stair railing roof-tile cable-tray pump".split(
    " ",
  );

/** A pseudo-random but stable number for an index (xorshift-multiply). */
function scatter(index: number): number {
  let value = Math.imul(index + 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The name of the concept with this index. */
export function nameOf(index: number): string {
  const chance = scatter(index);
  const word = (words: readonly string[], at: number): string => words[at % words.length] ?? "";
  return `${word(MANNERS, chance)} ${word(MATERIALS, chance >>> 5)} ${word(THINGS, chance >>> 11)} ${index}`;
}

/** One code in eight has a definition. */
export function definitionOf(index: number): string | null {
  if (index % 8 !== 0) return null;
  return `${nameOf(index)}: element of a building that is defined by its material, its form and its function in it.`;
}
