import { describe, expect, test } from "vitest";
import { text } from "#core/text/messages/text.ts";
import { failureOf, outline, readOne, textFile } from "../reading.fixture.ts";
import { readFiles } from "./read-files.ts";

const SKOS = "http://www.w3.org/2004/02/skos/core#";
const TYPE = "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>";
const CONCEPT = `<urn:beam> ${TYPE} <${SKOS}Concept> ; <${SKOS}prefLabel> "Beam"@en .`;
const AFTER = `\n${CONCEPT}\n`;
const PREFIX = `@prefix skos: <${SKOS}> .\n`;

const TURTLE: Readonly<Record<string, string>> = {
  "a prefix": `${PREFIX}<urn:beam> a skos:Concept ; skos:prefLabel "Beam" .`,
  "a prefix of SPARQL": `PREFIX skos: <${SKOS}>${AFTER}`,
  "a prefix in mixed case": `pReFiX skos: <${SKOS}>${AFTER}`,
  "an empty prefix": `@prefix : <urn:x:> .${AFTER}`,
  "an empty prefix of SPARQL": `prefix : <urn:x:>${AFTER}`,
  "a prefix with an accent": `@prefix é: <urn:x:> . é:a é:b 1 .${AFTER}`,
  "a base": `@base <urn:x:> .${AFTER}`,
  "a base of SPARQL": `BASE <urn:x:>${AFTER}`,
  "a base in small letters": `base <urn:x:>${AFTER}`,
  "blanks before the directive": ` \n\t${PREFIX}${AFTER}`,
  "a comment": `# a, b; c\n${AFTER}`,
  "comments and empty lines": `#\n\n  # two\r\n\n${AFTER}`,
  "a comment in the first statement": `<urn:a> # subject\n a <urn:B> .${AFTER}`,
  "a mark of the byte order": `\uFEFF${PREFIX}${AFTER}`,
  "line ends of Windows": `${PREFIX}${AFTER}`.replaceAll("\n", "\r\n"),
  "line ends of old Macs": `# comment\n${PREFIX}${AFTER}`.replaceAll("\n", "\r"),
  "an integer": `<urn:a> <urn:b> 12 .${AFTER}`,
  "a relative subject and an integer": `<a> <b> 12 .${AFTER}`,
  "a decimal": `<urn:a> <urn:b> -1.5 .${AFTER}`,
  "a decimal without a zero": `<urn:a> <urn:b> .5 .${AFTER}`,
  "a double": `<urn:a> <urn:b> 1.0E-3 .${AFTER}`,
  "a number with a sign": `<urn:a> <urn:b> +1 .${AFTER}`,
  true: `<urn:a> <urn:b> true .${AFTER}`,
  false: `<a> <b> false .${AFTER}`,
  "a text": `<urn:a> <urn:b> "1" .${AFTER}`,
  "a text in apostrophes": `<urn:a> <urn:b> '1;2' .${AFTER}`,
  "a long text": `<urn:a> <urn:b> """1\n"2"\n; , .""" .${AFTER}`,
  "a long text in apostrophes": `<urn:a> <urn:b> '''1\n'2\n''' .${AFTER}`,
  "a text with a datatype": `<urn:a> <urn:b> "1"^^<urn:c> .${AFTER}`,
  "a text with escapes": String.raw`<urn:a> <urn:b> "\u00e4\U0001F600\"\n"@de-AT .` + AFTER,
  "an IRI with an escape": String.raw`<urn:\u00e4> <urn:b> <urn:c> .` + AFTER,
  "an IRI beyond ASCII": `<urn:ä> <urn:b> <urn:ü> .${AFTER}`,
  "an empty IRI": `<> <urn:b> <#c> .${AFTER}`,
  "the keyword a": `<urn:a> a <urn:B> .${AFTER}`,
  "a without a space after it": `<urn:a> a<urn:B>.${AFTER}`,
  "no spaces": `<urn:a><urn:b><urn:c>.${AFTER}`,
  "a statement over lines": `<urn:a>\n\n\t<urn:b>\n 1\n .${AFTER}`,
  "several objects": `<urn:a> <urn:b> 1 , 2,3 .${AFTER}`,
  "a semicolon at the end": `<urn:a> <urn:b> 1 ; <urn:c> 2 ;; .${AFTER}`,
  "a blank node": `_:a <urn:b> 1 .${AFTER}`,
  "a blank node with a dot": `_:a.1-x <urn:b> _:2 .${AFTER}`,
  "an anonymous subject": `[] <urn:b> 1 .${AFTER}`,
  "an anonymous subject with a space": `[ ] <urn:b> <urn:c> .${AFTER}`,
  "properties of a blank node": `[ <urn:b> 1 ; <urn:c> "x" ] .${AFTER}`,
  "properties before a predicate": `[ <urn:b> "x" ] <urn:c> 2 .${AFTER}`,
  "nested properties": `[ <urn:b> [ <urn:c> [ <urn:d> () ] ] ] .${AFTER}`,
  "properties over lines": `[\n a <urn:B> ;\n <urn:c> 1\n] .${AFTER}`,
  "properties of an object": `<urn:a> <urn:b> [ <urn:c> 1 ] .${AFTER}`,
  "a collection": `( 1 2 "x" ) <urn:b> 1 .${AFTER}`,
  "a nested collection": `((1) [] <urn:x>) <urn:b> () .${AFTER}`,
  "a collection as an object": `<urn:a> <urn:b> ( "x"@en ( ) ) .${AFTER}`,
  "names with signs": String.raw`@prefix e: <urn:e:> . e:a%20b e:c\,d e:f:g:h , e:1.2 .` + AFTER,
  "names beyond ASCII": `@prefix e: <urn:e:> . e:ä e:名前 e:é·1 .${AFTER}`,
  "names with a prefix alone": `@prefix e: <urn:e:> . e: e: e: .${AFTER}`,
  "prefixes with dots": `@prefix e.f-g: <urn:e:> . e.f-g:a a e.f-g:B .${AFTER}`,
  "N-Triples": `<urn:a> <urn:b> "x" .\n_:a <urn:b> _:c .${AFTER}`,
  "N-Quads": `<urn:a> <urn:b> "x" <urn:graph> .${AFTER}`,
  "a named graph": `<urn:graph> { <urn:a> <urn:b> 1 }${AFTER}`,
  "a graph without a name": `{ <urn:a> <urn:b> 1 }${AFTER}`,
  "no line end": CONCEPT,
  "directives after statements": `${CONCEPT} ${PREFIX} @prefix skos: <urn:other:> .`,
};

