import { expect, test } from "vitest";
import { coverageOf } from "./coverage.ts";
import type { Specification } from "./model.ts";

function specification(name: string, identifier: string | null): Specification {
  return {
    name,
    identifier,
    ifcVersions: ["IFC4"],
    description: null,
    instructions: null,
    minOccurs: 0,
    maxOccurs: "unbounded",
    applicability: [],
    requirements: [],
  };
}

const INFO = {
  title: "T",
  copyright: null,
  version: null,
  description: null,
  author: null,
  date: null,
  purpose: null,
  milestone: null,
};

test("specifications are joined to product types by GUID, else by name", () => {
  const [wall, door, roof] = [
    { guid: "a", name: "Wall" },
    { guid: "b", name: "Door" },
    { guid: "c", name: "Roof" },
  ];
  const specifications = [
    specification("Anything", "a"),
    specification("DOOR", null),
    specification("Pipe", "x"),
  ];
  const coverage = coverageOf({ info: INFO, specifications }, [wall, door, roof]);
  expect(coverage.specifications.map(({ productTypes }) => productTypes)).toEqual([[wall], [door], []]);
  expect(coverage.notCovered).toEqual([roof]);
});
