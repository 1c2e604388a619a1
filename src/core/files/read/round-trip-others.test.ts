import { describe, expect, test } from "vitest";
import type { Unit } from "#core/api/resources/units.ts";
import { entry } from "../write/exports.fixture.ts";
import { csv, readGuessed } from "./formats/table/tables.fixture.ts";
import { byKey, notesOf } from "./reading.fixture.ts";
import { throughFile, uuid } from "./round-trip.fixture.ts";

const concept = (name: string, at: number) =>
  entry({ guid: uuid("c", at), versionGuid: uuid("d", at), defaultName: name, name: `${name} (nb)` });

describe.each(["csv", "xlsx", "json"])("other exports survive a round trip through %s", (format) => {
  const cultures = ["nb-NO"];

  test("a list of concepts", async () => {
    const concepts = [concept("Door", 1), concept("Window", 2)];
    const model = await throughFile(format, {
      kind: "concepts",
      what: "Construction objects",
      cultures,
      concepts,
    });
    expect(model.constructionObjects).toMatchObject([
      {
        defaultName: "Door",
        names: { "nb-NO": "Door (nb)" },
        guid: uuid("c", 1),
        versions: [{ guid: uuid("d", 1) }],
      },
      { defaultName: "Window" },
    ]);
  });

  test("a template with its properties, values, documents and classifications", async () => {
    const model = await throughFile(format, {
      kind: "template",
      what: "Door",
      cultures,
      template: concept("Door", 1),
      properties: [
        { entry: concept("Colour", 2), members: [concept("Red", 3), concept("Blue", 4)] },
        { entry: concept("Width", 5), members: [] },
      ],
      documents: [concept("EN 1", 6)],
      classifications: [concept("Parts", 7)],
    });
    expect(model.properties).toMatchObject([
      { defaultName: "Colour", values: [uuid("d", 3), uuid("d", 4)], versions: [{ guid: uuid("d", 2) }] },
      { defaultName: "Width", values: [] },
    ]);
    expect(model.templates).toMatchObject([
      {
        defaultName: "Door",
        properties: [uuid("d", 2), uuid("d", 5)],
        classifications: format === "csv" ? [] : [uuid("d", 7)],
      },
    ]);
    const names = [...model.documents, ...model.classifications].map(({ defaultName }) => defaultName);
    // CSV has only the first table.
    expect(names).toEqual(format === "csv" ? [] : ["EN 1", "Parts"]);
  });

  test("a property with its values and its document", async () => {
    const model = await throughFile(format, {
      kind: "property",
      what: "Colour",
      cultures,
      property: { entry: concept("Colour", 2), members: [concept("Red", 3)] },
      referencedDocument: concept("EN 1", 6),
    });
    expect(model.properties).toMatchObject([{ defaultName: "Colour", values: [uuid("d", 3)] }]);
    expect(model.templates).toEqual([]);
    expect(model.documents.map(({ key }) => key)).toEqual(format === "csv" ? [] : [uuid("d", 6)]);
  });

  test("documents with their templates", async () => {
    const documents = [
      { entry: concept("EN 1", 1), members: [concept("Door", 2), concept("Gate", 3)] },
      { entry: concept("EN 2", 4), members: [concept("Door", 2)] },
    ];
    const model = await throughFile(format, { kind: "documents", what: "Documents", cultures, documents });
    expect(byKey(model.templates)).toMatchObject({
      [uuid("d", 2)]: { defaultName: "Door", documents: [uuid("d", 1), uuid("d", 4)] },
      [uuid("d", 3)]: { documents: [uuid("d", 1)] },
    });
  });

  test("requirements", async () => {
    const loi = { projectId: 7, productTypeGuid: "door", productType: "Door", stage: null, role: null };
    const model = await throughFile(format, {
      kind: "requirements",
      what: "Requirements 7",
      cultures,
      requirements: [
        { ...loi, id: "1", stageId: 3, roleId: 2, loiId: "LOI-1" },
        { ...loi, id: "2", stageId: 4, roleId: null, loiId: null },
      ],
    });
    expect(model.projects).toEqual([
      {
        id: 7,
        name: "",
        requirements: [
          {
            productType: "door",
            lois: [
              { key: "7/1", guid: "1", stageId: 3, roleId: 2, loiId: "LOI-1" },
              { key: "7/2", guid: "2", stageId: 4 },
            ],
          },
        ],
      },
    ]);
  });

  test("units with all texts", async () => {
    const text = (languageCode: string, text: string) => ({ text, languageCode, guid: null, language: null });
    const unit: Unit = {
      guid: "metre",
      versionGuid: "metre 1.2",
      createdOn: "2020-01-02T03:04:05Z",
      createdBy: "somebody",
      changedOn: "2021-01-02T03:04:05Z",
      fullNames: [text("en", "metre"), text("nb-NO", "meter")],
      shortNames: [text("en", "m")],
      technicalDefinitions: [text("en", "Length of a stride.")],
      userDefinitions: null,
      examples: [text("nb-NO", "2,70 m")],
      majorVersion: 1,
      minorVersion: 2,
      dimensions: {
        lengthPower: 1,
        massPower: 0,
        timePower: -0.5,
        electricCurrentPower: 0,
        temperaturePower: 0,
        amountOfSubstancePower: 0,
        luminousIntensityPower: 0,
      },
    };
    const model = await throughFile(format, { kind: "units", what: "Units", cultures, units: [unit] });
    expect(model.units).toMatchObject([
      {
        guid: "metre",
        versions: [{ major: 1, minor: 2, guid: "metre 1.2", date: "2021-01-02T03:04:05Z" }],
        createdOn: "2020-01-02T03:04:05Z",
        createdBy: "somebody",
        names: { en: "metre", "nb-NO": "meter" },
        shortNames: { en: "m" },
        definitions: { en: "Length of a stride." },
        examples: { "nb-NO": "2,70 m" },
        exponents: { length: 1, time: -0.5, mass: 0 },
      },
    ]);
  });
});

