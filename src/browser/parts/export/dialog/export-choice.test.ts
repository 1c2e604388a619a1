import { expect, test } from "vitest";
import { hasCultures } from "./export-choice.ts";

test("cultures are offered where names can be had in them, not for the requirements of the page", () => {
  expect(hasCultures({ kind: "units", what: "Units", versionGuids: [] })).toBe(true);
  const nameless = (): null => null;
  const requirements = {
    kind: "requirements",
    what: "Requirements 7",
    project: 7,
    filter: {},
    shown: <T>(rows: T): T => rows,
    productType: nameless,
    productTypeCulture: nameless,
    stage: nameless,
    role: nameless,
  } as const;
  expect(hasCultures(requirements)).toBe(false);
});
