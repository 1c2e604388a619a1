import * as fc from "fast-check";
import { expect, test } from "vitest";
import { guardFormula, withoutFormulaGuard } from "./formula-guard.ts";

test.each([
  "=",
  "+1",
  "-1",
  "@x",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "\tx",
  "\rx",
  "\nx",
  " =A1",
  "\u00a0=A1",
  "\u200b=A1",
  "\ufeff \u00ad-1",
  "\u0085=A1",
  "\u3000＝1",
  "'-1",
  "''=1",
])("%j gets an apostrophe", (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
});

test.each(["", "a-b", "'tis", "'", "01", "1=1", "”=1"])("%j stays as it is", (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(withoutFormulaGuard(text)).toBe(text);
});

test("every text is restored from its guarded form", () => {
  const beginning = fc.stringMatching(/^['\s\u200b]{0,3}[=+\-@＝a]?/u);
  fc.assert(
    fc.property(beginning, fc.string({ unit: "binary" }), (start, rest) => {
      const guarded = guardFormula(start + rest);
      expect(withoutFormulaGuard(guarded)).toBe(start + rest);
      expect(guarded).not.toMatch(/^\s*[=+\-@]/);
    }),
    { numRuns: 1000 },
  );
});