test("a template survives a round trip through bSDD", async () => {
  const model = await throughFile("bsdd", {
    kind: "template",
    what: "Door",
    cultures: ["nb-NO"],
    template: concept("Door", 1),
    properties: [{ entry: concept("Colour", 2), members: [concept("Red", 3)] }],
    documents: [],
    classifications: [],
  });
  expect(model.templates).toMatchObject([
    { guid: uuid("c", 1), names: { "nb-NO": "Door (nb)" }, properties: ["Colour"] },
  ]);
  expect(model.values).toMatchObject([{ defaultName: "Red (nb)" }]);
});

test("properties whose names look the same have different codes in bSDD", async () => {
  const properties = ["\u00e9", "e\u0301"].map((name, at) => ({ entry: concept(name, 2 + at), members: [] }));
  const model = await throughFile("bsdd", {
    kind: "template",
    what: "Door",
    cultures: ["nb-NO"],
    template: concept("Door", 1),
    properties,
    documents: [],
    classifications: [],
  });
  expect(model.templates[0]?.properties).toEqual(["\u00e9", "\u00e9-2"]);
});

test("texts of units without a language are reported, and several in one are joined", async () => {
  const file = csv(
    [
      "Name|Version GUID|Luminous intensity|Full name|Language code|Language",
      "m|v|0|metre|en|English",
      "m|v|0|meter||English (US)",
      "m|v|0|long metre|EN|English",
    ],
    "Units-en.csv",
  );
  const read = await readGuessed(file);
  expect(read.model.units[0]?.names).toEqual({ en: "metre\nlong metre" });
  expect(notesOf(read)).toEqual(["left-out row 3: The text 'meter' has no language."]);
});

test("columns and exponents that cannot be read are reported", async () => {
  const file = csv(
    [
      "Name|Default name|Version GUID|GUID|Length|Mass|Luminous intensity|Full name|Language code|Language|Comment",
      "m|m|v|g|1,5|x|0|metre|en|English|old",
    ],
    "Units-en.csv",
  );
  const read = await readGuessed(file);
  expect(read.model.units[0]).toMatchObject({ names: { en: "metre" }, exponents: { length: 1.5, mass: 0 } });
  expect(notesOf(read)).toEqual([
    "left-out row 2: 'Mass' is not a number; the exponent is read as 0.",
    "left-out column 'Comment': The column was not read (1 cell).",
  ]);
});
