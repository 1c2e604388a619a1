import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ENGLISH_FORMATS } from "#browser/lib/english.fixture.ts";
import { coverageOf, coverageRows, stateOf } from "./coverage.ts";
import { percentText } from "./percent.ts";
import { anyTexts, text } from "./texts.fixture.ts";

test("a translation that differs in white space or in its Unicode form is the same as the default", () => {
  expect(stateOf(text({ source: "Café  bar", targets: [" Cafe\u0301 bar"] }), 0)).toBe("same");
  expect(stateOf(text({ source: "Wall", targets: ["wall"] }), 0)).toBe("translated");
  expect(stateOf(text({ source: "Wall", targets: [null] }), 0)).toBe("missing");
  expect(stateOf(text({ source: "Wall", targets: ["Wand", null] }), 1)).toBe("missing");
});

test("each text is counted in one state, in its kind, and in its branch", () => {
  fc.assert(
    fc.property(anyTexts, (texts) => {
      const { total, translated, same, missing } = coverageOf(texts, 0);
      expect(total).toBe(texts.length);
      expect(translated + same + missing).toBe(total);
      const rows = coverageRows(texts, false);
      const kinds = rows.filter(({ name }) => name !== null);
      const branches = rows.filter(({ name }) => name === null);
      for (const part of [kinds, branches])
        for (const state of ["total", "translated", "same", "missing"] as const)
          expect(part.reduce((sum, { coverage }) => sum + coverage[state], 0)).toBe(
            { total, translated, same, missing }[state],
          );
    }),
    { seed: 5 },
  );
});

test("the kinds of a service have a row each, also without texts", () => {
  const rows = coverageRows([text({ kind: "property", source: "Colour", targets: ["Farge"] })], true);
  expect(rows.map(({ name, coverage }) => [name, coverage.translated, coverage.total])).toEqual([
    ["Classifications", 0, 0],
    ["Classification codes", 0, 0],
    ["Templates", 0, 0],
    ["Construction objects", 0, 0],
    ["Properties", 1, 1],
  ]);
});

test("only nothing and everything are 0% and 100%", () => {
  expect(
    [
      [0, 0],
      [0, 7],
      [1, 20_000],
      [1, 3],
      [19_999, 20_000],
      [7, 7],
    ].map(([part = 0, whole = 0]) => percentText(part, whole, ENGLISH_FORMATS)),
  ).toEqual(["0%", "0%", "1%", "33%", "99%", "100%"]);
});
