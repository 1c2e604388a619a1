import { Readable } from "node:stream";
import * as fc from "fast-check";
import { JsonLdParser } from "jsonld-streaming-parser";
import { Parser, type Term } from "n3";
import { RdfXmlParser } from "rdfxml-streaming-parser";
import { describe, expect, test } from "vitest";
import type { Chunks } from "../../chunks.ts";
import { anyText, bytesOf, code, codesExport, entry, textOf } from "../../exports.fixture.ts";
import type { CodesExport } from "../../kinds/codes.ts";
import { writeJsonLd } from "./json-ld.ts";
import { writeRdfXml } from "./rdf-xml.ts";
import { writeTurtle } from "./turtle.ts";

const SKOS = "http://www.w3.org/2004/02/skos/core#";
const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const SCHEME = "urn:uuid:11111111-2222-4333-8444-555555555555";

type Triple = {
  readonly subject: { value: string };
  readonly predicate: { value: string };
  readonly object: Term;
};

/** Subject, property, value, and the language of a text; languages are compared ignoring case. */
function parts({ subject, predicate, object }: Triple): string[] {
  const value =
    object.termType === "Literal" ? [object.value, object.language.toLowerCase()] : [object.value];
  return [subject.value, predicate.value === RDF_TYPE ? "a" : predicate.value.replace(SKOS, ""), ...value];
}

const sorted = (triples: Iterable<Triple>): string[] =>
  [...new Set([...triples].map((triple) => JSON.stringify(parts(triple))))].toSorted();

async function streamed(parser: NodeJS.ReadWriteStream, chunks: Chunks): Promise<string[]> {
  const triples: Triple[] = [];
  await new Promise((resolve, reject) => {
    Readable.from([Buffer.from(bytesOf(chunks))])
      .on("error", reject)
      .pipe(parser)
      .on("data", (triple: Triple) => triples.push(triple))
      .on("error", reject)
      .on("end", resolve);
  });
  return sorted(triples);
}

const fromTurtle = (data: CodesExport) => new Parser().parse(textOf(writeTurtle(data)));
const fromJsonLd = async (data: CodesExport) => streamed(new JsonLdParser(), writeJsonLd(data));
const fromRdfXml = async (data: CodesExport) => streamed(new RdfXmlParser(), writeRdfXml(data));

/** The triples about a subject, by property. */
function about(data: CodesExport, subject: string): Record<string, unknown[]> {
  const own = fromTurtle(data)
    .map(parts)
    .filter(([of]) => of === subject);
  const properties = Map.groupBy(own, ([, property = ""]) => property);
  return Object.fromEntries(
    [...properties].map(([property, same]) => [
      property,
      same.map(([, , value, language]) => (language ? `${value}@${language}` : value)),
    ]),
  );
}

const guid = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const iri = (digit: number) => `urn:uuid:${guid(digit)}`;

describe("a classification", () => {
  const data = codesExport([
    code({
      versionGuid: guid(1),
      classNumber: "01",
      name: "Vegg",
      defaultName: "Wall",
      technicalDefinition: "Loddrett",
      defaultTechnicalDefinition: "Upright",
    }),
    code({ versionGuid: guid(2), classNumber: "01.1", defaultName: "Inner wall", level: 2, parent: 0 }),
    code({ versionGuid: guid(3), classNumber: "02", name: "Dør", defaultName: "Door" }),
  ]);

  test("is a scheme with its top concepts", () => {
    expect(about(data, SCHEME)).toEqual({
      a: [`${SKOS}ConceptScheme`],
      prefLabel: ["Parts@en"],
      hasTopConcept: [iri(1), iri(3)],
    });
  });

  test("has one concept per code, with relations in both directions", () => {
    expect(about(data, iri(1))).toEqual({
      a: [`${SKOS}Concept`],
      inScheme: [SCHEME],
      topConceptOf: [SCHEME],
      notation: ["01"],
      prefLabel: ["Wall@en", "Vegg@nb-no"],
      definition: ["Upright@en", "Loddrett@nb-no"],
      narrower: [iri(2)],
    });
  });

  test("does not tag a fallback name with the requested culture", () => {
    expect(about(data, iri(2))).toMatchObject({ prefLabel: ["Inner wall@en"], broader: [iri(1)] });
  });

  test("exported in part has the part's root as its top concept", () => {
    const [root, ...others] = data.codes;
    const part = { ...data, codes: root ? [{ ...root, isContext: true }, ...others] : [] };
    expect(about(part, iri(1))).toEqual({});
    expect(about(part, iri(2))).toMatchObject({ topConceptOf: [SCHEME] });
    expect(about(part, iri(2))).not.toHaveProperty("broader");
  });

  test("has no hierarchy for hits", () => {
    const hits = codesExport([code({ versionGuid: guid(1), level: null })]);
    expect(about(hits, iri(1))).toEqual({ a: [`${SKOS}Concept`], inScheme: [SCHEME] });
  });
});

