import { describe, expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { readFiles } from "../../open/read-files.ts";
import { byKey, failureOf, notesOf, outline, readOne, textFile } from "../../reading.fixture.ts";

const HEAD = {
  ModelVersion: "2.0",
  OrganizationCode: "acme",
  DictionaryCode: "doors",
  DictionaryVersion: "1.2.3",
  DictionaryName: "Doors and windows",
  LanguageIsoCode: "en-GB",
  LanguageOnly: false,
};

const MAIN = {
  ...HEAD,
  Classes: [
    { Code: "door", Name: "Door", Definition: "Closes an opening.", ReferenceCode: null },
    {
      Code: "fire-door",
      Name: "Fire door",
      ReferenceCode: "D 1.1",
      ParentClassCode: "Door",
      Uid: "5bd0",
      VersionNumber: 2,
      RevisionNumber: 3,
      Status: "Inactive",
      DocumentReference: "EN 1634",
      Synonyms: ["Fire-resisting door"],
      ClassProperties: [
        {
          PropertyCode: "fire-class",
          PropertySet: "Safety",
          AllowedValues: [
            { Code: "60", Value: "EI 60", SortNumber: 2 },
            { Code: "30", Value: "EI 30", SortNumber: 1 },
          ],
        },
        { PropertyCode: "WIDTH", PropertySet: "Sizes", Unit: "mm" },
        { PropertyUri: "https://identifier.buildingsmart.org/uri/other/x/1.0/prop/Thermal%20value" },
        { PropertyCode: "lost" },
        { Description: "nothing" },
      ],
    },
    { Code: "Sizes", Name: "Dimensions", ClassType: "GroupOfProperties", ReferenceCode: "" },
  ],
  Properties: [
    { Code: "width", Name: "Width", Units: ["mm", "m"], DocumentReference: "EN 1634", DataType: "Real" },
    {
      Code: "fire-class",
      Name: "Fire class",
      AllowedValues: [
        { Code: "30", Value: "30 minutes" },
        { Code: "none", Value: null },
      ],
    },
  ],
};

const NORWEGIAN = {
  ...HEAD,
  LanguageIsoCode: "nb-NO",
  LanguageOnly: true,
  DictionaryName: "Dører og vinduer",
  Classes: [
    { Code: "DOOR", Name: "Dør", Definition: "Lukker en åpning." },
    {
      Code: "fire-door",
      Name: "Branndør",
      ClassProperties: [{ PropertyCode: "fire-class", AllowedValues: [{ Code: "60", Value: "EI 60 (no)" }] }],
    },
    { Code: "gate", Name: "Port" },
  ],
  Properties: [{ Code: "width", Name: "Bredde" }],
};

const file = (name: string, content: unknown) => textFile(name, JSON.stringify(content));

describe("a dictionary", async () => {
  const read = await readOne(file("nb.json", NORWEGIAN), file("doors.json", MAIN));
  const { model, report } = read;

  test("is one service, independent of file names and file order", () => {
    expect(model).toMatchObject({ name: "Doors and windows", cultures: ["en-GB", "nb-NO"] });
    expect(model.classifications).toMatchObject([
      {
        iri: "https://identifier.buildingsmart.org/uri/acme/doors/1.2.3",
        names: { "en-GB": "Doors and windows", "nb-NO": "Dører og vinduer" },
        versions: [{ major: 1, minor: 2 }],
      },
    ]);
  });

  test("has a code for each class, with the reference code as its number", () => {
    expect(outline(model)).toEqual(["door Door", "  D 1.1 Fire door", "Dimensions"]);
    expect(byKey(model.classifications[0]?.codes ?? [])).toMatchObject({
      door: {
        names: { "en-GB": "Door", "nb-NO": "Dør" },
        defaultDefinition: "Closes an opening.",
        definitions: { "en-GB": "Closes an opening.", "nb-NO": "Lukker en åpning." },
      },
      "fire-door": { guid: "5bd0", versions: [{ major: 2, minor: 3 }] },
    });
  });

  test("has a template for each class with properties, with their values in that class", () => {
    expect(model.templates).toMatchObject([
      {
        key: "fire-door",
        guid: "5bd0",
        names: { "nb-NO": "Branndør" },
        codes: ["fire-door"],
        properties: ["fire-class", "width", expect.stringContaining("/other/x/"), "lost"],
        documents: ["EN 1634"],
        propertyValues: { "fire-class": ["fire-door/fire-class/30", "fire-door/fire-class/60"] },
      },
    ]);
    expect(byKey(model.values)).toMatchObject({
      "fire-class/30": { defaultName: "30 minutes" },
      "fire-class/none": { defaultName: "none" },
      "fire-door/fire-class/60": { names: { "en-GB": "EI 60", "nb-NO": "EI 60 (no)" } },
    });
  });

  test("has a property tag for each property set, identified by its group", () => {
    expect(byKey(model.propertyTags)).toMatchObject({
      Safety: { properties: ["fire-class"] },
      Sizes: { defaultName: "Dimensions", properties: ["width"] },
    });
  });

  test("marks inactive classes as deprecated", () => {
    const old = model.classifications[0]?.codes.filter(({ isDeprecated }) => isDeprecated);
    expect(old?.map(({ defaultName }) => defaultName)).toEqual(["Fire door"]);
  });

  test("has its units with their exponents, and its documents", () => {
    expect(model.units).toMatchObject([
      { key: "mm", exponents: { length: 1, time: 0 } },
      { key: "m", exponents: { length: 1 } },
    ]);
    expect(model.properties.find(({ key }) => key === "width")).toMatchObject({
      document: "EN 1634",
      names: { "nb-NO": "Bredde" },
    });
    expect(model.documents.map(({ key }) => key)).toEqual(["EN 1634"]);
  });

  test("reports omissions, guesses and remarks", () => {
    expect(notesOf(read)).toEqual([
      "remark Classes[1]: 'Fire door' is marked as inactive.",
      "guessed Classes[1].ClassProperties[2]: The property https://identifier.buildingsmart.org/uri/other/x/1.0/prop/Thermal%20value is not in the file; 'Thermal value' is used as its name.",
      "guessed Classes[1].ClassProperties[3]: The property 'lost' is not in the file; 'lost' is used as its name.",
      "left-out Classes[1].ClassProperties[4]: The property has neither a code nor a URI.",
      "left-out Properties[].DataType: The catalogue does not support it (1 time).",
      "left-out Classes[].Synonyms: The catalogue does not support it (1 time).",
      "left-out Classes[].ClassProperties[].Description: The catalogue does not support it (1 time).",
      "left-out Classes 'gate': It is not in doors.json; its texts were left out.",
    ]);
    expect(report.counts).toContainEqual({
      kind: "codes",
      total: 3,
      names: { "en-GB": 3, "nb-NO": 2 },
      definitions: { "en-GB": 1, "nb-NO": 1 },
    });
  });
});

test("a byte order mark at the start or at the end is ignored", async () => {
  const text = JSON.stringify(MAIN);
  const { model } = await readOne(textFile("doors.json", text));
  expect((await readOne(textFile("doors.json", `\uFEFF${text}`))).model).toEqual(model);
  expect((await readOne(textFile("doors.json", `${text}\uFEFF\r\n`))).model).toEqual(model);
  const utf16 = new Uint8Array(
    Uint16Array.from(`\uFEFF${text}`, (_, at) => `\uFEFF${text}`.charCodeAt(at)).buffer,
  );
  expect((await readOne({ name: "doors.json", bytes: utf16 })).model).toEqual(model);
});

test("the texts of an additional file without a language are reported as left out", async () => {
  const { LanguageIsoCode: _, ...unknown } = NORWEGIAN;
  const read = await readOne(file("no.json", unknown), file("doors.json", MAIN));
  expect(notesOf(read).filter((note) => note.includes("LanguageIsoCode"))).toEqual([
    "left-out LanguageIsoCode: The file does not specify its language; the default texts are those of doors.json, and its own texts were left out.",
  ]);
  expect(read.model.classifications[0]?.names).toEqual({ "en-GB": "Doors and windows" });
});

test("files of different dictionaries are separate services", async () => {
  const other = { ...NORWEGIAN, DictionaryVersion: "1.0" };
  const outcomes = await readFiles([file("doors.json", MAIN), file("nb.json", other)]);
  expect(outcomes.map(({ kind, files }) => [kind, files])).toEqual([
    ["catalogue", ["doors.json"]],
    ["catalogue", ["nb.json"]],
  ]);
});

test("an unknown unit has the exponents of the property", async () => {
  const property = { Code: "p", Name: "P", Units: ["brick"], Dimension: "2 1 -2 0 0 0 0" };
  const { model } = await readOne(file("p.json", { ...HEAD, Classes: [], Properties: [property] }));
  expect(model.units).toMatchObject([{ key: "brick", exponents: { length: 2, mass: 1, time: -2 } }]);
});

test("duplicate codes, missing parents and cycles are reported, and all codes are kept", async () => {
  const Classes = [
    { Code: "a", Name: "A", ParentClassCode: "c" },
    { Code: "b", Name: "B", ParentClassCode: "a" },
    { Code: "c", Name: "C", ParentClassCode: "b" },
    { Code: "d", Name: "D", ParentClassCode: "x" },
    { Code: "d", Name: "D again", Uid: "1" },
    { Code: "e", Uid: "1" },
    { Name: "F" },
    {},
  ];
  const read = await readOne(file("x.json", { ...HEAD, Classes }));
  expect(outline(read.model)).toEqual(["a A", "  b B", "    c C", "d D", "d D again", "e e", "F"]);
  expect(notesOf(read)).toEqual([
    "guessed Classes[6]: It has no code; its name is used instead.",
    "left-out Classes[7]: It has neither a code nor a name.",
    "guessed Classes[4]: Another code 'd' comes before this one; both are kept.",
    "guessed Classes[5]: The code has no name; 'e' is used instead.",
    "guessed Classes[5]: The GUID 1 is already used; this code gets a new GUID.",
    "left-out Classes[3]: The parent 'x' is not in the file; the code is placed at the first level.",
    "left-out Classes[0]: The code is its own ancestor; 'a' is placed at the first level.",
  ]);
});

test("notes name the file with the codes, also if a translation is read with it", async () => {
  const Classes = [{ Code: "a", Name: "A" }, { Code: "b", Name: "B", ParentClassCode: "x" }, { Code: "a" }];
  const read = await readOne(file("x.json", { ...HEAD, Classes }), file("nb.json", NORWEGIAN));
  const files = read.report.notes.map((note) => [note.file, englishText(note.where)]);
  expect(files).toContainEqual(["nb.json", "Classes 'gate'"]);
  expect(files.filter(([, where]) => where?.startsWith("Classes["))).toEqual([
    ["x.json", "Classes[2]"],
    ["x.json", "Classes[2]"],
    ["x.json", "Classes[1]"],
  ]);
});

test("the document of a class without properties is reported", async () => {
  const Classes = [
    { Code: "a", Name: "A", DocumentReference: "EN 1" },
    { Code: "b", Name: "B", DocumentReference: "EN 1", ClassProperties: [{ PropertyCode: "p" }] },
  ];
  const read = await readOne(file("x.json", { ...HEAD, Classes, Properties: [{ Code: "p", Name: "P" }] }));
  expect(read.model.templates.map(({ documents }) => documents)).toEqual([["EN 1"]]);
  expect(notesOf(read)).toEqual([
    "left-out Classes[0].DocumentReference: Only a class with properties has documents; 'EN 1' is in the list of documents alone.",
  ]);
});

test("another version of the model is rejected", async () => {
  expect(await failureOf(file("old.json", { ModelVersion: "1.0", Domain: "x" }))).toMatchObject({
    message: "The file has version 1.0 of the bSDD import model. Only version 2 is supported.",
    where: "ModelVersion",
  });
});

test("members of Object.prototype are not mistaken for classes", async () => {
  const text = JSON.stringify({ ...HEAD, Classes: [{ Code: "__proto__", Name: "Prototype" }] });
  const { model } = await readOne(
    textFile("x.json", text.replace('"Code"', '"__proto__":{"Name":"No"},"Code"')),
  );
  expect(outline(model)).toEqual(["__proto__ Prototype"]);
});

test("two files of a dictionary in one language: what both have is read from the first, which is reported", async () => {
  const other = { ...HEAD, Classes: [{ Code: "door", Name: "DOOR" }] };
  const read = await readOne(file("doors.json", MAIN), file("doors (1).json", other));
  expect(read.model.classifications[0]?.codes[0]?.names).toEqual({ "en-GB": "Door" });
  expect(notesOf(read)).toContainEqual(
    "left-out LanguageIsoCode: doors.json is in this language, too; what both files have was read only there.",
  );
});
