import { expect, test } from "vitest";
import { notesOf, outline, readOne, textFile } from "../../reading.fixture.ts";

const EX = "https://example.org/";
const SKOS = "http://www.w3.org/2004/02/skos/core#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const HEAD = `@prefix skos: <${SKOS}> .
@prefix rdf: <${RDF}> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
@prefix : <${EX}> .
:s a skos:ConceptScheme ; skos:prefLabel "S" .
`;
const turtle = (body: string) => textFile("parts.ttl", HEAD + body);
const missing = (concept: string, parent: string) =>
  `left-out ${EX}${concept}: The parent '${EX}${parent}' is not in the file; the code is placed at the first level.`;

test("concepts may have classes that the file derives from those of SKOS, on any level", async () => {
  const { model } = await readOne(
    turtle(`:Phase rdfs:subClassOf :Stage , [ a :Restriction ] . :Stage rdfs:subClassOf skos:Concept , :Phase .
      :List rdfs:subClassOf skos:ConceptScheme . :Group rdfs:subClassOf skos:OrderedCollection .
      :l a :List ; skos:prefLabel "L" . :sow a :Phase ; skos:prefLabel "Sowing" .
      :reap a :Stage ; skos:prefLabel "Reaping" ; skos:inScheme :l . :g a :Group ; skos:memberList (:sow) ; skos:prefLabel "G" .`),
  );
  expect(outline(model)).toEqual(["Sowing", "Reaping"]);
  expect(model.classifications.map(({ defaultName }) => defaultName)).toContain("L");
  expect(model.propertyTags).toMatchObject([{ defaultName: "G", properties: [`${EX}sow`] }]);
});

test("derived classes of other classes are only counted", async () => {
  const read = await readOne(
    turtle(
      `:a a skos:Concept ; skos:inScheme :s ; skos:prefLabel "A" . :B rdfs:subClassOf :C , :D . :D rdfs:subClassOf :B .`,
    ),
  );
  expect(notesOf(read)).toEqual([
    "left-out http://www.w3.org/2000/01/rdf-schema#subClassOf: The catalogue does not support it (3 times).",
  ]);
});

test("a subject with a preferred label that is no concept is named", async () => {
  const read = await readOne(
    turtle(`:a a skos:Concept ; skos:inScheme :s ; skos:prefLabel "A" . :p a :Person ; skos:prefLabel "Ada"@en .
      :q xl:prefLabel :label . :label xl:literalForm "Grace" . :r a :Person ; rdfs:label "No preferred one" .`),
  );
  expect(outline(read.model)).toEqual(["A"]);
  const reason = "has a preferred label, but neither the type nor a relation of a concept; it was left out.";
  expect(notesOf(read)).toEqual([`left-out ${EX}p: 'Ada' ${reason}`, `left-out ${EX}q: 'Grace' ${reason}`]);
});

test.each([
  ["typed", ":label a xl:Label ; skos:inScheme :s ; xl:literalForm 'Oak' ."],
  [
    "of a derived class",
    ":My rdfs:subClassOf xl:Label . :label a :My ; skos:inScheme :s ; skos:notation '1' .",
  ],
  ["without a type", ":label skos:inScheme :s ; xl:literalForm 'Oak' ."],
])("labels of SKOS-XL are no concepts: %s", async (_what, label) => {
  const { model } = await readOne(
    turtle(
      `:oak a skos:Concept ; skos:inScheme :s ; skos:prefLabel "Oak" ; xl:altLabel :label ; skos:narrower :label . ${label}`,
    ),
  );
  expect(outline(model)).toEqual(["Oak"]);
});

const CONTEXT = {
  skos: SKOS,
  ...Object.fromEntries(
    ["narrower", "broader", "inScheme", "hasTopConcept", "topConceptOf"].map((name) => [
      name,
      { "@id": `skos:${name}`, "@type": "@id", "@container": "@list" },
    ]),
  ),
};
const concept = (id: string, members: object = {}) => ({
  "@id": `${EX}${id}`,
  "@type": "skos:Concept",
  "skos:prefLabel": id,
  ...members,
});

test.each([
  ["narrower", { narrower: [`${EX}b`, `${EX}c`] }, {}],
  ["broader", {}, { broader: [`${EX}a`] }],
])("lists of JSON-LD are no concepts, and their items count: %s", async (_link, ofA, ofOthers) => {
  const scheme = {
    "@id": `${EX}s`,
    "@type": "skos:ConceptScheme",
    "skos:prefLabel": "S",
    hasTopConcept: [`${EX}a`],
  };
  const file = {
    "@context": CONTEXT,
    "@graph": [
      scheme,
      concept("a", { ...ofA, topConceptOf: [`${EX}s`] }),
      concept("b", { ...ofOthers, inScheme: [`${EX}s`] }),
      concept("c", { ...ofOthers, inScheme: [] }),
    ],
  };
  const read = await readOne(textFile("a.jsonld", JSON.stringify(file)));
  expect(read.model.classifications.map(({ defaultName }) => defaultName)).toEqual(["S"]);
  expect(outline(read.model)).toEqual(["a", "  b", "  c"]);
  expect(notesOf(read)).toEqual([]);
});

test("a parent that is not in the file is the same note by broader and by narrower", async () => {
  const body = `:energy a skos:Concept ; skos:inScheme :s ; skos:prefLabel "Energy" .`;
  const byBroader = await readOne(turtle(`${body} :energy skos:broader :work .`));
  const byNarrower = await readOne(turtle(`${body} :work skos:narrower :energy .`));
  expect(byNarrower.model).toEqual(byBroader.model);
  expect(notesOf(byNarrower)).toEqual([missing("energy", "work")]);
  expect(notesOf(byBroader)).toEqual([missing("energy", "work")]);
});

test("a child that is not in the file is the same note by broader and by narrower", async () => {
  const body = `:energy a skos:Concept ; skos:inScheme :s ; skos:prefLabel "Energy" .`;
  const note = `left-out ${EX}energy: It refers to ${EX}heat, which is not a concept in the file.`;
  for (const relation of [":energy skos:narrower :heat .", ":heat skos:broader :energy ."]) {
    const read = await readOne(turtle(body + relation));
    expect(outline(read.model)).toEqual(["Energy"]);
    expect(notesOf(read)).toEqual([note]);
  }
});

test("definitions that are nodes are read; those without a text are named", async () => {
  const read = await readOne(
    turtle(`:a a skos:Concept ; skos:inScheme :s ; skos:prefLabel "A" ;
        skos:definition "Eine Rampe."@de , [ rdf:value "A ramp."@en ] , :note , <urn:elsewhere> .
      :note rdf:value "Un plan."@fr . :other rdf:value "?" .`),
  );
  expect(read.model.classifications[0]?.codes[0]).toMatchObject({
    defaultDefinition: "A ramp.",
    definitions: { de: "Eine Rampe.", en: "A ramp.", fr: "Un plan." },
  });
  expect(notesOf(read)).toEqual([
    `left-out ${EX}a: Its definition urn:elsewhere is a node without a text (rdf:value) and was left out.`,
    `left-out ${RDF}value: The catalogue does not support it (1 time).`,
  ]);
});
