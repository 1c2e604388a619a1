import { expect, test } from "vitest";
import { failureOf, outline, readOne, textFile } from "../../reading.fixture.ts";

const EX = "https://example.org/";
const SKOS = "http://www.w3.org/2004/02/skos/core#";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const NAMESPACES = `xmlns:rdf="${RDF}" xmlns:skos="${SKOS}"`;
const CHILD = `<skos:related><skos:Concept rdf:about="${EX}b"><skos:prefLabel>Steel beam</skos:prefLabel>
  <skos:broader rdf:resource="${EX}a"/></skos:Concept></skos:related>`;

test.each([
  ["a concept", `<skos:Concept ${NAMESPACES} rdf:about="${EX}a">`, "</skos:Concept>"],
  ["a concept with an ID", `<skos:Concept ${NAMESPACES} xml:base="${EX}a" rdf:ID="x">`, "</skos:Concept>"],
  [
    "a description",
    `<rdf:Description ${NAMESPACES} rdf:about="${EX}a" rdf:type="${SKOS}Concept">`,
    "</rdf:Description>",
  ],
])("the root element of RDF/XML may be %s", async (what, start, end) => {
  const id = what.endsWith("ID") ? `${EX}a#x` : `${EX}a`;
  const body = `<skos:prefLabel xml:lang="en">Beam</skos:prefLabel>${CHILD.replace(`${EX}a`, id)}`;
  const bare = await readOne(textFile("a.rdf", start + body + end));
  const wrapped = await readOne(textFile("a.rdf", `<rdf:RDF ${NAMESPACES}>${start}${body}${end}</rdf:RDF>`));
  expect(outline(bare.model)).toEqual(["Beam", "  Steel beam"]);
  expect(bare.model.classifications[0]?.codes[0]?.iri).toBe(id);
  expect(bare.model).toEqual(wrapped.model);
});

const withEntity = (entities: string, label: string) =>
  textFile(
    "a.rdf",
    `<!DOCTYPE rdf:RDF [${entities}]><rdf:RDF ${NAMESPACES}><skos:Concept rdf:about="${EX}a"><skos:prefLabel>${label}</skos:prefLabel></skos:Concept></rdf:RDF>`,
  );

test.each([
  ["a character by its number", '<!ENTITY nbsp "&#160;">', "5&nbsp;kN", "5\u00A0kN"],
  ["a hexadecimal number", "<!ENTITY e '&#xE9;l&#xe9;ment'>", "&e;", "élément"],
  ["a character beyond the first plane", '<!ENTITY g "&#x1F600;">', "&g;", "\u{1F600}"],
  ["a number in a number", '<!ENTITY n "&#38;#160;">', "5&n;kN", "5\u00A0kN"],
  [
    "a sign of XML",
    '<!ENTITY co "&amp; Co"><!ENTITY a "&#38;#38;"><!ENTITY q "&#34;">',
    "&a; &co;&q;",
    '& & Co"',
  ],
  ["an angle bracket", '<!ENTITY less "&#38;#60;"><!ENTITY more "&gt;">', "1 &less; 2 &more; 1", "1 < 2 > 1"],
])("an entity may be %s", async (_what, entities, label, expected) => {
  expect(outline((await readOne(withEntity(entities, label))).model)).toEqual([expected]);
});

test.each([
  ["another entity behind a number", '<!ENTITY a "x"><!ENTITY b "&#38;a;">', /'b' refers to other entities/],
  ["an element", '<!ENTITY a "&#60;x/>">', /'a' refers to other entities/],
  ["no character", '<!ENTITY a "&#1;">', /names no character/],
  ["half a character", '<!ENTITY a "&#xD800;">', /names no character/],
  ["a number beyond all characters", '<!ENTITY a "&#x110000;">', /names no character/],
])("an entity may not be %s", async (_what, entities, message) => {
  expect((await failureOf(withEntity(entities, "A"))).message).toMatch(message);
});
