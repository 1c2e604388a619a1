import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { ReadError } from "#core/files/read/report/read-error.ts";
import { xmlSafe } from "#core/files/text.ts";
import { anyText } from "#core/files/write/exports.fixture.ts";
import { englishText } from "#core/text/messages/english.ts";
import { text as message } from "#core/text/messages/text.ts";
import { CARDINALITIES, type Facet, FACET_KINDS, type IdsFile, IFC_VERSIONS } from "./model.ts";
import { readIds } from "./read-ids.ts";
import { idsTexts } from "./write-ids.ts";

// The writer leaves out what XML forbids.
const text = anyText.map(xmlSafe);
const orNull = fc.option(text, { nil: null });
const value = fc.oneof(
  text,
  fc.record({
    base: fc.constantFrom("string", "double"),
    constraints: fc.array(
      fc.record({ name: fc.constantFrom("enumeration", "pattern", "minInclusive"), value: text }),
    ),
  }),
);
const valueOrNull = fc.option(value, { nil: null });
const dataType = fc.constantFrom(null, "IFCLABEL", "IFCREAL");
const entity = fc.record({ name: value, predefinedType: valueOrNull });

const facet: fc.Arbitrary<Facet> = fc.oneof(
  entity.map((one) => ({ kind: "entity" as const, ...one })),
  fc.record({
    kind: fc.constant("partOf" as const),
    relation: fc.constantFrom(null, "IFCRELNESTS"),
    entity,
  }),
  fc.record({ kind: fc.constant("classification" as const), system: value, value: valueOrNull }),
  fc.record({ kind: fc.constant("attribute" as const), name: value, value: valueOrNull }),
  fc.record({
    kind: fc.constant("property" as const),
    propertySet: value,
    baseName: value,
    dataType,
    value: valueOrNull,
  }),
  fc.record({ kind: fc.constant("material" as const), value: valueOrNull }),
);

const requirement = fc
  .record({ facet, cardinality: fc.constantFrom(...CARDINALITIES), uri: orNull, instructions: orNull })
  .map((one) => ({
    ...one,
    // What the schema does not allow for the kind of facet.
    cardinality:
      one.facet.kind === "entity" || (one.facet.kind === "partOf" && one.cardinality === "optional")
        ? ("required" as const)
        : one.cardinality,
    uri: ["classification", "property", "material"].includes(one.facet.kind) ? one.uri : null,
  }));

