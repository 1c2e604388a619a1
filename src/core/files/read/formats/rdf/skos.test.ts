import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byKey, failureOf, notesOf, outline, readOne, textFile } from "../../reading.fixture.ts";

const EX = "https://example.org/";
const HEAD = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
@prefix : <${EX}> .
`;
const turtle = (body: string) => textFile("parts.ttl", HEAD + body);

describe("SKOS", () => {
  test("concept schemes are classifications, with all data of their concepts", async () => {
    const read = await readOne(
      turtle(`:parts a skos:ConceptScheme ; dct:title "Parts"@en, "Deler"@NO ; owl:versionInfo "v2.1" .
        :wall a skos:Concept ; skos:inScheme :parts ; skos:notation "10" ; skos:definition "Upright."@en, "Aufrecht."@de ;
          skos:prefLabel "Wall"@en-gb, "Vegg"@nb, "Wall, too"@en-GB ; skos:altLabel "Partition"@en .
        :floor a skos:Concept ; skos:topConceptOf :parts ; skos:notation "9" ; skos:prefLabel "Floor" .`),
    );
    expect(outline(read.model)).toEqual(["9 Floor", "10 Wall"]);
    expect(read.model).toMatchObject({
      name: "Parts",
      cultures: ["en-GB", "nb", "en", "de"],
      classifications: [
        { iri: `${EX}parts`, names: { en: "Parts", nb: "Deler" }, versions: [{ major: 2, minor: 1 }] },
      ],
    });
    expect(read.model.classifications[0]?.codes[1]).toEqual({
      key: `${EX}wall`,
      iri: `${EX}wall`,
      number: "10",
      defaultName: "Wall",
      names: { "en-GB": "Wall", nb: "Vegg" },
      defaultDefinition: "Upright.",
      definitions: { en: "Upright.", de: "Aufrecht." },
    });
    expect(notesOf(read)).toEqual([
      `left-out ${EX}wall: There are several texts in 'en-gb'; 'Wall, too' was left out.`,
      "left-out http://www.w3.org/2004/02/skos/core#altLabel: The catalogue does not support it (1 time).",
    ]);
  });

  test.each([
    ["broader", ":b skos:broader :a . :c skos:broader :b ."],
    ["narrower", ":a skos:narrower :b . :b skos:narrower :c ."],
    ["both", ":a skos:narrower :b . :b skos:broader :a ; skos:narrower :c . :c skos:broader :b ."],
  ])("the hierarchy is there with %s alone", async (_which, links) => {
    const { model } = await readOne(
      turtle(`:c skos:prefLabel "C" . :b skos:prefLabel "B" . :a skos:prefLabel "A" . ${links}`),
    );
    expect(outline(model)).toEqual(["A", "  B", "    C"]);
  });

  test("the top concepts of a scheme, and the concepts below them, belong to it", async () => {
    const { model } = await readOne(
      turtle(`:one skos:hasTopConcept :a ; skos:prefLabel "One" . :two a skos:ConceptScheme ; skos:hasTopConcept :c, :gone .
        :a skos:prefLabel "A" ; skos:narrower :b . :b skos:prefLabel "B" . :c a skos:Concept ; skos:prefLabel "C" .`),
    );
    expect(model.classifications.map(({ iri, codes }) => [iri, codes.length])).toEqual([
      [`${EX}one`, 2],
      [`${EX}two`, 1],
    ]);
  });

  test("with several parents the first is used, with several schemes that of the parent", async () => {
    const read = await readOne(
      turtle(`:one a skos:ConceptScheme . :two a skos:ConceptScheme . :three a skos:ConceptScheme .
        :a skos:inScheme :two ; skos:prefLabel "A" . :b skos:inScheme :one ; skos:prefLabel "B" .
        :c skos:inScheme :one, :two ; skos:broader :a, :b ; skos:prefLabel "C" .
        :d skos:inScheme :one ; skos:broader :a ; skos:prefLabel "D" .`),
    );
    expect(
      read.model.classifications.map(({ key, codes }) => [key, codes.map(({ defaultName }) => defaultName)]),
    ).toEqual([
      [`${EX}two`, ["A", "C"]],
      [`${EX}one`, ["B", "D"]],
    ]);
    expect(notesOf(read)).toEqual([
      `left-out ${EX}c: It has 2 broader concepts; it is shown only below ${EX}a.`,
      `left-out ${EX}c: It is in 2 concept schemes; it is shown only in ${EX}two.`,
      `left-out ${EX}d: Its broader concept ${EX}a is in another concept scheme; it is shown at the first level.`,
      `left-out ${EX}three: The concept scheme has no concepts.`,
      ...["one", "two"]
        .map(
          (name) => `guessed ${EX}${name}: The classification has no name; '${EX}${name}' is used instead.`,
        )
        .toReversed(),
    ]);
  });

  test("narrower concepts and top concepts that are not in the file are reported", async () => {
    const read = await readOne(
      turtle(`:s a skos:ConceptScheme ; skos:prefLabel "S" ; skos:hasTopConcept :a, :gone .
        :a a skos:Concept ; skos:narrower :lost, :s ; skos:prefLabel "A" .`),
    );
    expect(outline(read.model)).toEqual(["A"]);
    expect(notesOf(read)).toEqual([
      `left-out ${EX}s: It refers to ${EX}gone, which is not a concept in the file.`,
      `left-out ${EX}a: It refers to ${EX}lost, which is not a concept in the file.`,
      `left-out ${EX}a: It refers to ${EX}s, which is not a concept in the file.`,
    ]);
  });

  test("a concept whose broader concept is not in the file is said to lack it, with and without a scheme", async () => {
    const read = await readOne(
      turtle(`:s a skos:ConceptScheme ; skos:prefLabel "S" .
        :a a skos:Concept ; skos:inScheme :s ; skos:broader :gone ; skos:prefLabel "A" .
        :b a skos:Concept ; skos:broader :lost ; skos:prefLabel "B" .`),
    );
    expect(notesOf(read)).toEqual([
      `left-out ${EX}a: The parent '${EX}gone' is not in the file; the code is placed at the first level.`,
      `left-out ${EX}b: The parent '${EX}lost' is not in the file; the code is placed at the first level.`,
    ]);
  });

  test("deprecated concepts are read and listed; cycles, further notations and concepts without a scheme are reported", async () => {
    const read = await readOne(
      turtle(`:a a skos:Concept ; skos:broader :b ; skos:prefLabel "A" ; owl:deprecated true ; skos:notation "1", "2" .
        :b a skos:Concept ; skos:broader :a, :gone ; skos:prefLabel "B" .
        [] a skos:Concept ; skos:prefLabel "Blank" .`),
    );
    expect(read.model.classifications[0]?.defaultName).toBe("parts.ttl");
    expect(outline(read.model)).toEqual(["1 A", "  B", "Blank"]);
    const codes = read.model.classifications[0]?.codes ?? [];
    expect(codes.map(({ isDeprecated }) => isDeprecated)).toEqual([true, undefined, undefined]);
    expect(notesOf(read)).toEqual([
      `left-out ${EX}b: The broader concept ${EX}gone is not in the file.`,
      `remark ${EX}a: It is marked as deprecated.`,
      `left-out ${EX}a: It has 2 notations; '1' is used as its class number.`,
      "guessed _:1: 'Blank' has no IRI; its GUID is derived from its position in the file.",
      `left-out ${EX}a: The code is its own ancestor; '${EX}a' is placed at the first level.`,
    ]);
  });

  test("collections are property tags, in their order if they are ordered", async () => {
    const { model } = await readOne(
      turtle(`:a a skos:Concept ; skos:prefLabel "A" . :b a skos:Concept ; skos:prefLabel "B" .
        :set a skos:OrderedCollection ; skos:prefLabel "Set" ; skos:memberList ( :b :a ) .
        :bag a skos:Collection ; skos:prefLabel "Bag" ; skos:member :a .`),
    );
    expect(byKey(model.propertyTags)).toMatchObject({
      [`${EX}set`]: { defaultName: "Set", properties: [`${EX}b`, `${EX}a`] },
      [`${EX}bag`]: { properties: [`${EX}a`] },
    });
    expect(model.properties.map(({ defaultName }) => defaultName)).toEqual(["B", "A"]);
  });

  test("SKOS-XL labels and custom types are supported", async () => {
    const { model } = await readOne(
      turtle(`:a a :Material ; skos:inScheme :s ; xl:prefLabel [ xl:literalForm "Stone"@en ] .`),
    );
    expect(outline(model)).toEqual(["Stone"]);
  });

  test("version GUIDs are read from IRIs", async () => {
    const { model } = await readOne(
      turtle(`<urn:uuid:11111111-2222-4333-8444-555555555555> a skos:Concept ; skos:prefLabel "A" ; skos:notation "1" .
        <urn:plinth:0112%2F%2F%2F62720%23UAA619> a skos:Concept ; skos:prefLabel "B" ; skos:notation "2" .
        <urn:plinth:guid:x%20y> a skos:Concept ; skos:prefLabel "C" ; skos:notation "3" .`),
    );
    expect(model.classifications[0]?.codes).toMatchObject([
      { versions: [{ guid: "11111111-2222-4333-8444-555555555555" }] },
      { versions: [{ guid: "0112///62720#UAA619" }] },
      { guid: "x y" },
    ]);
  });
});

test("has the same result in every syntax", async () => {
  const expected = await readOne(
    turtle(
      `:s a skos:ConceptScheme ; skos:prefLabel "S"@en . :a a skos:Concept ; skos:inScheme :s ; skos:prefLabel "Ä"@de .`,
    ),
  );
  const [S, A] = [`${EX}s`, `${EX}a`];
  const SKOS = "http://www.w3.org/2004/02/skos/core#";
  const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
  const others = [
    `# comment\n<${S}> <${TYPE}> <${SKOS}ConceptScheme> .\n<${S}> <${SKOS}prefLabel> "S"@en .\n<${A}> <${TYPE}> <${SKOS}Concept> .
      <${A}> <${SKOS}inScheme> <${S}> .\n<${A}> <${SKOS}prefLabel> "\\u00C4"@de .`,
    `<?xml version="1.0" encoding="ISO-8859-1"?><!-- a <b> --><!DOCTYPE rdf:RDF [<!ENTITY skos "${SKOS}">]>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="&skos;">
      <skos:ConceptScheme rdf:about="${S}"><skos:prefLabel xml:lang="en">S</skos:prefLabel></skos:ConceptScheme>
      <rdf:Description rdf:about="${A}"><rdf:type rdf:resource="&skos;Concept"/><skos:inScheme rdf:resource="${S}"/>
      <skos:prefLabel xml:lang="de">&#196;</skos:prefLabel></rdf:Description></rdf:RDF>`,
    JSON.stringify({
      "@graph": [
        { "@id": S, "@type": "skos:ConceptScheme", "skos:prefLabel": { "@value": "S", "@language": "en" } },
        { "@id": A, "@type": "skos:Concept", "skos:inScheme": { "@id": S }, label: { de: "Ä" } },
      ],
      "@context": { skos: SKOS, label: { "@id": "skos:prefLabel", "@container": "@language" } },
    }),
  ];
  for (const text of others) {
    const { model } = await readOne(textFile("parts.ttl", text));
    expect(model).toEqual(expected.model);
  }
});

