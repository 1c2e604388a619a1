type Segment = string | number;

/**
 * Sorts by class number in natural order: 1, 1.1, 1.2, 1.10, 2. Digits compare as numbers and come before anything
 * else; a number comes before those that extend it.
 */
export function sortByNumber<T>(items: readonly T[], numberOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, segments: segmentsOf(numberOf(item)) }))
    .toSorted((a, b) => compareSegments(a.segments, b.segments))
    .map(({ item }) => item);
}

function segmentsOf(number: string): Segment[] {
  // Longer runs of digits are names; as numbers they would all be infinite.
  return (number.match(/\d+|\D+/g) ?? []).map((part) => (/^\d{1,300}$/.test(part) ? Number(part) : part));
}

function compareSegments(a: readonly Segment[], b: readonly Segment[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (left === right) continue;
    if (typeof left === "number" && typeof right === "number") return left - right;
    if (typeof left !== typeof right) return typeof left === "number" ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

/** Compares digits as numbers, so that C8/10 comes before C20/25. */
const NAMES = new Intl.Collator("en", { numeric: true });

/** Compares two names in International English, for sorting. */
export const compareNames: (a: string, b: string) => number = NAMES.compare;

const TEXTS = new Intl.Collator(undefined, { numeric: true });

/** Compares two texts as the language of the browser sorts them. */
export const compareTexts: (a: string, b: string) => number = TEXTS.compare;
