import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cultureOfTag, cultureTag } from "./culture-tag.ts";

test.each([
  ["nb_NO", "nb-NO"],
  ["1033", "x-1033"],
  ["NO 1", "x-u4e-u4f-u20-1"],
  ["u2d", "x-u75-u32-u64"],
  ["x-1033", "x-x-u2d-1033"],
  ["123456789", "x-12345678-9"],
])("the culture %s has the tag %s", (culture, tag) => {
  expect(cultureTag(culture)).toBe(tag);
});

test("every culture that is no language tag is restored, whatever the case of its tag", () => {
  const culture = fc.oneof(
    fc.string({ unit: "binary", minLength: 1 }),
    fc.stringMatching(/^[u0-9a-fx-]{1,20}$/),
  );
  fc.assert(
    fc.property(culture, (text) => {
      const tag = cultureTag(text);
      if (!tag.startsWith("x-")) return;
      expect(tag).toMatch(/^x(?:-[a-z0-9]{1,8})+$/);
      expect(cultureOfTag(tag)).toBe(text.toWellFormed());
      expect(cultureOfTag(tag.toUpperCase())).toBe(text.toWellFormed());
    }),
    { numRuns: 2000, seed: 1 },
  );
});

test("a private-use tag of another program is its own culture", () => {
  expect(["x-trade-name", "de", "x"].map(cultureOfTag)).toEqual(["x-trade-name", undefined, undefined]);
});
