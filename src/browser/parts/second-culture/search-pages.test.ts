import { expect, test } from "vitest";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { searchPages } from "./search-pages.ts";

const code = (classNumber: string, defaultName: string, name: string): ClassificationCode => ({
  versionGuid: classNumber,
  guid: null,
  name,
  defaultName,
  technicalDefinition: null,
  defaultTechnicalDefinition: null,
  classNumber,
  hasCodes: false,
});

test("the same search contains hits whose default name or number matches, page by page", () => {
  const pageOf = searchPages("c", "wall", 50);
  expect(pageOf(code("1", "Internal wall", "Innenwand"), 0)).toEqual({
    lookup: { versionGuid: "c", searchTerm: "wall" },
    skip: 0,
    take: 50,
  });
  expect(pageOf(code("2", "Walls", "Wände"), 120)?.skip).toBe(100);
});

test("hits by a name that they have only in the first culture are on none of its pages", () => {
  expect(searchPages("c", "wand", 50)(code("1", "Internal wall", "Innenwand"), 0)).toBeUndefined();
});

test("a search by number is one in the second culture, too", () => {
  expect(searchPages("c", "21", 50)(code("21.1", "Wall", "Wand"), 0)?.lookup).toEqual({
    versionGuid: "c",
    classNumber: "21",
  });
});
