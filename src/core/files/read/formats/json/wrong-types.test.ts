import { expect, test } from "vitest";
import { Catalogue } from "#core/catalogue/service/catalogue.ts";
import { notesOf, outline, readOne, textFile } from "../../reading.fixture.ts";

const json = (name: string, value: unknown) => readOne(textFile(name, JSON.stringify(value)));
const NUMBERS = /^guessed .*: The number \d+ is used where a text is expected\./;

const DICTIONARY = { ModelVersion: "2.0", OrganizationCode: "o", DictionaryCode: "d", LanguageIsoCode: "en" };

test("numbers where texts are expected are read, with one note", async () => {
  const codes = [
    { versionGuid: 1, classNumber: 300, defaultName: "Walls" },
    { versionGuid: 2, classNumber: 310, defaultName: 7, parentVersionGuid: 1 },
  ];
  const read = await json("codes.json", codes);
  expect(outline(read.model)).toEqual(["300 Walls", "  310 7"]);
  expect(notesOf(read)).toEqual([expect.stringMatching(NUMBERS)]);

  const dictionary = { ...DICTIONARY, ModelVersion: 2, DictionaryVersion: 1.5 };
  const Classes = [
    { Code: 100, Name: "Walls" },
    { Code: "110", Name: "Inner", ParentClassCode: 100 },
  ];
  const bsdd = await json("bsdd.json", { ...dictionary, Classes });
  expect(outline(bsdd.model)).toEqual(["100 Walls", "  110 Inner"]);
  expect(bsdd.model.classifications[0]?.versions).toEqual([{ major: 1, minor: 5 }]);
});

test("exponents may be texts; what is no number is reported", async () => {
  const dimensions = { lengthPower: "1", timePower: "-2", massPower: "heavy", temperaturePower: "0.5" };
  const read = await json("units.json", [
    { versionGuid: "a", fullNames: [{ languageCode: "en", text: "unit" }], dimensions },
  ]);
  expect(read.model.units[0]?.exponents).toMatchObject({ length: 1, time: -2, mass: 0, temperature: 0.5 });
  expect(notesOf(read)).toEqual([
    "left-out [0].dimensions.massPower: It is not a number; the exponent is read as 0.",
  ]);
});

test("whatever is neither a list nor an object where one belongs is reported", async () => {
  const code = { versionGuid: "a", classNumber: "1", defaultName: "A" };
  expect(notesOf(await json("codes.json", [code, "text", null, 5]))).toEqual([
    "left-out [1]: It is not an object and was not read.",
    "left-out [3]: It is not an object and was not read.",
  ]);
  const read = await json("bsdd.json", {
    ...DICTIONARY,
    Classes: [{ Code: "a", Name: "A" }],
    Properties: "none",
  });
  expect(notesOf(read)).toEqual(["left-out Properties: It is not a list and was not read."]);
});

test("other values where texts are expected are reported", async () => {
  const Classes = [
    { Code: "a", Name: "A" },
    { Code: "b", Name: { en: "B" }, ParentClassCode: ["a"], Definition: null },
  ];
  const bsdd = await json("bsdd.json", { ...DICTIONARY, Classes });
  expect(notesOf(bsdd)).toEqual([
    "left-out Classes[1]: A value that is not a text was left out.",
    "left-out Classes[1].ParentClassCode: A value that is not a text was left out.",
    "guessed Classes[1]: The code has no name; 'b' is used instead.",
  ]);
  const codes = await json("codes.json", [{ versionGuid: "a", classNumber: true, defaultName: "A" }]);
  expect(notesOf(codes)).toEqual(["left-out [0]: A value that is not a text was left out."]);
});

test("members that are not read are reported once, with their number", async () => {
  const code = { versionGuid: "a", classNumber: "1", defaultName: "A", level: 1, hasCodes: false };
  const codes = [
    { ...code, synonyms: ["B"], note: null },
    { ...code, versionGuid: "b", synonyms: ["C"] },
  ];
  expect(notesOf(await json("codes.json", { results: codes, pagination: {}, source: "here" }))).toEqual([
    "left-out source: The catalogue does not support it (1 time).",
    "left-out synonyms: The catalogue does not support it (2 times).",
  ]);
  const values = [{ versionGuid: "v", defaultName: "V", colour: "red" }];
  const template = { versionGuid: "t", defaultName: "T", properties: [{ versionGuid: "p", values }] };
  expect(notesOf(await json("template.json", template))).toContain(
    "left-out properties[].values[].colour: The catalogue does not support it (1 time).",
  );
});

test("of two concepts with the same GUID, the second keeps its version GUID if that is its own", async () => {
  const code = (versionGuid: string, classNumber: string) => ({ guid: "g", versionGuid, classNumber });
  const { model } = await json("codes.json", [code("a", "1"), code("b", "2"), code("b", "3")]);
  const [first, second, third] = model.classifications[0]?.codes ?? [];
  expect([first?.guid, first?.versions?.[0]?.guid]).toEqual(["g", "a"]);
  expect(second?.guid).not.toBe("g");
  expect([second?.versions?.[0]?.guid, third?.versions?.[0]?.guid]).toEqual(["b", undefined]);
});

test("of two properties with the same GUID and without versions, both are found by their version GUIDs", async () => {
  const Properties = ["P", "Q"].map((Code) => ({ Code, Name: Code, Uid: "g" }));
  const { model } = await json("bsdd.json", { ...DICTIONARY, Properties });
  const { properties } = new Catalogue(model);
  const found = properties.all.map(({ latest }) => properties.byVersion.get(latest.guid)?.key);
  expect(found).toEqual(["P", "Q"]);
});

test("codes of bSDD that differ by case only are the same code; the first one is the parent", async () => {
  const Classes = [
    { Code: "A", Name: "First" },
    { Code: "a", Name: "Second" },
    { Code: "B", Name: "Below", ParentClassCode: "a" },
  ];
  const read = await json("bsdd.json", { ...DICTIONARY, Classes });
  expect(outline(read.model)).toEqual(["A First", "  B Below", "a Second"]);
  expect(notesOf(read)).toEqual(["remark Classes[1]: bSDD treats 'a' and 'A' as the same code."]);
});

test("a requirement without a product type is reported", async () => {
  const requirement = { projectId: 1, stageId: 3, loiId: "L" };
  const read = await json("requirements.json", [
    { ...requirement, productTypeGuid: "p", productType: "P" },
    requirement,
  ]);
  expect(notesOf(read)).toEqual(["left-out [1]: The requirement has no product type."]);
});

test("a note about a property that is the whole file says so", async () => {
  const property = { versionGuid: "p", defaultName: null, values: [], referencedDocument: null };
  expect(notesOf(await json("property.json", property))).toEqual([
    "guessed the whole file: The property has no name; 'p' is used instead.",
  ]);
});