describe("Turtle is recognised whatever the file is called, beginning with", () => {
  test.each(Object.entries(TURTLE))("%s", async (_what, content) => {
    for (const name of ["a.ttl", "a", "a.xml", "a.json", "a.csv"]) {
      const { model, report } = await readOne(textFile(name, content));
      expect(outline(model)).toEqual(["Beam"]);
      expect(report.recognition).toEqual(text("readers.recognisedByGrammar", { syntax: "Turtle" }));
    }
  });
});

test.each([
  ["only comments", "# one\n# two", /no SKOS concept/],
  ["only directives", `${PREFIX}@base <urn:x:> .`, /no SKOS concept/],
  ["a mistake in the first statement", "[ <urn:a> ; ] .", /not valid Turtle/],
  ["a mistake after many lines", `${PREFIX}<urn:a> skos:prefLabel "1" ;\n`.repeat(50), /not valid Turtle/],
  ["lines like those of a table", "<urn:a> <urn:b> 1 ;\n".repeat(9), /not valid Turtle/],
])("Turtle with %s is no table", async (_what, content, message) => {
  for (const name of ["a.ttl", "a"])
    expect((await failureOf(textFile(name, content))).message).toMatch(message);
});

const ITEM = "<Item>\n<ID>1</ID>\n<Name>Shed</Name>\n</Item>";
const SYSTEM = `<System>\n<Name>Sheds</Name>\n<Items>\n${ITEM}\n</Items>\n</System>`;
const ARCHICAD = `<BuildingInformation>\n<Classification>\n${SYSTEM}\n</Classification>\n</BuildingInformation>`;

