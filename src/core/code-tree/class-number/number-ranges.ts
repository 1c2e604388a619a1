import { HYPHEN, isUnlikeRange, type NumberRange, parseRange, shapeOf } from "./class-number.ts";

/** Ranges of a file that is made to take long may be nested deeper. */
const DEEPEST = 16;

type Ranked<T> = NumberRange & { readonly code: T; outer: Ranked<T> | undefined };

/** The codes whose numbers are ranges. */
export class NumberRanges<T> {
  /** By the shape of their ends, in the order of these, a wider range before those in it. */
  readonly #byShape = new Map<string, readonly Ranked<T>[]>();
  readonly #widths: readonly number[];

  /**
   * @param codes codes that may have children, with their numbers
   * @param others the numbers of all codes, by which hyphens are known to separate levels
   */
  constructor(
    codes: readonly { readonly code: T; readonly base: string }[],
    others: () => readonly string[],
  ) {
    const found = codes.flatMap(({ code, base }) => {
      const range = parseRange(base);
      return range === null ? [] : [{ ...range, code, outer: undefined }];
    });
    for (const [shape, own] of Map.groupBy(found, ({ from }) => shapeOf(from)))
      this.#byShape.set(shape, nested(own));
    this.#widths = [...new Set(found.map(({ from }) => from.length))].toSorted((a, b) => b - a);
    if (found.some(({ isHyphenated }) => isHyphenated)) this.#removeLevels(others());
  }

  get isEmpty(): boolean {
    return this.#byShape.size === 0;
  }

  /** Removes the hyphenated ranges where hyphens separate levels: `11-13` is below `11`. */
  #removeLevels(numbers: readonly string[]): void {
    const isContradicted = numbers.some(isUnlikeRange);
    const own = new Set(numbers);
    // Where 01 goes on as 011, its level has no hyphen.
    const goingOn = new Set(
      numbers.flatMap((number) =>
        this.#widths.flatMap((width) => {
          const next = number.charAt(width);
          return width > 1 && next !== "" && !HYPHEN.test(next) ? [shapeOf(number.slice(0, width))] : [];
        }),
      ),
    );
    for (const [shape, ranges] of this.#byShape) {
      const isClear = goingOn.has(shape) || shape.includes("A");
      const kept = ranges.filter(
        ({ isHyphenated, from }) => !isHyphenated || (!isContradicted && (isClear || !own.has(from))),
      );
      if (kept.length === 0) this.#byShape.delete(shape);
      else if (kept.length < ranges.length) this.#byShape.set(shape, nested(kept));
    }
  }

  /** The length of the lower end of a number that is one of the ranges. */
  endOf(number: string): number | undefined {
    return this.isEmpty ? undefined : this.#rangeOf(number)?.from.length;
  }

  /** The narrowest range that contains a number or its beginning, and the length of that; a range is in a wider one. */
  around(number: string): { readonly code: T; readonly length: number } | undefined {
    if (this.isEmpty) return undefined;
    const own = this.#rangeOf(number);
    if (own !== undefined) return own.outer && { code: own.outer.code, length: own.from.length };
    for (const length of this.#widths) {
      const beginning = number.slice(0, length);
      const range = beginning.length < length ? undefined : this.#narrowest(beginning);
      if (range !== undefined) return { code: range.code, length };
    }
    return undefined;
  }

  #rangeOf(number: string): Ranked<T> | undefined {
    const range = parseRange(number);
    if (range === null) return undefined;
    const found = this.#lastFrom(
      range.from,
      ({ from, to }) => from < range.from || (from === range.from && to >= range.to),
    );
    return found?.from === range.from && found.to === range.to ? found : undefined;
  }

  #narrowest(number: string): Ranked<T> | undefined {
    let range = this.#lastFrom(number, ({ from }) => from <= number);
    for (let depth = 0; range !== undefined && range.to < number && depth < DEEPEST; depth += 1)
      range = range.outer;
    return range !== undefined && range.to >= number ? range : undefined;
  }

  /** The last range of the shape of a number that comes before another one, or is it. */
  #lastFrom(number: string, isBefore: (range: Ranked<T>) => boolean): Ranked<T> | undefined {
    const ranges = this.#byShape.get(shapeOf(number)) ?? [];
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const range = ranges[middle];
      if (range !== undefined && isBefore(range)) low = middle + 1;
      else high = middle;
    }
    return ranges[low - 1];
  }
}

/** The ranges in order, each with the narrowest one around it; the first of several that are the same. */
function nested<T>(ranges: readonly Ranked<T>[]): Ranked<T>[] {
  const distinct = new Map<string, Ranked<T>>();
  for (const range of ranges) {
    const key = `${range.from} ${range.to}`;
    if (!distinct.has(key)) distinct.set(key, range);
  }
  const ordered = [...distinct.values()].toSorted((a, b) =>
    a.from === b.from ? (a.to < b.to ? 1 : -1) : a.from < b.from ? -1 : 1,
  );
  const open: Ranked<T>[] = [];
  for (const range of ordered) {
    while ((open.at(-1)?.to ?? range.to) < range.to) open.pop();
    range.outer = open.at(-1);
    open.push(range);
  }
  return ordered;
}
