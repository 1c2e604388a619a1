import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { checkIds } from "./check-ids.ts";
import { INFO } from "./ids.fixture.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import { CONSTRAINTS, type PropertyFacet, type Restriction, type Specification } from "./model.ts";

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

/** A restriction with constraints like `minInclusive 1`. */
const limits = (base: string, ...constraints: string[]): Restriction => ({
  base,
  constraints: constraints.flatMap((one) => {
    const [word, value = ""] = one.split(" ");
    const name = CONSTRAINTS.find((each) => each === word);
    return name === undefined ? [] : [{ name, value }];
  }),
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
  [withProperty({ value: limits("double", "pattern 1") }), "not values of xs:double"],
  [withProperty({ value: limits("string", "minInclusive 1") }), "cannot restrict a text"],
  [withProperty({ value: limits("string", "pattern [a-") }), "'[a-' is no regular expression"],
  [withProperty({ baseName: limits("string", "pattern (?=a)") }), "'(?=a)' is no regular expression"],
  [withEntity("IFCDOOR"), "never one that it applies to"],
] satisfies [Partial<Specification>, string][])("%j: %s", (change, sentence) => {
  expect(problems(change).join(" ")).toContain(sentence);
});

/** What is said of a restriction of the values of an attribute, whose data type is not known. */
function problemsOf(value: Restriction): string[] {
  const facet = { kind: "attribute" as const, name: "Name", value };
  return problems({ requirements: [{ facet, cardinality: "required", uri: null, instructions: null }] });
}

test.each([
  [limits("double", "minInclusive 10", "maxInclusive 5"), "minInclusive 10 and maxInclusive 5"],
  [limits("double", "maxExclusive 1e1", "minInclusive 10.0"), "minInclusive 10.0 and maxExclusive 1e1"],
  [limits("double", "minExclusive 10", "maxInclusive 10"), "minExclusive 10 and maxInclusive 10"],
  [limits("double", "minExclusive 0", "maxExclusive 0"), "minExclusive 0 and maxExclusive 0"],
  [
    limits("double", "minInclusive 1", "minInclusive 9", "maxInclusive 5"),
    "minInclusive 9 and maxInclusive 5",
  ],
  [limits("integer", "minExclusive 1", "maxExclusive 2"), "minExclusive 1 and maxExclusive 2"],
  [limits("integer", "minInclusive 100", "totalDigits 2"), "minInclusive 100 and totalDigits 2"],
  [limits("date", "minInclusive 2025-01-31", "maxInclusive 2025-01-30"), "together exclude"],
  [limits("date", "minInclusive 2025-01-31Z", "maxExclusive 2025-01-31+00:00"), "together exclude"],
  [limits("dateTime", "minExclusive 2025-01-31T12:00:00", "maxExclusive 2025-01-31T12:00:00.0"), "together"],
  [limits("time", "minInclusive 12:00:00", "maxInclusive 11:59:59"), "together exclude"],
  [limits("string", "minLength 3", "maxLength 2"), "minLength 3 and maxLength 2"],
  [limits("string", "length 3", "maxLength 2"), "length 3 and maxLength 2"],
  [limits("string", "minLength 4", "length 3"), "minLength 4 and length 3"],
  [limits("string", "length 3", "length 4"), "length 4 and length 3"],
  [limits("double", "totalDigits 2", "fractionDigits 3"), "fractionDigits at most totalDigits"],
  [limits("double", "totalDigits 0"), "at least 1"],
  [limits("double", "minInclusive ten"), "minInclusive is 'ten', which is not a value of xs:double"],
])("the limits in %j are refused", (value, sentence) => {
  expect(problemsOf(value).join(" ")).toContain(sentence);
});

test.each([
  limits("double", "minInclusive 5", "maxInclusive 5", "totalDigits 3", "fractionDigits 2"),
  limits("double", "minExclusive 1", "maxExclusive 2"),
  limits("integer", "minExclusive 1", "maxExclusive 3"),
  limits("date", "minInclusive 2025-01-30", "maxInclusive 2025-01-31"),
  // Whether the first is before the second depends on the place.
  limits("date", "minInclusive 2025-01-31", "maxInclusive 2025-01-30Z"),
  limits("string", "minLength 2", "maxLength 2", "length 2"),
])("the limits in %j are accepted", (value) => {
  expect(problemsOf(value)).toEqual([]);
});

test("many sets and properties have one problem for each set", () => {
  const names = (prefix: string) =>
    enumeration("string", ...Array.from({ length: 2000 }, (_, n) => `${prefix}${n}`));
  expect(problems(withProperty({ propertySet: names("Pset_"), baseName: names("") }))).toHaveLength(2000);
});

test("a pattern that could match a name in many ways is taken to allow it", () => {
  const patterns = limits("string", "pattern (A|AA)+B", "pattern A?A?A?A?A?A?A?A?B");
  const applicability = [{ kind: "entity" as const, name: "IFCWALL", predefinedType: null }];
  const facet = { kind: "entity" as const, name: patterns, predefinedType: null };
  expect(
    problems({
      applicability,
      requirements: [{ facet, cardinality: "required", uri: null, instructions: null }],
    }),
  ).toEqual([]);
});

test("a long name is quoted without its middle", () => {
  const [problem = ""] = problems(withProperty({ propertySet: `Pset_${"x".repeat(1_000_000)}` }));
  expect(problem.length).toBeLessThan(300);
});
