import * as fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { anyText, bytesOf, code, codesExport, entry, textOf } from "../../exports.fixture.ts";
import type { Note } from "../../notes.ts";
import { writeBsdd } from "./bsdd.ts";
import { bsddDefaults, type BsddSource, invalidBsddOptions } from "./options.ts";

const item = v.looseObject({ Code: v.string() });
const model = v.looseObject({ Classes: v.array(item), Properties: v.array(item) });
const parse = (text: string) => v.parse(model, JSON.parse(text));

function write(data: BsddSource): { model: v.InferOutput<typeof model>; notes: Note[] } {
  const notes: Note[] = [];
  const written = parse(textOf(writeBsdd(data, { bsdd: null, note: (note) => notes.push(note) })));
  return { model: written, notes };
}

const wall = code({
  classNumber: "EF_25/10",
  guid: "g1",
  name: "Vegg",
  defaultName: "Wall",
  defaultTechnicalDefinition: "Upright",
  hasCodes: true,
});
const inner = code({ classNumber: "EF_25:10", guid: "g2", defaultName: "Inner wall", level: 2, parent: 0 });

describe("a classification", () => {
  test("is a dictionary with one class per code, in the import model", () => {
    const { model } = write(codesExport([wall, inner]));
    expect(model).toEqual({
      ModelVersion: "2.0",
      OrganizationCode: "organization",
      DictionaryCode: "parts",
      DictionaryName: "Parts",
      DictionaryVersion: "1.0",
      LanguageIsoCode: "nb-NO",
      LanguageOnly: false,
      UseOwnUri: false,
      Status: "Preview",
      Classes: [
        {
          Code: "EF_25-10",
          Name: "Vegg",
          Uid: "g1",
          ClassType: "Class",
          Definition: "Upright",
          ReferenceCode: "EF_25/10",
        },
        {
          Code: "EF_25-10-2",
          Name: "Inner wall",
          Uid: "g2",
          ClassType: "Class",
          ParentClassCode: "EF_25-10",
          ReferenceCode: "EF_25:10",
        },
      ],
      Properties: [],
    });
  });

  test("has a code below several parents once, below the first, and reports it", () => {
    const shared = { versionGuid: "v3", classNumber: "3", level: 2 };
    const { model, notes } = write(
      codesExport([
        code({ versionGuid: "v1", classNumber: "1", name: "A" }),
        code({ ...shared, name: "C", parent: 0 }),
        code({ versionGuid: "v2", classNumber: "2", name: "B" }),
        code({ ...shared, name: "C", parent: 2 }),
      ]),
    );
    expect(model.Classes.map(({ Code, ParentClassCode }) => [Code, ParentClassCode])).toEqual([
      ["1", undefined],
      ["3", "1"],
      ["2", undefined],
    ]);
    expect(notes).toEqual([{ code: "left-out", what: "places", count: 1 }]);
  });

  test("reports generated values", () => {
    expect(write(codesExport([wall, inner])).notes).toEqual([
      { code: "made-up", field: "Classes[].Code", value: "EF_25-10", count: 2 },
      { code: "made-up", field: "Classes[].Name", value: "Inner wall", count: 1 },
    ]);
  });

  test("in several cultures is one file per language, of which the further ones only add names", () => {
    const texts = [
      { name: "Vegg", definition: null },
      { name: null, definition: "Aufrecht" },
    ];
    const data = codesExport([{ ...wall, texts }], { cultures: ["nb-NO", "de-DE"] });
    const notes: Note[] = [];
    const files = unzipSync(bytesOf(writeBsdd(data, { bsdd: null, note: (note) => notes.push(note) })));
    expect(notes).toContainEqual({
      code: "left-out",
      what: "definitions",
      count: 1,
    });
    const models = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, parse(strFromU8(bytes))]),
    );
    expect(models).toMatchObject({
      "Parts-EN.json": { LanguageIsoCode: "EN", LanguageOnly: false, Classes: [{ Name: "Wall" }] },
      "Parts-nb-NO.json": { LanguageIsoCode: "nb-NO", LanguageOnly: true },
      "Parts-de-DE.json": { LanguageIsoCode: "de-DE", LanguageOnly: true, Classes: [] },
    });
    expect(models["Parts-nb-NO.json"]?.Classes).toEqual([{ Code: "EF_25-10", Name: "Vegg" }]);
  });

  test("exported in part has no references to the rest", () => {
    const { model } = write(codesExport([{ ...wall, isContext: true }, inner]));
    expect(model.Classes).toHaveLength(1);
    expect(model.Classes[0]).not.toHaveProperty("ParentClassCode");
  });
});

test("a template is a class with its properties and their values", () => {
  const colour = entry({ guid: "p1", defaultName: "Colour" });
  const data = {
    kind: "template",
    what: "Door",
    cultures: [null],
    template: entry({ guid: "t", defaultName: "Door" }),
    properties: [
      {
        entry: colour,
        members: [entry({ defaultName: "Red and a lot of other words" }), entry({ defaultName: "Blue" })],
      },
      { entry: entry({ guid: "p2", defaultName: "COLOUR" }), members: [] },
    ],
    documents: [entry({})],
    classifications: [],
  } as const;
  const { model, notes } = write(data);
  expect(model.Classes).toEqual([
    {
      Code: "Door",
      Name: "Door",
      Uid: "t",
      ClassType: "Class",
      ClassProperties: [
        {
          Code: "Colour",
          PropertyCode: "Colour",
          SortNumber: 1,
          AllowedValues: [
            { Code: "Red and a lot of oth", Value: "Red and a lot of other words", SortNumber: 1 },
            { Code: "Blue", Value: "Blue", SortNumber: 2 },
          ],
        },
        { Code: "COLOUR-2", PropertyCode: "COLOUR-2", SortNumber: 2 },
      ],
    },
  ]);
  expect(model.Properties).toEqual([
    { Code: "Colour", Name: "Colour", Uid: "p1", DataType: "String" },
    { Code: "COLOUR-2", Name: "COLOUR", Uid: "p2", DataType: "String" },
  ]);
  expect(notes).toContainEqual({
    code: "made-up",
    field: "Properties[].DataType",
    value: "String",
    count: 2,
  });
  expect(notes).toContainEqual({ code: "missing", field: "Units" });
  expect(notes).toContainEqual({ code: "left-out", what: "documents", count: 1 });
});

test("codes are valid and unique for any codes of the service", () => {
  const anyCode = fc.record({ classNumber: fc.option(anyText), defaultName: fc.option(anyText) });
  fc.assert(
    fc.property(fc.array(anyCode), (codes) => {
      const { model } = write(codesExport(codes.map((fields) => code(fields))));
      const written = model.Classes.map(({ Code }) => Code);
      expect(written).toHaveLength(codes.length);
      for (const each of written) expect(each).not.toMatch(/^\s*$|["#%/\\:{}[\]|;<>?~`]/);
      expect(new Set(written.map((each) => each.toLowerCase())).size).toBe(codes.length);
    }),
  );
});

test("options that bSDD would reject are reported", () => {
  const defaults = bsddDefaults(codesExport([], { what: "Åpne/lukkede deler" }));
  expect(invalidBsddOptions(defaults)).toEqual([]);
  const wrong = { ...defaults, organizationCode: "1a", dictionaryCode: "a/b", dictionaryVersion: "2x3" };
  expect(invalidBsddOptions(wrong)).toEqual(["organizationCode", "dictionaryCode", "dictionaryVersion"]);
});