const file: fc.Arbitrary<IdsFile> = fc.record({
  info: fc.record({
    title: text,
    copyright: orNull,
    version: orNull,
    description: orNull,
    author: fc.constantFrom(null, "a@b.org"),
    date: fc.constantFrom(null, "2025-01-31"),
    purpose: orNull,
    milestone: orNull,
  }),
  specifications: fc.array(
    fc.record({
      name: text,
      ifcVersions: fc.subarray([...IFC_VERSIONS], { minLength: 1 }),
      identifier: orNull,
      description: orNull,
      instructions: orNull,
      minOccurs: fc.constantFrom(0, 1),
      maxOccurs: fc.constantFrom(0, "unbounded" as const),
      applicability: fc.array(facet, { maxLength: 4 }).map((facets) =>
        FACET_KINDS.flatMap((kind) => {
          const own = facets.filter((one) => one.kind === kind);
          return kind === "entity" ? own.slice(0, 1) : own;
        }),
      ),
      requirements: fc.array(requirement, { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

test("any file reads back as it was written", async () => {
  await fc.assert(
    fc.asyncProperty(file, async (before) => {
      const bytes = new TextEncoder().encode([...idsTexts(before)].join(""));
      expect(await readIds({ name: "a.ids", bytes })).toEqual(before);
    }),
  );
});

const VALID = `<ids xmlns="http://standards.buildingsmart.org/IDS" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<info><title>T</title></info>
<specifications><specification name="Walls" ifcVersion="IFC4">
<applicability minOccurs="0" maxOccurs="unbounded">
<entity><name><simpleValue>IFCWALL</simpleValue></name></entity>
</applicability></specification></specifications></ids>`;

function read(xml: string): Promise<IdsFile> {
  return readIds({ name: "a.ids", bytes: new TextEncoder().encode(xml) });
}

test.each([
  ["<title>T</title>", "", "'info' must contain an element 'title'", "line 2"],
  ["<info>", "<info><date>today</date>", "must be a date", "line 2"],
  ["<info>", "<info><date>2024-13-01</date>", "must be a date", "line 2"],
  ["<info>", "<info><date>2023-02-29</date>", "must be a date", "line 2"],
  ["<info>", "<info><date>2024-01-01+15:00</date>", "must be a date", "line 2"],
  [
    "</specification>",
    '<requirements><material cardinality=" required"/></requirements></specification>',
    "must be one of",
    "line 6, specification 'Walls'",
  ],
  [
    "<simpleValue>IFCWALL</simpleValue>",
    '<xs:restriction base="xs:string"><xs:maxLength value="ten"/></xs:restriction>',
    "'value'",
    "line 5, specification 'Walls'",
  ],
  [' ifcVersion="IFC4"', "", "no attribute 'ifcVersion'", "line 3, specification 'Walls'"],
  ['"IFC4"', '"IFC5"', "must be a list of IFC2X3", "line 3, specification 'Walls'"],
  [
    "<simpleValue>IFCWALL</simpleValue>",
    "",
    "must contain one of simpleValue",
    "line 5, specification 'Walls'",
  ],
  ["<entity>", "<material/><entity>", "must come before 'material'", "line 5, specification 'Walls'"],
  [
    "</applicability>",
    "<wall/></applicability>",
    "must not contain the element 'wall'",
    "line 6, specification 'Walls'",
  ],
  ["IDS", "XYZ", "The root element", "line 1"],
])("a file against the schema is refused: %s as %s", async (before, after, message, where) => {
  await expect(read(VALID)).resolves.toBeDefined();
  const error = await refused(VALID.replace(before, after));
  expect(englishText(error.sentence)).toContain(message);
  expect(englishText(error.where ?? "")).toBe(where);
});

test("a leap day is a date, and blanks around dates, numbers and versions do not count", async () => {
  const file = VALID.replace("</info>", "<date> 2024-02-29 </date></info>");
  const { info, specifications } = await read(file.replace('"0"', '" 0 "').replace('"IFC4"', '" IFC4 "'));
  expect(info.date).toBe("2024-02-29");
  expect(specifications[0]).toMatchObject({ minOccurs: 0, ifcVersions: ["IFC4"] });
});

test("a list of versions may be empty, restrictions need no base, and they may have annotations with any content", async () => {
  const plain = '<xs:restriction base="xs:string"><xs:pattern value="A.*"/></xs:restriction>';
  const annotated = `<xs:restriction base="xs:string">
    <xs:annotation id="a"><xs:appinfo source="x"><tool xmlns="urn:tool"/></xs:appinfo>
    <xs:documentation xml:lang="en" source="y">Any <b xmlns="urn:html">wall</b></xs:documentation></xs:annotation>
    <xs:pattern value="A.*"><xs:annotation><xs:appinfo>1</xs:appinfo></xs:annotation></xs:pattern></xs:restriction>`;
  const file = VALID.replace('"IFC4"', '""');
  expect(
    await read(file.replace("<simpleValue>IFCWALL</simpleValue>", plain.replace(' base="xs:string"', ""))),
  ).toEqual(await read(file.replace("<simpleValue>IFCWALL</simpleValue>", plain)));
  const [simple, first] = ["<simpleValue>IFCWALL</simpleValue>", (await read(file)).specifications[0]];
  expect(first?.ifcVersions).toEqual([]);
  expect(await read(file.replace(simple, annotated))).toEqual(await read(file.replace(simple, plain)));
});

test("a file that is not well-formed is refused with the line", async () => {
  const error = await refused(VALID.replace("</info>", ""));
  expect(englishText(error.where ?? "")).toMatch(/^line \d/);
});

test("an archive, such as 'Export' writes for several stages, is refused as one", async () => {
  const bytes = zipSync({ "Architect/Stage 1.ids": strToU8("<ids/>") });
  await expect(readIds({ name: "requirements.zip", bytes })).rejects.toMatchObject({
    sentence: message("readers.archive", { extension: ".zip" }),
  });
});

async function refused(xml: string): Promise<ReadError> {
  const error: unknown = await read(xml).catch((reason: unknown) => reason);
  if (!(error instanceof ReadError)) throw new Error("It was not refused.");
  return error;
}

test("prefixes of namespaces are free", async () => {
  const prefixed = VALID.replaceAll(/<(\/?)(?=[a-z])/gi, "<$1i:").replace("xmlns=", "xmlns:i=");
  expect(await read(prefixed)).toEqual(await read(VALID));
  const restricted = (prefix: string): string =>
    `<${prefix}restriction base="${prefix}string"><${prefix}pattern value="IFCWALL.*"/></${prefix}restriction>`;
  const value = "<simpleValue>IFCWALL</simpleValue>";
  expect(
    await read(
      prefixed.replace("xmlns:xs=", "xmlns=").replace(value.replaceAll(/<(\/?)/g, "<$1i:"), restricted("")),
    ),
  ).toEqual(await read(VALID.replace(value, restricted("xs:"))));
});
