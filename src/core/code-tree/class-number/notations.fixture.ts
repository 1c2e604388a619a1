import * as fc from "fast-check";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";

/** A code in a test tree. */
export type TestCode = {
  readonly code: ClassificationCode;
  readonly number: string;
  readonly parent: TestCode | null;
  readonly children: TestCode[];
};

/** Names are in Cyrillic, so that they never contain a number by chance. */
export function codeOf(number: string, fields: Partial<ClassificationCode> = {}): ClassificationCode {
  return {
    guid: `concept ${number}`,
    versionGuid: `guid/${number}`,
    classNumber: number,
    name: null,
    defaultName: "ЖЩЮ",
    technicalDefinition: null,
    defaultTechnicalDefinition: null,
    hasCodes: false,
    ...fields,
  };
}

/** Codes from paths like `300 > 310 > 311`; intermediate codes may be omitted. */
export function treeFrom(paths: readonly string[], numbersOf: (path: string) => string[]): TestCode[] {
  const byPath = new Map<string, TestCode>();
  const roots: TestCode[] = [];
  for (const whole of paths) {
    let parent: TestCode | null = null;
    let path = "";
    for (const number of numbersOf(whole)) {
      path += ` > ${number}`;
      const known: TestCode | undefined = byPath.get(path);
      const node: TestCode = known ?? { code: codeOf(number), number, parent, children: [] };
      if (known === undefined) {
        byPath.set(path, node);
        (parent?.children ?? roots).push(node);
      }
      parent = node;
    }
  }
  return withHasCodes(roots, null);
}

/** The same codes, with `hasCodes` set correctly. */
function withHasCodes(nodes: readonly TestCode[], parent: TestCode | null): TestCode[] {
  return nodes.map((node) => {
    const code = { ...node.code, hasCodes: node.children.length > 0 };
    const copy: TestCode = { ...node, code, parent, children: [] };
    copy.children.push(...withHasCodes(node.children, copy));
    return copy;
  });
}

export function tree(...paths: string[]): TestCode[] {
  return treeFrom(paths, (path) => path.split(" > "));
}

/** The given codes and all their descendants, depth first. */
export function allOf(nodes: readonly TestCode[]): TestCode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

export type Notation = {
  readonly name: string;
  /** The maximum number of levels, and of children of one code. */
  readonly depth: number;
  readonly width: number;
  /** The number of a code from its ordinals, from the first level down. */
  readonly number: (ordinals: readonly number[]) => string;
};

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
type Token = { readonly width: number; readonly write: (ordinal: number) => string };
const letter: Token = { width: 26, write: (ordinal) => LETTERS.charAt(ordinal - 1) };
const digits = (width: number): Token => ({
  width: Math.min(10 ** width - 1, 30),
  write: (ordinal) => String(ordinal).padStart(width, "0"),
});
const unpadded: Token = { width: 30, write: String };

/** `Pr_20_31`, `21.3`, `2-1-4`, `EF 25 10`, `3.10`. */
const separated = fc
  .record({
    separator: fc.constantFrom(".", "-", "_", " ", "/"),
    prefix: fc.constantFrom("", "Pr_", "EF ", "[E]"),
    token: fc.constantFrom(unpadded, digits(2), digits(3), letter),
  })
  .map(({ separator, prefix, token }): Notation => ({
    name: `separated by '${separator}' behind '${prefix}', ${token.write(3)}`,
    depth: 4,
    width: token.width,
    number: (ordinals) => prefix + ordinals.map(token.write).join(separator),
  }));

/**
 * `A > AB > ABC`, `1 > 11`, `A > A10 > A1010`, `[E]A > [E]AA`. Only with the same width on all levels: with varying widths, 112 may be the
 * second below 11 or the twelfth below 1.
 */
const concatenated = fc
  .record({
    prefix: fc.constantFrom("", "A", "[E]", "X-"),
    token: fc.constantFrom(letter, digits(1), digits(2)),
  })
  .map(({ prefix, token }): Notation => ({
    name: `concatenated behind '${prefix}', ${token.write(3)}`,
    depth: 4,
    width: token.width,
    number: (ordinals) => prefix + ordinals.map(token.write).join(""),
  }));

