import { expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import type { Constraint, Facet, Specification } from "./model.ts";
import { describeSpecification, patternOfCodesBelow } from "./sentences.ts";

const schema = await loadIfc("IFC4X3_ADD2");

const speech = { entityName: schema.entityName, isEnglish: true, wording: englishText };

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

test("a class number with special characters becomes a pattern of XML Schema", () => {
  // XML Schema has no escape for a dollar sign, which is an ordinary character there.
  expect(patternOfCodesBelow(String.raw`a$\^.|?*+(){}[]-`)).toBe(
    String.raw`a$\\\^\.\|\?\*\+\(\)\{\}\[\]\-.*`,
  );
});
