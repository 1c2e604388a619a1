import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { checkIds } from "./check-ids.ts";
import { INFO } from "./ids.fixture.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import type { PropertyFacet, Specification } from "./model.ts";

const schema = await loadIfc("IFC4");

const FIRE_RATING: PropertyFacet = {
  kind: "property",
  propertySet: "Pset_WallCommon",
  baseName: "FireRating",
  dataType: "IFCLABEL",
  value: null,
};

const WALLS: Specification = {
  name: "Walls",
  ifcVersions: ["IFC4"],
  identifier: null,
  description: null,
  instructions: null,
  minOccurs: 0,
  maxOccurs: "unbounded",
  applicability: [{ kind: "entity", name: "IFCWALL", predefinedType: null }],
  requirements: [{ facet: FIRE_RATING, cardinality: "required", uri: null, instructions: null }],
};

function problems(change: Partial<Specification>): string[] {
  const file = { info: INFO, specifications: [{ ...WALLS, ...change }] };
  return checkIds(file, () => schema).map(({ sentence }) => englishText(sentence));
}

function withProperty(change: Partial<PropertyFacet>): Partial<Specification> {
  return {
    requirements: WALLS.requirements.map((one) => ({ ...one, facet: { ...FIRE_RATING, ...change } })),
  };
}

const enumeration = (base: string, ...values: string[]) => ({
  base,
  constraints: values.map((value) => ({ name: "enumeration" as const, value })),
});

const limit = (base: string, name: "pattern" | "minInclusive") => ({
  base,
  constraints: [{ name, value: "1" }],
});

/** A specification for walls that requires an entity. */
function withEntity(name: string): Partial<Specification> {
  const facet = { kind: "entity" as const, name, predefinedType: null };
  return { requirements: [{ facet, cardinality: "required", uri: null, instructions: null }] };
}

test("a correct specification has no problem", () => {
  expect(problems(withEntity("IFCWALL"))).toEqual([]);
  expect(problems({})).toEqual([]);
  expect(problems(withProperty({ propertySet: "Office", baseName: "Anything" }))).toEqual([]);
  expect(problems(withProperty({ value: enumeration("string", "EI 30", "EI 60") }))).toEqual([]);
});

test.each([
  [{ minOccurs: 1, maxOccurs: 1 }, "has no meaning"],
  [{ minOccurs: 0, maxOccurs: 0 }, "must not have requirements"],
  [{ applicability: [{ kind: "entity", name: "IfcWall", predefinedType: null }] }, "upper case"],
  [{ applicability: [{ kind: "entity", name: "IFCRABBIT", predefinedType: null }] }, "no entity IFCRABBIT"],
  [{ applicability: [] }, "which elements"],
  [withProperty({ propertySet: "Pset_Office" }), "'Pset_Office' is no set of IFC4"],
  [withProperty({ propertySet: "PSET_WALLCOMMON" }), "'PSET_WALLCOMMON' is no set of IFC4"],
  [withProperty({ propertySet: "qto_Office" }), "'qto_Office' is no set of IFC4"],
  [withProperty({ propertySet: " Pset_Office" }), "' Pset_Office' is no set of IFC4"],
  [withProperty({ baseName: "Colour" }), "has no property 'Colour'"],
  [withProperty({ dataType: "IFCRABBIT" }), "no data type"],
  [withProperty({ dataType: null, value: "EI 30" }), "must have a data type"],
  [withProperty({ dataType: "IFCREAL", value: "1,5" }), "'1,5' is not a value of IFCREAL"],
  [withProperty({ dataType: "IFCREAL", value: enumeration("string", "1.5") }), "must be as xs:double"],
  [withProperty({ value: enumeration("string") }), "no constraints"],
  [withProperty({ value: limit("double", "pattern") }), "not values of xs:double"],
  [withProperty({ value: limit("string", "minInclusive") }), "cannot restrict a text"],
  [withEntity("IFCDOOR"), "never one that it applies to"],
] satisfies [Partial<Specification>, string][])("%j: %s", (change, sentence) => {
  expect(problems(change).join(" ")).toContain(sentence);
});