/**
 * `300 > 310 > 311`, `1000 > 1010`, `23-11 00 00 > 23-11 11 00`, `45000000-7 > 45100000-8`. Groups of three and more digits without a
 * separator are left out: 100000 > 101000 is also a valid tree of single digits.
 */
const zeroFilled = fc
  .record({
    prefix: fc.constantFrom("", "K", "23-"),
    separator: fc.constantFrom("", " ", ".", "-"),
    token: fc.constantFrom(digits(1), digits(2)),
    hasCheckDigit: fc.boolean(),
  })
  // A group of one digit between separators looks like a number that ends with 0.
  .filter(({ separator, token }) => separator === "" || token.width > 9)
  // Two digits after a separator are a number of their own: 23-10 is not padded.
  .filter(({ prefix, separator, hasCheckDigit }) => !hasCheckDigit || prefix + separator === "")
  .map(({ prefix, separator, token, hasCheckDigit }): Notation => ({
    name: `filled up with zeros, '${prefix}', '${separator}', ${token.write(3)}, check digit: ${String(hasCheckDigit)}`,
    depth: 4,
    width: token.width,
    number: (ordinals) => {
      const groups = [
        ...ordinals.map(token.write),
        ...Array.from({ length: 4 - ordinals.length }, () => token.write(0)),
      ];
      return prefix + groups.join(separator) + (hasCheckDigit ? `-${String(checkDigit(ordinals))}` : "");
    },
  }));

function checkDigit(ordinals: readonly number[]): number {
  return ordinals.reduce((sum, ordinal, index) => sum + ordinal * (index + 3), 0) % 10;
}

/** `E-D__ > E-DA_ > E-DAD`, `1*** > 11**`. */
const filled = fc
  .record({
    prefix: fc.constantFrom("", "E-", "X"),
    filler: fc.constantFrom("_", "*", "-", "?", "#", "."),
    token: fc.constantFrom(letter, digits(1), digits(2)),
  })
  .map(({ prefix, filler, token }): Notation => ({
    name: `filled up with '${filler}' behind '${prefix}', ${token.write(3)}`,
    depth: 4,
    width: token.width,
    number: (ordinals) => {
      const significant = ordinals.map(token.write).join("");
      return prefix + significant.padEnd(4 * token.write(1).length, filler);
    },
  }));

/** `6 > 62 > 624 > 624.1 > 624.13`: single digits with a point after every third. */
const decimal: Notation = {
  name: "decimal",
  depth: 5,
  width: 9,
  number: (ordinals) => ordinals.join("").replaceAll(/\d{3}(?=\d)/g, "$&."),
};

export const notations: Record<string, fc.Arbitrary<Notation>> = {
  separated,
  concatenated,
  "filled up with zeros": zeroFilled,
  "filled up with a character": filled,
  decimal: fc.constant(decimal),
};

/** Pairs of a parent and an ordinal; small parent indexes give few parents many children. */
const pick = fc.tuple(fc.oneof(fc.nat(3), fc.nat(1000)), fc.integer({ min: 1, max: 99 }));

/** Trees of any shape that a notation has numbers for, with gaps between siblings. */
function treesIn(notation: Notation, size: number): fc.Arbitrary<TestCode[]> {
  return fc.array(pick, { minLength: 1, maxLength: size }).map((picks) => {
    const paths: number[][] = [];
    const taken = new Set<string>();
    for (const [parentPick, ordinalPick] of picks) {
      const parents = [[], ...paths].filter((path) => path.length < notation.depth);
      const path = [
        ...(parents[parentPick % parents.length] ?? []),
        ((ordinalPick - 1) % notation.width) + 1,
      ];
      if (taken.has(path.join(">"))) continue;
      taken.add(path.join(">"));
      paths.push(path);
    }
    return treeFrom(
      paths.map((path) => path.join(">")),
      (path) => {
        const ordinals = path.split(">").map(Number);
        return ordinals.map((_, index) => notation.number(ordinals.slice(0, index + 1)));
      },
    );
  });
}

/** A notation of one family and a tree in it. */
export function treesOf(
  family: fc.Arbitrary<Notation>,
  size = 60,
): fc.Arbitrary<{ notation: string; roots: TestCode[] }> {
  return family.chain((notation) =>
    treesIn(notation, size).map((roots) => ({ notation: notation.name, roots })),
  );
}
