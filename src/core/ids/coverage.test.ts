import { expect, test } from "vitest";
import { coverageOf, propertyCoverageOf } from "./coverage.ts";
import { FIRE_RATING, INFO, productType } from "./ids.fixture.ts";
import type { Cardinality, IdsFile, Requirement, Specification } from "./model.ts";
import { NO_MAPPING, type PropertyMapping } from "./product-type.ts";

function specification(name: string, fields: Partial<Specification> = {}): Specification {
  return {
    name,
    identifier: null,
    ifcVersions: ["IFC4"],
    description: null,
    instructions: null,
    minOccurs: 0,
    maxOccurs: "unbounded",
    applicability: [],
    requirements: [],
    ...fields,
  };
}

const file = (...specifications: Specification[]): IdsFile => ({ info: INFO, specifications });

function requires(set: string, name: string, cardinality: Cardinality = "required"): Requirement {
  const facet = {
    kind: "property",
    propertySet: set,
    baseName: name,
    dataType: "IFCLABEL",
    value: null,
  } as const;
  return { facet, cardinality, uri: null, instructions: null };
}

const WALL = productType("Wall", ["Fire rating", "Colour"]);
const DOOR = productType("Door", ["Colour"]);

test("specifications are joined to product types by GUID, else by name", () => {
  const roof = productType("Roof");
  const coverage = coverageOf(
    file(
      specification("Anything", { identifier: WALL.guid }),
      specification("DOOR"),
      specification("Pipe", { identifier: "x" }),
    ),
    [WALL, DOOR, roof],
  );
  expect(coverage.specifications.map(({ productTypes }) => productTypes)).toEqual([[WALL], [DOOR], []]);
  expect(coverage).toMatchObject({ covered: [WALL, DOOR], notCovered: [roof] });
});

/** What a file for walls lacks and asks for besides, as texts. */
function compare(requirements: readonly Requirement[], mapped?: Partial<PropertyMapping>) {
  const mapping =
    mapped === undefined
      ? NO_MAPPING
      : {
          ...NO_MAPPING,
          properties: new Map([
            [WALL.key, new Map([["guid of Fire rating", { ...FIRE_RATING, ...mapped }]])],
          ]),
        };
  const { lacking, besides } = propertyCoverageOf(
    coverageOf(file(specification("Wall", { requirements })), [WALL]),
    mapping,
  );
  return {
    lacking: lacking.map(({ productType: { name }, properties }) => `${name}: ${properties.join(", ")}`),
    besides: besides.flatMap((one) =>
      one.requirements.map(({ facet }) => ("baseName" in facet ? facet.baseName : facet.kind)),
    ),
  };
}

test("properties are compared by their names where they are not mapped", () => {
  expect(compare([requires("Pset_WallCommon", "FireRating"), requires("Office", "Weight")])).toEqual({
    lacking: ["Wall: Colour"],
    besides: ["Weight"],
  });
});

test("a unit or an abbreviation in brackets after the name need not be in the file", () => {
  const pipe = productType("Pipe", ["Clear width (mm)", "Global Trade Item Number (GTIN)", "Length [m]"]);
  const requirements = [
    requires("Office", "Clear width (mm)"),
    requires("Pset_ManufacturerTypeInformation", "GlobalTradeItemNumber"),
  ];
  const coverage = coverageOf(file(specification("Pipe", { requirements })), [pipe]);
  expect(propertyCoverageOf(coverage, NO_MAPPING)).toMatchObject({
    lacking: [{ properties: ["Length [m]"] }],
    besides: [],
  });
});

test("mapped properties are compared by set and name", () => {
  const rating = requires("Pset_WallCommon", "FireRating");
  expect(compare([rating], {}).lacking).toEqual(["Wall: Colour"]);
  expect(compare([requires("Office", "FireRating")], {})).toEqual({
    lacking: ["Wall: Fire rating, Colour"],
    besides: ["FireRating"],
  });
  const renamed = { propertySet: "Office", baseName: "R" };
  expect(compare([requires("Office", "R")], renamed).lacking).toEqual(["Wall: Colour"]);
});

test("a property that is left out is not lacking, and a prohibited one is not had", () => {
  expect(compare([], { isIncluded: false }).lacking).toEqual(["Wall: Colour"]);
  const prohibited = requires("Pset_WallCommon", "FireRating", "prohibited");
  expect(compare([prohibited]).lacking).toEqual(["Wall: Fire rating, Colour"]);
  expect(compare([prohibited], {}).lacking).toEqual(["Wall: Fire rating, Colour"]);
  expect(compare([prohibited], { cardinality: "prohibited" }).lacking).toEqual(["Wall: Colour"]);
});

test("whatever is no property is asked for besides", () => {
  const material: Requirement = { ...requires("", ""), facet: { kind: "material", value: null } };
  expect(compare([material]).besides).toEqual(["material"]);
});

test("without properties, nothing is compared", () => {
  const roof = productType("Roof");
  const coverage = coverageOf(file(specification("Roof", { requirements: [requires("A", "B")] })), [roof]);
  expect(propertyCoverageOf(coverage, NO_MAPPING)).toEqual({ lacking: [], besides: [], unknown: [roof] });
});
