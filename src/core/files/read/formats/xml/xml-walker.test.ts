import { describe, expect, test } from "vitest";
import { LIMITS } from "../../decode/limits.ts";
import { failureOf, readOne, textFile } from "../../reading.fixture.ts";

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const ITEM = "<System><Name>House</Name><Items><Item><ID>1</ID><Name>Wall</Name></Item></Items></System>";
const archicad = (inner: string): string => `<BuildingInformation>${inner}</BuildingInformation>`;
const rdf = (inner: string): string => `<rdf:RDF xmlns:rdf="${RDF}">${inner}</rdf:RDF>`;

describe.each([
  ["Archicad XML", archicad],
  ["RDF/XML", rdf],
])("%s is refused that has", (_format, file) => {
  const many = "- ".repeat(LIMITS.charactersBetweenTags / 2 + 200_000);
  test.each([
    ["a long comment", `<!-- ${many}-->`],
    ["a long comment that is not closed", `<!-- ${many}`],
    ["many short comments", "<!---->".repeat(700_000)],
    ["a long CDATA section", `<a><![CDATA[${"]".repeat(LIMITS.charactersBetweenTags + 300_000)}]]></a>`],
    ["a long instruction", `<?x ${"?".repeat(LIMITS.charactersBetweenTags + 300_000)}?>`],
    ["a long attribute", `<a b="${"&lt;".repeat(1_100_000)}"/>`],
  ])("%s", async (_what, inner) => {
    const { message, where } = await failureOf(textFile("x.xml", file(inner)));
    expect(message).toBe(
      "A tag, text or comment with more than 4 million characters is not supported; it may not be closed.",
    );
    expect(where).toBe("line 1");
  });
});

test("a root element after a long comment is found", async () => {
  const text = `<?xml version="1.0"?><!--${"x".repeat(500_000)}-->${archicad(ITEM)}`;
  expect((await readOne(textFile("x.xml", text))).model.name).toBe("House");
});

test.each([
  ["<a></b>", "a closing tag does not belong to the element that is open"],
  ["<a b='1' b='2'/>", "an element has the attribute 'b' twice"],
  ["<a b=c/>", 'an attribute is not written as name="value"'],
  ["a & b", "the element 'BuildingInformation' is not closed"],
  ["&nbsp;", "it uses an entity that is not defined"],
  ["&#1;", "a character reference names no character"],
  ["\u0001", "a character is not allowed in this position"],
  ["]]>", "a text contains ']]>'"],
])("%j is refused in plain words", async (inner, problem) => {
  const failure = await failureOf(textFile("x.xml", archicad(inner)));
  expect(failure.message).toBe(`The file is not well-formed XML: ${problem}.`);
  expect(failure.where).toMatch(/^line 1, column \d+$/);
});