test.each(["a.xml", "a", "a.ttl", "a.csv"])("XML without a declaration is read, in %s", async (name) => {
  const { model, report } = await readOne(textFile(name, ARCHICAD));
  expect(outline(model)).toEqual(["1 Shed"]);
  expect(report.recognition).toEqual(text("readers.recognisedByGrammar", { syntax: "XML" }));
});

test("a declaration with brackets in its entities hides no root element", async () => {
  const doctype = `<!DOCTYPE x [<!-- it's ] --><!ENTITY a "]>"> <!ENTITY b '[">'>]>`;
  expect(outline((await readOne(textFile("a.xml", `${doctype}\n${ARCHICAD}`))).model)).toEqual(["1 Shed"]);
});

describe("a text that is cut off at any character to recognise it is no broken one", () => {
  const fillers: Readonly<Record<string, (length: number) => string>> = {
    Turtle: (length) => `${PREFIX}<urn:beam> a skos:Concept ; skos:note """${"ä".repeat(length)}""" .`,
    JSON: (length) =>
      JSON.stringify([{ versionGuid: "beam", classNumber: "1", note: "x".repeat(length), text: "\u0001ä" }]),
    XML: (length) => ARCHICAD.replace("<ID>", `<Text>${"x".repeat(length)}</Text>&lt;<!-- ä --><ID>`),
  };
  test.each(Object.entries(fillers))("%s", async (_syntax, filled) => {
    const start = 65_536 - 130;
    for (let length = start; length < start + 130; length += 1) {
      const [outcome] = await readFiles([textFile("a", filled(_syntax === "Turtle" ? length / 2 : length))]);
      expect(outcome?.kind).toBe("catalogue");
    }
  });
});

test("a long comment or text before the first statement does not hide that a file is Turtle", async () => {
  const comment = `# ${"x".repeat(70_000)}\n`;
  expect(outline((await readOne(textFile("a.ttl", comment + CONCEPT))).model)).toEqual(["Beam"]);
});

test.each([
  ["in the name", "Note: a list\n\nof things", "a.csv"],
  ["in their cells", "Number;Name\n1;Wall\n2;Door", "a"],
  ["in their cells, below a title", "Our parts\n\nNumber;Name\n1;Wall\n2;Door", "a.dat"],
  ["in brackets", "[1];Wall\n[2];Door\n[3];Roof", "a"],
  ["in tags", "<Number>;<Name>\n1;Wall\n2;Door", "a"],
  ["behind hashes", "#;Name\n#1;Wall\n#2;Door", "a"],
  ["with numbers before names", "1 Wall\n1.1 Inner wall\n2 Door", "a"],
])("rows of a table agree %s", async (_where, content, name) => {
  const [outcome] = await readFiles([textFile(name, content)]);
  expect(outcome).toMatchObject({ kind: "table", recognition: text("readers.recognisedAsTable") });
});

test.each([
  ["prose", "Dear all,\n\nplease find enclosed, as agreed, the list.\n\nYours, the team\n"],
  ["Markdown", "# Parts\n\nThe parts of the *catalogue*.\n\n- Walls\n- Doors\n"],
  ["a configuration", "name: parts\nversion: two\nparts:\n  - wall\n"],
  ["a program", "import a from 'a';\nconst b = 1;\nlet c;\nc = f(a);\nexport { c };\n"],
  ["one line", "Hello, world"],
])("%s is no table", async (_what, content) => {
  expect((await failureOf(textFile("a", content))).message).toMatch(/so it is not a table either/);
});
