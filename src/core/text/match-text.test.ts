import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestMatches, fold, matching, matchRanges } from "./match-text.ts";

const named = (...names: string[]) => names.map((name) => ({ texts: [name] }));
const found = (search: string, ...names: string[]) =>
  matching(named(...names), search, (item) => item).map(({ texts: [name] }) => name);
const marked = (text: string, search: string) =>
  matchRanges(text, search).map(([from, to]) => text.slice(from, to));

describe("a search matches", () => {
  test.each([
    ["whatever the case", "WÄRME", "Wärmedämmung"],
    ["whatever the Unicode form", "Wa\u0308rme", "W\u00e4rmedämmung"],
    ["with and without accents", "warmedammung", "Wärmedämmung"],
    ["with accents where the text has none", "Hôtel", "hotel"],
    ["letters that are typed without their stroke", "losning", "Løsning"],
    ["accents on letters with a stroke", "os", "Ǿs"],
    ["joined letters", "aerobic oevre", "Ærobic œvre"],
    ["the sharp s", "strasse", "Straße"],
    ["ligatures of printed text", "office", "o\ufb03ce"],
    ["cells of a table", "door\tframe", "Door frame"],
    ["names with two spaces in a row", "outer  wall", "Outer  wall"],
    ["no-break spaces", "10 mm", "Board, 10\u00a0mm"],
    ["a soft hyphen in the text", "wärmedämmung", "Wärme\u00addämmung"],
    ["invisible characters of a pasted search", "\u200bdoor\u200e", "Door leaf"],
    ["wide forms", "A1", "\uff21\uff11"],
    ["a Turkish capital", "istanbul", "İstanbul"],
    ["a Turkish letter without its dot", "kapi", "Kapı"],
    ["a final sigma", "ΟΔΟΣ", "οδος"],
    ["Arabic without its vowel signs", "جدار", "جِدَار"],
    ["Arabic without its hamzas", "انشاء مووسسة", "إنشاء مؤوسّسة"],
    ["Arabic words that are stretched", "جدار", "جـــدار"],
    ["the final letters of Arabic words", "مبني غرفه", "مبنى غرفة"],
    ["Persian forms of Arabic letters", "كرسي", "کرسی"],
    ["spaces around it aside", "  door ", "Door leaf"],
  ])("%s", (_, search, name) => {
    expect(found(search, name)).toEqual([name]);
  });

  test("nothing else", () => {
    expect(found("wall", "Door", "Wal l")).toEqual([]);
  });

  test("everything for an empty search", () => {
    const items = named("a", "b");
    expect(matching(items, "  ", (item) => item)).toBe(items);
  });
});

describe("numbers and GUIDs", () => {
  const item = { texts: ["Door"], number: "EF 25 10", guids: ["3a7f-1", "G"] };
  const matches = (search: string) => matching([item], search, (one) => one).length === 1;

  test("match from their beginning", () => {
    for (const search of ["ef 25", "EF 25 10", "3a7", "3A7F-1"])
      expect([search, matches(search)]).toEqual([search, true]);
    for (const search of ["25", "10", "7f-1"]) expect([search, matches(search)]).toEqual([search, false]);
  });

  test("a GUID matches from three characters on, and whole however short it is", () => {
    expect(matches("3a")).toBe(false);
    expect(matches("g")).toBe(true);
  });
});

test("the best matches come first: number, its beginning, whole word, beginning of a word, fragment", () => {
  const items = [
    { texts: ["Firewall"] },
    { texts: ["Wallpaper"] },
    { texts: ["Curtain wall"] },
    { texts: ["Something"], number: "Wall 1" },
    { texts: ["Else"], number: "wall" },
    { texts: ["Retaining walls, wall"] },
    { texts: ["Party walls"] },
    { texts: ["Wall tie"] },
  ];
  expect(bestMatches(items, "wall", (item) => item).map((item) => items.indexOf(item))).toEqual([
    4, 3, 7, 2, 5, 1, 6, 0,
  ]);
});

describe("marks", () => {
  test("cover what matches, with its accents", () => {
    expect(marked("Wärmedämmung", "dam")).toEqual(["däm"]);
    expect(marked("Wa\u0308rme", "war")).toEqual(["Wa\u0308r"]);
    expect(marked("Große Größe", "gross")).toEqual(["Groß", "Größ"]);
    expect(marked("aaa", "a")).toEqual(["a", "a", "a"]);
    expect(marked("Trækasse", "a")).toEqual(["æ", "a"]);
    expect(marked("Fußboden", "s")).toEqual(["ß"]);
    expect(marked("한글", "하")).toEqual(["한"]);
    expect(marked("باب جـــدار", "جد")).toEqual(["جـــد"]);
    expect(marked("O\ufb03ce", "fi")).toEqual(["\ufb03"]);
    expect(marked("Door", "wall")).toEqual([]);
    expect(marked("Door", " ")).toEqual([]);
  });

  test("cover every occurrence of the search term", () => {
    // Some of the letters are folded to two.
    const unit = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
      fc.constantFrom("a", "e", "s", "æ", "ß", "S"),
    );
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 30 }),
        fc.string({ unit, minLength: 1, maxLength: 2 }),
        (text, search) => {
          const ranges = matchRanges(text, search);
          for (const [index, [from, to]] of ranges.entries()) {
            expect(to).toBeGreaterThan(from);
            expect(from).toBeGreaterThanOrEqual(ranges[index - 1]?.[1] ?? 0);
            expect(to).toBeLessThanOrEqual(text.length);
            expect(fold(text.slice(from, to))).toContain(fold(search.trim()));
          }
          expect(ranges.length > 0).toBe(
            fold(search.trim()) !== "" && fold(text).includes(fold(search.trim())),
          );
        },
      ),
      { numRuns: 500, seed: 12 },
    );
  });
});

test("folding letter by letter equals folding the whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect([...text].map(fold).join("")).toBe(fold(text));
    }),
    { numRuns: 1000, seed: 13 },
  );
});