test("a hierarchy of any shape becomes a valid tree of all concepts", async () => {
  const links = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.constantFrom("broader", "narrower"), fc.nat(2)));
  await fc.assert(
    fc.asyncProperty(links, async (all) => {
      const concepts = Array.from(
        { length: 10 },
        (_, at) => `:c${at} a skos:Concept ; skos:notation "${at}" .`,
      );
      const triples = all.map(
        ([a, b, link, scheme]) => `:c${a} skos:${link} :c${b} ; skos:inScheme :s${scheme} .`,
      );
      // Fails if the model is invalid.
      const { model } = await readOne(turtle([...concepts, ...triples].join("\n")));
      expect(model.classifications.flatMap(({ codes }) => codes)).toHaveLength(10);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [
    "Turtle",
    `${HEAD}\n:a a skos:Concept ;\n skos:prefLabel "A"@en\n:b a skos:Concept .`,
    /^The file is not valid Turtle: the end of a statement is missing\.$/,
    "line 9",
  ],
  ["a prefix", "@prefix a: <b> .\n<a> <b> x:y .", /Turtle: the prefix 'x:' is not declared\.$/, "line 2"],
  [
    "an identifier",
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n<a rdf:ID="1"/></rdf:RDF>',
    /RDF\/XML: '1' is not a valid identifier\.$/,
    "line 2",
  ],
  [
    "a namespace",
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n<q:a/></rdf:RDF>',
    /RDF\/XML: the namespace prefix 'q' is not declared\.$/,
    "line 2",
  ],
  [
    "a node",
    JSON.stringify({
      "@graph": [...Array.from({ length: 150 }, (_, at) => ({ "@id": `x:${at}` })), { "@id": 5 }],
    }),
    /JSON-LD: the value of '@id' is not valid\.$/,
    "@graph[100] to [150]",
  ],
  ["N-Triples", "<http://a> <http://b> <http://c> .\n<http://a> <http://b> x .", /Turtle/, "line 2"],
  [
    "RDF/XML",
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n<a></rdf:RDF>',
    /well-formed XML/,
    "line 2, column 14",
  ],
  ["JSON-LD", '{"@context": {}, "@graph": [\n{"@id": "x",}]}', /not valid JSON/, "line 2, column 13"],
  [
    "a remote context",
    '{"@context": "https://example.org/c.json", "@id": "x"}',
    /nothing is loaded from other sources/,
    "@context",
  ],
  ["no SKOS", "<http://a> <http://b> <http://c> .", /no SKOS concept/, null],
])("broken or foreign %s gives a sentence and the location", async (_what, text, message, where) => {
  const failure = await failureOf(textFile("x", text));
  expect(failure.message).toMatch(message);
  expect(failure.where).toBe(where);
});
