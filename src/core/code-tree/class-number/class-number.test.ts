import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { isNameLike, lookupStems, looksLikeClassNumber, parseClassNumber } from "./class-number.ts";
import { allOf, codeOf, notations, type TestCode, tree, treesOf } from "./notations.fixture.ts";
import { parentsByNumber } from "./parents-by-number.ts";

/** The expected tree: each code with its parent's number. */
function read(
  codes: readonly ClassificationCode[],
  known: readonly ClassificationCode[],
): Record<string, string> {
  const parents = parentsByNumber(codes, known);
  return Object.fromEntries(
    [...parents].map(([code, parent]) => [code.classNumber ?? "", parent.classNumber ?? ""]),
  );
}

function truth(nodes: readonly TestCode[]): Record<string, string> {
  return Object.fromEntries(
    nodes.flatMap(({ number, parent }) => (parent === null ? [] : [[number, parent.number]])),
  );
}

const codesOf = (nodes: readonly TestCode[]): ClassificationCode[] => nodes.map(({ code }) => code);

/** A code, its ancestors, and all their siblings. */
function knownAround(node: TestCode, roots: readonly TestCode[]): TestCode[] {
  return [
    ...(node.parent === null ? [] : knownAround(node.parent, roots)),
    ...(node.parent?.children ?? roots),
  ];
}

