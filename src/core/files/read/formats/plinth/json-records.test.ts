import { expect, test } from "vitest";
import { notesOf, readOne, textFile } from "../../reading.fixture.ts";

const CODE = { versionGuid: "a", classNumber: "1", name: "Vegg", technicalDefinition: "Loddrett" };

const codeIn = async (name: string, code: object) => {
  const read = await readOne(textFile(name, JSON.stringify([code])));
  return { code: read.model.classifications[0]?.codes[0], notes: notesOf(read) };
};

test("a name and a definition whose culture nothing tells are the default ones, unless there are others", async () => {
  const alone = await codeIn("codes.json", { ...CODE, defaultName: null });
  expect(alone.code).toMatchObject({ defaultName: "Vegg", defaultDefinition: "Loddrett", names: {} });
  expect(alone.notes).toEqual([]);
  const besides = await codeIn("codes.json", { ...CODE, defaultName: "Wall" });
  expect(besides.code).toMatchObject({ defaultName: "Wall", defaultDefinition: "Loddrett", names: {} });
  expect(besides.notes).toEqual([
    "left-out name: The file does not specify the culture of 1 name; only the default names were read.",
  ]);
  const named = await codeIn("Parts-nb-NO.json", CODE);
  expect(named.code?.names).toEqual({ "nb-NO": "Vegg" });
});

test("a property that a template has twice has the values of both, which is reported", async () => {
  const property = (value: string, more: object) => ({
    versionGuid: "p",
    defaultName: "Colour",
    values: [{ versionGuid: value, defaultName: value }],
    ...more,
  });
  const document = { versionGuid: "d", defaultName: "EN 1" };
  const properties = [property("red", { referencedDocument: document }), property("blue", {})];
  const content = { versionGuid: "t", defaultName: "Door", properties, documents: [], classifications: [] };
  const read = await readOne(textFile("Door-default.json", JSON.stringify(content)));
  expect(read.model.properties).toMatchObject([{ key: "p", values: ["red", "blue"], document: "d" }]);
  expect(notesOf(read)).toEqual([
    "left-out properties[1]: 'Colour' is in the file before. A template has a property only once: the values of both were merged.",
  ]);
});

test("concepts of a list with the same GUID are all kept, which is reported", async () => {
  const list = ["Door", "Gate"].map((defaultName) => ({ versionGuid: "v", guid: "g", defaultName }));
  const read = await readOne(textFile("Templates-default.json", JSON.stringify(list)));
  expect(read.model.templates.map(({ defaultName }) => defaultName)).toEqual(["Door", "Gate"]);
  expect(notesOf(read)).toEqual([
    "guessed [1]: The GUID g is already used; this template gets a new GUID.",
    "guessed [1]: Another template 'v' comes before this one; both are kept.",
  ]);
});
