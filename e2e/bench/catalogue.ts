/**
 * The generated catalogue of the benchmark: deterministic, and computed from indexes on demand, so that the service needs hardly any memory
 * and starts immediately. Runs in Node and in a browser.
 * Codes are sorted by class number: the first root with its 10,000 children, then roots of 45 codes each, and the last root with the
 * remaining ones. One root in forty has eight levels, where the first child of each level has the next level below it.
 */

export const CLASSIFICATION = "bench-classification";
/** The template with 5,000 mapped properties, and the project with 20,000 requirements. */
export const BIG_TEMPLATE = "00000000-0000-4000-8001-000000000000";
export const PROJECT = 1;
/** The project whose product types have templates. */
export const IDS_PROJECT = 2;

export const COUNTS = {
  codes: 100_000,
  firstLevel: 2000,
  belowBigCode: 10_000,
  levels: 8,
  templates: 50_000,
  propertiesOfBigTemplate: 5000,
  lois: 20_000,
  productTypes: 400,
  productTypesWithTemplates: 500,
  constructionObjects: 100_000,
} as const;

/** The first code of the first level, which has 10,000 direct children. */
export const BIG_CODE = { versionGuid: "bench-big", classNumber: "AAA" } as const;

/** The cultures with translations; in others the service omits `name`. */
export const CULTURES = ["en", "nb-NO"] as const;

const ROOT_SIZE = 45;
const DEEP_EVERY = 40;
/** The number of children at each level of a deep root but the last. */
const DEEP_CHILDREN = 6;
const AFTER_BIG = 1 + COUNTS.belowBigCode;

export interface Code {
  /** Index in the order of the class numbers, from 0. */
  readonly index: number;
  readonly classNumber: string;
  readonly level: number;
  readonly hasCodes: boolean;
}

const KINDS = { code: 0, template: 1, property: 2, object: 3, productType: 4, loi: 5 } as const;
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

/** The index of a version GUID; null if it is of another kind. */
export function indexOfGuid(kind: Kind, guid: string): number | null {
  const index = guid === BIG_CODE.versionGuid ? 0 : Number.parseInt(guid.slice(24), 16);
  return versionGuid(kind, index) === guid ? index : null;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const two = (value: number): string => String(value).padStart(2, "0");

/** The class number of the nth code of the first level: three letters. */
export function rootNumber(root: number): string {
  return [Math.floor(root / 676), Math.floor(root / 26) % 26, root % 26]
    .map((letter) => LETTERS.charAt(letter))
    .join("");
}

/** Whether the nth code of the first level has all levels. */
export function isDeepRoot(root: number): boolean {
  return root % DEEP_EVERY === 1;
}

/** The index of the nth code of the first level. */
export function rootIndex(root: number): number {
  return root === 0 ? 0 : AFTER_BIG + (root - 1) * ROOT_SIZE;
}

/** The code at an index. */
export function codeAt(index: number): Code {
  if (index === 0) return { index, classNumber: BIG_CODE.classNumber, level: 1, hasCodes: true };
  if (index < AFTER_BIG) {
    const classNumber = `${BIG_CODE.classNumber}.${String(index).padStart(5, "0")}`;
    return { index, classNumber, level: 2, hasCodes: false };
  }
  const root = Math.min(COUNTS.firstLevel - 1, 1 + Math.floor((index - AFTER_BIG) / ROOT_SIZE));
  const offset = index - rootIndex(root);
  if (offset === 0) return { index, classNumber: rootNumber(root), level: 1, hasCodes: true };
  const { level, position } = isDeepRoot(root) ? deepPosition(offset) : { level: 2, position: offset };
  const classNumber = `${rootNumber(root)}${".01".repeat(level - 2)}.${two(position)}`;
  return { index, classNumber, level, hasCodes: isDeepRoot(root) && position === 1 && level < COUNTS.levels };
}

/** The codes of a deep root in order: down along the first children, through the last level, then up along the other children. */
function deepPosition(offset: number): { level: number; position: number } {
  const chain = COUNTS.levels - 1;
  if (offset <= chain) return { level: offset + 1, position: 1 };
  const beside = DEEP_CHILDREN - 1;
  const onLastLevel = ROOT_SIZE - 1 - chain - (chain - 1) * beside;
  const further = offset - chain - 1;
  if (further < onLastLevel) return { level: COUNTS.levels, position: further + 2 };
  const up = further - onLastLevel;
  return { level: COUNTS.levels - 1 - Math.floor(up / beside), position: (up % beside) + 2 };
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

type Words = readonly (readonly [en: string, nb: string])[];
const MANNERS: Words = [
  ["Precast", "Prefabrikkert"],
  ["Cast", "Plasstøpt"],
  ["Laminated", "Laminert"],
  ["Insulated", "Isolert"],
  ["Folding", "Foldbar"],
  ["Galvanised", "Galvanisert"],
  ["Fire-rated", "Brannklassifisert"],
];
const MATERIALS: Words = [
  ["concrete", "betong"],
  ["steel", "stål"],
  ["timber", "tre"],
  ["glass", "glass"],
  ["aluminium", "aluminium"],
  ["copper", "kobber"],
  ["gypsum", "gips"],
  ["clay", "leire"],
  ["bitumen", "bitumen"],
  ["granite", "granitt"],
  ["mineral wool", "mineralull"],
];
const THINGS: Words = [
  ["wall panel", "veggelement"],
  ["beam", "bjelke"],
  ["column", "søyle"],
  ["floor slab", "dekke"],
  ["door leaf", "dørblad"],
  ["window frame", "vinduskarm"],
  ["pipe", "rør"],
  ["duct", "kanal"],
  ["stair", "trapp"],
  ["railing", "rekkverk"],
  ["roof tile", "takstein"],
  ["cable tray", "kabelbro"],
  ["pump", "pumpe"],
];

/** A pseudo-random but stable number for an index (xorshift-multiply). */
function scatter(index: number): number {
  let value = Math.imul(index + 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The name of the concept with this index; null in a culture without translations. */
export function nameOf(index: number, culture: string): string | null {
  const language = culture === "en" ? 0 : culture === "nb-NO" ? 1 : null;
  if (language === null) return null;
  const chance = scatter(index);
  const word = (words: Words, at: number): string => words[at % words.length]?.[language] ?? "";
  const words = [word(MANNERS, chance), word(MATERIALS, chance >>> 5), word(THINGS, chance >>> 11)];
  return `${words.join(" ")} ${index}`;
}

/** One code in eight has a definition. */
export function definitionOf(index: number, culture: string): string | null {
  const name = index % 8 === 0 ? nameOf(index, culture) : null;
  if (name === null) return null;
  return culture === "nb-NO"
    ? `${name}: bygningsdel som er definert ved sitt materiale, sin form og sin funksjon i byggverket.`
    : `${name}: element of a building that is defined by its material, its form and its function in it.`;
}
