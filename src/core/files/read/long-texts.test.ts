import { expect, test } from "vitest";
import { readMapping } from "#core/ids/mapping-file.ts";
import { readIds } from "#core/ids/read-ids.ts";
import { englishText } from "#core/text/messages/english.ts";
import { text } from "#core/text/messages/text.ts";
import { columnName } from "./formats/table/mapping/column-name.ts";
import { guessMapping } from "./formats/table/mapping/guess-mapping.ts";
import { readTable } from "./formats/table/read-table.ts";
import { readFiles } from "./open/read-files.ts";
import { textFile } from "./reading.fixture.ts";
import { Notes } from "./report/notes.ts";
import { ReadError } from "./report/read-error.ts";

const LONG = `begin${"x".repeat(99_000)}end`;

/** Everything that is said of the reading of a file. */
async function saidOf(name: string, content: string): Promise<string[]> {
  const outcomes = await readFiles([textFile(name, content)]);
  return outcomes.flatMap((one) => {
    const read = one.kind === "table" ? readTable(one, 0, guessMapping(one.tables[0])) : one;
    const said =
      read.kind === "failure"
        ? [read.message, read.where ?? ""]
        : [
            ...read.report.notes.flatMap(({ where, text }) => [where, text]),
            ...(read.report.table?.columns ?? []).map(({ name }) => name),
          ];
    return said.map(englishText);
  });
}

const SKOS = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> . @prefix e: <http://e/> .
e:s a skos:ConceptScheme . `;
const RDF_XML = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">`;
const DICTIONARY = {
  ModelVersion: "2.0",
  OrganizationCode: "o",
  DictionaryCode: "d",
  LanguageIsoCode: "en-GB",
};
const bsdd = (classes: object): string =>
  JSON.stringify({ ...DICTIONARY, DictionaryName: "D", Classes: [classes] });

test.each([
  ["a.ttl", `${SKOS} e:a skos:inScheme e:s ; skos:prefLabel "A" ; skos:broader <http://e/${LONG}> .`],
  ["a.ttl", `${SKOS} e:a a skos:Concept ; ${LONG}:b "c" .`],
  ["a.ttl", `${SKOS} e:a a skos:Concept ; skos:inScheme e:s ; skos:prefLabel "A"@en, "${LONG}"@en .`],
  ["a.ttl", `${SKOS} <http://e/${LONG}> a skos:Concept ; skos:inScheme e:s ; <http://e/${LONG}/b> "c" .`],
  ["a.rdf", `${RDF_XML}<rdf:${LONG}/></rdf:RDF>`],
  ["a.jsonld", JSON.stringify({ "@context": `https://e/${LONG}`, "@id": "http://e/a" })],
  ["a.xml", `<${LONG}/>`],
  ["a.xml", `<BuildingInformation><${LONG}></BuildingInformation>`],
  [
    "a.json",
    bsdd({ Code: "a", Name: "A", ParentClassCode: LONG, ClassProperties: [{ PropertyCode: LONG }] }),
  ],
  ["a.json", bsdd({ Code: "a", Name: "A", [LONG]: 1 })],
  ["a.csv", `Number,Name,${LONG}\n1,Walls,x\n2,Floors,y\n`],
  ["a.csv", `Number,Name,Parent\n1,Walls,\n2,${LONG},${LONG}\n`],
])("what a reader says of a long text in %s is short: %#", async (name, content) => {
  const said = await saidOf(name, content);
  expect(said.join("")).not.toBe("");
  for (const one of said) expect(one.length).toBeLessThan(500);
});

const IDS = `<ids xmlns="http://standards.buildingsmart.org/IDS"><info><title>T</title></info><specifications>
<specification name="${LONG}" ifcVersion="IFC4"><applicability maxOccurs="unbounded"/></specification></specifications></ids>`;

test.each([
  ['ifcVersion="IFC4"', `ifcVersion="${LONG}"`],
  ['ifcVersion="IFC4"', `ifcVersion="IFC4" ${LONG}="a"`],
  ["<applicability", `<${LONG}/><applicability`],
  ['maxOccurs="unbounded"', `maxOccurs="${LONG}"`],
])("what is said of a long text in an IDS file is short: %#", async (before, after) => {
  const error: unknown = await readIds(textFile("a.ids", IDS.replace(before, after))).catch(
    (e: unknown) => e,
  );
  const said = error instanceof ReadError ? [error.sentence, error.where ?? ""] : [];
  expect(said.map((one) => englishText(one).length < 500)).toEqual([true, true]);
});

test("a long cell of a mapping is quoted without its middle", () => {
  const rows = [
    ["Product type GUID", "Property GUID", "Cardinality"],
    ["a", "b", LONG],
  ];
  expect(() => readMapping(rows)).toThrow(
    expect.objectContaining({
      sentence: text("ids.mappingValue", {
        column: "Cardinality",
        value: `begin${"x".repeat(55)}…${"x".repeat(36)}end`,
        values: "required, optional, prohibited",
      }),
    }),
  );
});

test("notes quote texts within sentences, and locations", () => {
  const notes = new Notes();
  notes.leftOut(LONG, text("ids.fileProblem", { file: "a", problem: text("places.sheet", { name: LONG }) }));
  const [note] = notes.kept;
  expect(englishText(note?.where ?? "")).toHaveLength(100);
  expect(englishText(note?.text ?? "")).toHaveLength("a: sheet ''".length + 100);
});

test("the name of a column is short", () => {
  expect(columnName([LONG], 0)).toHaveLength(100);
});