describe("which code is whose child", () => {
  test.each<[string, string[]]>([
    ["letters", ["A > AB > ABA", "A > AB > ABB", "A > AC", "B > BA"]],
    ["Uniclass", ["Pr_20 > Pr_20_31 > Pr_20_31_04", "Pr_20 > Pr_20_93", "Pr_25 > Pr_25_31"]],
    ["points", ["2 > 21 > 21.3", "2 > 21 > 21.4 > 21.4.1", "2 > 22"]],
    ["decimal commas", ["2 > 2,1 > 2,1,4", "2 > 2,10", "20 > 20,1"]],
    ["hyphens", ["2 > 2-1 > 2-1-4", "2 > 2-10", "20 > 20-1"]],
    ["blanks", ["EF 25 > EF 25 10 > EF 25 10 30", "EF 20 > EF 20 10"]],
    ["single zeros", ["300 > 310 > 311", "300 > 310 > 312", "300 > 330 > 331", "400 > 410 > 411"]],
    [
      "groups of zeros",
      ["23-11 00 00 > 23-11 11 00 > 23-11 11 11", "23-11 00 00 > 23-11 10 00", "23-13 00 00"],
    ],
    ["pairs of zeros", ["10000000 > 10100000 > 10101500 > 10101501", "10000000 > 10110000 > 10111300"]],
    ["five figures, one of them 0", ["10000 > 11000 > 11001", "10000 > 11000 > 11100 > 11110"]],
    ["Dewey", ["600 > 601", "600 > 610 > 611", "600 > 620 > 621 > 621.3"]],
    ["a filler", ["E-D__ > E-DA_ > E-DAD", "E-D__ > E-DB_", "E-E__ > E-EA_"]],
    [
      "a check digit",
      [
        "45000000-7 > 45100000-8 > 45110000-1 > 45111000-8",
        "45000000-7 > 45200000-9",
        "30000000-9 > 30100000-0",
      ],
    ],
    ["one to twelve", ["1 > 1.1", "1 > 1.2 > 1.2.1", "10 > 10.1", "11 > 11.1", "12"]],
    ["3.1 and 3.10", ["3 > 3.1 > 3.1.1", "3 > 3.2", "3 > 3.10 > 3.10.1", "3 > 3.11"]],
    ["a letter and pairs", ["A > A10 > A1010", "A > A10 > A1011", "A > A11 > A1110", "A > A20"]],
    ["a hyphen for what follows", ["1- > 11 > 11.1", "1- > 12", "2- > 21 > 21.1"]],
    ["brackets", ["[E]A > [E]AA > [E]AAA", "[E]A > [E]AB", "[E]B > [E]BA", "[L]A > [L]AA"]],
    ["UDC", ["6 > 62 > 624 > 624.1 > 624.13 > 624.131 > 624.131.1", "6 > 62 > 621 > 621.3", "6 > 63"]],
    [
      "names with a point",
      ["IfcWall > IfcWall.SOLIDWALL", "IfcWall > IfcWall.SHEAR", "IfcWallType > IfcWallType.SHEAR"],
    ],
    [
      "ranges",
      ["31-33 > 311 > 3111", "31-33 > 321", "31-33 > 331", "42 > 423", "44-45 > 441", "44-45 > 451"],
    ],
    ["ranges above their numbers", ["31-33 > 31 > 311", "31-33 > 33 > 331", "42 > 423", "48-49 > 48 > 481"]],
    ["ranges with a dash", ["1–3 > 1", "1–3 > 2 > 2.1", "1–3 > 3 > 3.1", "4–5 > 4", "6 > 6.1"]],
    ["ranges with blanks", ["10 – 33 > 10 > 101", "10 – 33 > 33", "35 > 351"]],
    [
      "ranges in ranges",
      [
        "10-33 > 10-12 > 10 > 101",
        "10-33 > 10-12 > 11 > 110",
        "10-33 > 13 > 131",
        "10-33 > 31-33 > 33 > 331",
        "35 > 351",
      ],
    ],
    [
      "ranges of letters and figures",
      ["A00-B99 > A00-A09 > A00 > A00.1", "A00-B99 > A15-A19 > A15", "C00-D48 > C00"],
    ],
    ["hyphens that rise", ["11 > 11-13", "11 > 11-15 > 11-15-17", "12 > 12-13", "13", "15 > 15-17"]],
    ["hyphens that rise, of one figure", ["1 > 1-2", "1 > 1-3", "2 > 2-3", "3", "12 > 12-13", "21"]],
    ["Cyrillic", ["А > АБ > АБВ", "А > АВ", "Б > БА"]],
  ])("%s", (_name, places) => {
    const roots = tree(...places);
    const below = roots.flatMap(({ children }) => allOf(children));
    expect(read(codesOf(below), codesOf(roots))).toEqual(truth(below));
    expect(read(codesOf(below).toReversed(), codesOf(roots))).toEqual(truth(below));
  });

  for (const [family, arbitrary] of Object.entries(notations)) {
    test(`rebuilds every tree whose numbers are ${family}, from any order`, () => {
      const shuffled = treesOf(arbitrary).chain(({ notation, roots }) => {
        const below = roots.flatMap(({ children }) => allOf(children));
        return fc.record({
          notation: fc.constant(notation),
          roots: fc.constant(roots),
          below: shuffle(below),
        });
      });
      fc.assert(
        fc.property(shuffled, ({ roots, below }) => {
          expect(read(codesOf(below), codesOf(roots))).toEqual(truth(below));
        }),
        { numRuns: 300, seed: 1 },
      );
    });

    test(`rebuilds what is below each code alone, ${family}, among whatever else came`, () => {
      fc.assert(
        fc.property(treesOf(arbitrary), fc.nat(), ({ roots }, choice) => {
          const parents = allOf(roots).filter(({ children }) => children.length > 0);
          const parent = parents[choice % Math.max(1, parents.length)];
          if (parent === undefined) return;
          const below = allOf(parent.children);
          const answer = read(codesOf(allOf(roots)), codesOf(knownAround(parent, roots)));
          expect(answer).toMatchObject(truth(below));
        }),
        { numRuns: 200, seed: 2 },
      );
    });
  }

  test.each(["31\u200B1", "3\u00AD11", "\uFEFF311", "311\u00A0", "\u200E311\u200F", "3\u206011"])(
    "characters that are not seen do not count: %j",
    (number) => {
      const parent = codeOf("3\u200B1", { hasCodes: true });
      expect(read([codeOf(number)], [parent])).toEqual({ [number]: "3\u200B1" });
    },
  );

  test("a no-break space in a number is a space", () => {
    const parent = codeOf("EF\u00A025", { hasCodes: true });
    expect(read([codeOf("EF 25 10")], [parent])).toEqual({ "EF 25 10": "EF\u00A025" });
  });

  test("thousands of ranges may be in each other", () => {
    const numbers = Array.from({ length: 30_000 }, (_, at) => `100000-${String(900_000 - at)}`);
    const codes = [...numbers, "850000", "899999"].map((number) => codeOf(number, { hasCodes: true }));
    expect(parentsByNumber(codes, []).size).toBeGreaterThan(29_000);
  });

  test("returns none without a prefix, and none that have no codes", () => {
    const has = codeOf("A", { hasCodes: true });
    expect(parentsByNumber([codeOf("B"), codeOf("CA")], [has]).size).toBe(0);
    expect(parentsByNumber([codeOf("AB")], [codeOf("A", { hasCodes: false })]).size).toBe(0);
    expect(parentsByNumber([codeOf("A.1"), codeOf("310")], [codeOf("A"), codeOf("300")]).size).toBe(0);
  });

  test("skips codes with hasCodes false", () => {
    const a = codeOf("A", { hasCodes: true });
    expect(read([codeOf("AB"), codeOf("ABC")], [a])).toEqual({ AB: "A", ABC: "A" });
  });

  test("never treats a name as child of a name with the same prefix", () => {
    const wall = codeOf("IfcWall", { hasCodes: true });
    expect(read([codeOf("IfcWallStandardCase")], [wall])).toEqual({});
    expect(read([codeOf("IfcWall.SHEAR")], [{ ...wall, hasCodes: false }])).toEqual({});
    expect(read([codeOf("壁部材型")], [codeOf("壁部材", { hasCodes: true })])).toEqual({});
  });

  test("skips codes without a number, and never makes a code its own parent", () => {
    const nameless = [codeOf("", { hasCodes: true }), codeOf("  "), { ...codeOf("x"), classNumber: null }];
    expect(parentsByNumber(nameless, nameless).size).toBe(0);
    expect(
      parentsByNumber([codeOf("A-", { hasCodes: true }), codeOf("A_", { hasCodes: true })], []).size,
    ).toBe(0);
    for (const number of ["300", "E-D__", "A", "23-11 00 00", "45000000-7"]) {
      // Without a GUID, only the number identifies a repeated code.
      const again = () => codeOf(number, { versionGuid: null, hasCodes: true });
      expect(parentsByNumber([again(), again()], [again()]).size).toBe(0);
    }
  });

  test("never throws", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(fc.string(), fc.stringMatching(/^[A01.\- _]{0,6}$/)), fc.boolean())),
        (numbers) => {
          const codes = numbers.map(([number, hasCodes], index) =>
            codeOf(number, { hasCodes, versionGuid: String(index) }),
          );
          const parents = parentsByNumber(codes, []);
          for (const [code, parent] of parents) {
            expect(parent.hasCodes).toBe(true);
            const path = new Set([code]);
            for (let at = parents.get(code); at !== undefined; at = parents.get(at)) {
              expect(path.has(at)).toBe(false);
              path.add(at);
            }
          }
        },
      ),
      { numRuns: 4000, seed: 3 },
    );
  });
});