test("codes with the same subject are one concept, with one name per language and all its parents", () => {
  const same = { versionGuid: guid(3), level: 2 };
  const data = codesExport([
    code({ versionGuid: guid(1) }),
    code({ ...same, defaultName: "Door", parent: 0 }),
    code({ versionGuid: guid(2) }),
    code({ ...same, versionGuid: guid(3).replaceAll("-", ""), defaultName: "Doors", parent: 2 }),
  ]);
  expect(about(data, iri(3))).toMatchObject({ prefLabel: ["Door@en"], broader: [iri(1), iri(2)] });
});

test("a second name in the same language is an alternative label", () => {
  const texts = [
    { name: "Colour", definition: null },
    { name: "COLOR", definition: null },
  ];
  const codes = [code({ versionGuid: guid(1), defaultName: "Colour", texts })];
  const labels = about(codesExport(codes, { cultures: ["EN", "en"] }), iri(1));
  expect(labels).toMatchObject({ prefLabel: ["Colour@en"], altLabel: ["COLOR@en"] });
});

test.each([
  ["0a1B2c3d-0000-4000-8000-000000000000", "urn:uuid:0a1B2c3d-0000-4000-8000-000000000000"],
  ["00000001000040008000000000000000", "urn:uuid:00000001-0000-4000-8000-000000000000"],
  ["00000001-000040008000000000000000", "urn:plinth:00000001-000040008000000000000000"],
  ["0112/2///62720#UAA619", "urn:plinth:0112%2F2%2F%2F%2F62720%23UAA619"],
  ["ø <x> \ud83d", "urn:plinth:%C3%B8%20%3Cx%3E%20%EF%BF%BD"],
])("the version GUID %j is the subject %s", (versionGuid, subject) => {
  expect(about(codesExport([code({ versionGuid })]), subject)).toMatchObject({ a: [`${SKOS}Concept`] });
});

test("codes without GUIDs have unique subjects", () => {
  const data = codesExport([code({ classNumber: "1" }), code({ classNumber: "1" }), code({ guid: "1" })]);
  const concepts = fromTurtle(data).filter(({ object }) => object.value === `${SKOS}Concept`);
  expect(new Set(concepts.map(({ subject }) => subject.value)).size).toBe(3);
});

const anyGuid = fc.oneof(fc.uuid(), anyText, fc.constant(null));
const anyCulture = fc.oneof(
  fc.constantFrom("nb-NO", "nb_NO", "de", "en", "EN", "x", "1033", "sr-Latn-RS"),
  anyText,
);
const anyCode = fc.record({
  versionGuid: anyGuid,
  classNumber: fc.option(anyText),
  defaultName: fc.option(anyText),
  defaultTechnicalDefinition: fc.option(anyText),
  texts: fc.array(fc.record({ name: fc.option(anyText), definition: fc.option(anyText) }), {
    minLength: 2,
    maxLength: 2,
  }),
  parent: fc.nat(),
});
const anyClassification = fc
  .tuple(fc.array(anyCode, { maxLength: 6 }), anyCulture, fc.option(anyCulture), anyGuid)
  .map(([codes, first, second, versionGuid]) =>
    codesExport(
      codes.map((fields, index) => {
        const parent = index === 0 || fields.parent % 3 === 0 ? null : fields.parent % index;
        return code({ ...fields, level: parent === null ? 1 : 2, parent });
      }),
      { cultures: [first, second], classification: entry({ versionGuid, defaultName: "x" }, ["y", null]) },
    ),
  );

test("all three formats parse to the same triples, for any texts", async () => {
  await fc.assert(
    fc.asyncProperty(anyClassification, async (data) => {
      const turtle = sorted(fromTurtle(data));
      await expect(fromJsonLd(data)).resolves.toEqual(turtle);
      await expect(fromRdfXml(data)).resolves.toEqual(turtle);
    }),
    { numRuns: 200 },
  );
});
