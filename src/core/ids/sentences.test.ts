import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import type { Constraint, Facet, Specification } from "./model.ts";
import { describeSpecification, patternOfCodesBelow } from "./sentences.ts";
import { isShortened } from "./value-words.ts";

const schema = await loadIfc("IFC4X3_ADD2");

const speech = { entityName: schema.entityName, isEnglish: true, isWhole: false, wording: englishText };

const ANYTHING: Specification = {
  name: "Anything",
  ifcVersions: ["IFC4X3_ADD2"],
  identifier: null,
  description: null,
  instructions: null,
  minOccurs: 1,
  maxOccurs: "unbounded",
  applicability: [],
  requirements: [],
};

const entity = (name: string): Facet => ({ kind: "entity", name, predefinedType: null });

/** What 'There must be …' says of the elements that a facet names. */
function subject(...applicability: Facet[]): string {
  const [sentence = ""] = describeSpecification({ ...ANYTHING, applicability }, speech);
  return sentence.replace("There must be ", "").replace(/\.$/, "");
}

test.each([
  ["IFCWALL", "walls"],
  ["IFCCABLECARRIERSEGMENT", "cable carrier segments"],
  ["IFCBUILDINGELEMENTPROXY", "building element proxies"],
  ["IFCREINFORCINGMESH", "reinforcing meshes"],
  ["IFCFURNITURE", "furniture"],
  ["IFCPROJECTEDCRS", "projected CRSs"],
  ["IFCRABBIT", "rabbits"],
])("%s is called %s", (name, words) => {
  expect(subject(entity(name))).toBe(words);
});

test("a part of an element", () => {
  const partOf = (name: string): Facet => ({
    kind: "partOf",
    relation: null,
    entity: { name, predefinedType: null },
  });
  expect(subject(entity("IFCBEAM"), partOf("IFCELEMENTASSEMBLY"))).toBe(
    "beams that are part of an element assembly",
  );
  expect(subject(entity("IFCBEAM"), partOf("IFCROOF"))).toBe("beams that are part of a roof");
});

test.each<[string, Constraint[], string]>([
  ["no constraints", [], "Elements must have the attribute Name."],
  [
    "patterns, of which one must match",
    [
      { name: "pattern", value: "A.*" },
      { name: "pattern", value: "B.*" },
    ],
    "Elements must have the attribute Name, like A.* or like B.*.",
  ],
  [
    "limits, all of which must hold",
    [
      { name: "minLength", value: "2" },
      { name: "maxLength", value: "5" },
    ],
    "Elements must have the attribute Name, of at least the length 2 and of at most the length 5.",
  ],
])("a value with %s", (_what, constraints, sentence) => {
  const facet: Facet = { kind: "attribute", name: "Name", value: { base: "string", constraints } };
  const requirement = { facet, cardinality: "required", uri: null, instructions: null } as const;
  const sentences = describeSpecification({ ...ANYTHING, minOccurs: 0, requirements: [requirement] }, speech);
  expect(sentences).toEqual([sentence]);
});

test("names and values from right to left keep their order in a sentence", () => {
  const facet: Facet = {
    kind: "property",
    propertySet: "باب",
    baseName: "FireRating",
    dataType: "IFCLABEL",
    value: { base: "string", constraints: ["لا", "EI 30"].map((value) => ({ name: "enumeration", value })) },
  };
  const requirement = { facet, cardinality: "required", uri: null, instructions: null } as const;
  const sentences = describeSpecification({ ...ANYTHING, minOccurs: 0, requirements: [requirement] }, speech);
  expect(sentences).toEqual([
    "Elements must have \u2068باب\u2069.FireRating, one of \u2068لا\u2069, \u2068EI 30\u2069.",
  ]);
});

/** A requirement of an attribute with one of many values. */
function manyValues(count: number): Specification {
  const constraints = Array.from({ length: count }, (_, n) => ({
    name: "enumeration" as const,
    value: `v${n + 1}`,
  }));
  const facet: Facet = { kind: "attribute", name: "Name", value: { base: "string", constraints } };
  const requirement = { facet, cardinality: "required", uri: null, instructions: null } as const;
  return { ...ANYTHING, minOccurs: 0, requirements: [requirement] };
}

test("of many values the first 50 are named, and all of them on demand", () => {
  const [sentence = ""] = describeSpecification(manyValues(2000), speech);
  expect(sentence).toMatch(
    /^Elements must have the attribute Name, one of v1, v2, .*, v50 and 1,950 more\.$/,
  );
  expect(isShortened(manyValues(2000))).toBe(true);
  expect(isShortened(manyValues(50))).toBe(false);
  const [whole = ""] = describeSpecification(manyValues(200_000), { ...speech, isWhole: true });
  expect(whole).toMatch(/, v199999, v200000\.$/);
});

test("many entities, sets, patterns and conditions make a sentence", () => {
  const [one] = manyValues(5000).requirements;
  const value = one?.facet.kind === "attribute" ? one.facet.value : null;
  const names = value ?? "";
  const patterns: Facet = {
    kind: "material",
    value: {
      base: "string",
      constraints: Array.from({ length: 5000 }, () => ({ name: "pattern", value: "a" })),
    },
  };
  const conditions: Facet[] = Array.from({ length: 5000 }, () => ({ kind: "material", value: "Oak" }));
  const facets: Facet[] = [
    { kind: "entity", name: names, predefinedType: names },
    { kind: "property", propertySet: names, baseName: names, dataType: null, value: names },
    patterns,
    ...conditions,
  ];
  expect(subject(...facets)).toMatch(/and 4,950 more/);
});

test("a long name loses its middle, and is whole on demand", () => {
  const name = `A${"b".repeat(1_000_000)}C`;
  const facet: Facet = { kind: "attribute", name, value: name };
  const requirement = { facet, cardinality: "required", uri: null, instructions: null } as const;
  const one: Specification = { ...ANYTHING, minOccurs: 0, requirements: [requirement] };
  const [sentence = ""] = describeSpecification(one, speech);
  expect(sentence).toMatch(/^Elements must have the attribute Ab+…b+C, which is Ab+…b+C\.$/);
  expect(sentence.length).toBeLessThan(300);
  expect(isShortened(one)).toBe(true);
  expect(describeSpecification(one, { ...speech, isWhole: true })[0]).toContain(`${name}, which is ${name}.`);
});

test("a class number with special characters becomes a pattern of XML Schema", () => {
  // XML Schema has no escape for a dollar sign, which is an ordinary character there.
  expect(patternOfCodesBelow(String.raw`a$\^.|?*+(){}[]-`)).toBe(
    String.raw`a$\\\^\.\|\?\*\+\(\)\{\}\[\]\-.*`,
  );
});