function shuffle<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

test.each([
  ["A", "A", "A", "none"],
  [" Pr_20_31 ", "Pr_20_31", "Pr_20_31", "none"],
  ["3.10", "3.10", "3.10", "none"],
  ["300", "300", "3", "zeros"],
  ["30000000-9", "30000000", "3", "zeros"],
  ["45111111-1", "45111111", "45111111", "none"],
  ["2010-1-4", "2010-1-4", "2010-1-4", "none"],
  ["23-11 00 00", "23-11 00 00", "23-11", "groups"],
  ["E-D__", "E-D__", "E-D", "filler"],
  ["1-", "1-", "1", "filler"],
  ["000", "000", "000", "none"],
  ["", "", "", "none"],
])("takes '%s' apart", (number, base, stem, padding) => {
  expect(parseClassNumber(number)).toEqual({ base, stem, padding });
});

describe("the values to look up", () => {
  test.each<[string, string[], string | null, string[]]>([
    ["A", ["A", "B"], null, ["A"]],
    ["3.10", ["3.1", "3.10"], "3", ["3.10"]],
    ["300", ["300", "400"], null, ["3", "300"]],
    ["30000000-9", ["03000000-1", "30000000-9", "45000000-7"], null, ["30", "3", "30000000"]],
    ["10", ["1", "2", "10", "11"], null, ["10", "1"]],
    ["1.100", ["1.100", "1.200"], "1", ["1.100", "1.1"]],
    ["31-33", ["11", "31-33", "44-45"], null, ["3"]],
    ["09–11", ["01–08", "09–11"], null, ["09–11"]],
    ["11-13", ["11-13", "11-15"], "11", ["11-13"]],
    ["2-3", ["2-1", "2-3"], null, ["2-3"]],
    ["31\u200B1", ["31\u200B1"], null, ["311", "31\u200B1"]],
    ["E-D__", ["E-D__", "E-E__"], null, ["E-D", "E-D__"]],
    ["23-11 00 00", ["23-11 00 00"], null, ["23-11", "23-11 00 00"]],
  ])("for %s", (number, siblings, parent, stems) => {
    expect(lookupStems(number, () => siblings, parent)).toEqual(stems);
  });

  test.each(Object.entries(notations))(
    "begins with what every code below it begins with: %s",
    (_family, arbitrary) => {
      fc.assert(
        fc.property(treesOf(arbitrary), ({ roots }) => {
          for (const node of allOf(roots)) {
            const siblings = (node.parent?.children ?? roots).map(({ number }) => number);
            const [stem = "?"] = lookupStems(node.number, () => siblings, node.parent?.number ?? null);
            for (const { number } of allOf(node.children)) expect(number.startsWith(stem)).toBe(true);
          }
        }),
        { numRuns: 200, seed: 4 },
      );
    },
  );
});

test.each(["Ss_25", "310", "ABA", "EF 25 10", "E-D__", "45000000-7", "A", "2-1-4", " Pr_20 "])(
  "'%s' may be a class number",
  (text) => {
    expect(looksLikeClassNumber(text)).toBe(true);
  },
);

test.each(["", "  ", "wall", "Concrete wall 200", "IfcWall", "door set", "ABCDE", "1".repeat(41)])(
  "'%s' is none",
  (text) => {
    expect(looksLikeClassNumber(text)).toBe(false);
  },
);

test.each([
  ["IfcWall", true],
  ["Pset_WallCommon", true],
  ["Pr_20", false],
  ["[E]A", false],
  ["壁部材", true],
])("whether %s is a name: %s", (number, expected) => {
  expect(isNameLike(number)).toBe(expected);
});
