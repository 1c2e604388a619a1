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
