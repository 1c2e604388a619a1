import * as fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Unit } from "#core/api/resources/units.ts";
import { guardFormula } from "../../formula-guard.ts";
import { anyText, code, codesExport, entry, tableExport, textOf } from "../exports.fixture.ts";
import { writeCsv } from "./csv.ts";

const read = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { newline: "\r\n", delimiter: "," }).data;

/** The text as it can be represented in CSV, with the guard before formulas. */
function expected(text: string): string {
  const allowed = [...text.toWellFormed()].filter(
    (character) => character >= " " || "\t\n\r".includes(character),
  );
  return guardFormula(allowed.join(""));
}

test("a CSV parser reads back any text", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1 }), (rows) => {
      const lines = read(textOf(writeCsv(tableExport(rows))));
      expect(lines).toEqual([["0", "1"], ...rows.map((row) => row.map(expected)), [""]]);
    }),
  );
});

test("starts with a byte order mark and ends every line with CRLF", () => {
  const text = textOf(
    writeCsv(
      tableExport([
        ["a", "b"],
        ["ø", null],
      ]),
    ),
  );
  expect(text).toBe("\ufeff0,1\r\na,b\r\nø,\r\n");
});

test("numbers stay unchanged, and texts that look like formulas are escaped", () => {
  const [, row] = read(textOf(writeCsv(tableExport([[-1, "-1", " =A1", "a-b", true, 0.5]]))));
  expect(row).toEqual(["-1", "'-1", "' =A1", "a-b", "true", "0.5"]);
});

describe("codes", () => {
  const parent = code({
    classNumber: "01",
    versionGuid: "v1",
    guid: "g1",
    name: "Vegg",
    defaultName: "Wall",
    technicalDefinition: "Loddrett",
    defaultTechnicalDefinition: "Upright",
    hasCodes: true,
  });
  const child = code({
    classNumber: "01.2",
    versionGuid: "v2",
    defaultName: "Inner wall",
    level: 2,
    parent: 0,
  });

  test("have the specified columns, and an empty cell for a missing translation", () => {
    const [head, ...rows] = read(textOf(writeCsv(codesExport([parent, child]))));
    expect(head).toEqual([
      "Level",
      "Class number",
      "Name",
      "Default name",
      "Definition",
      "Default definition",
      "Version GUID",
      "GUID",
      "Parent version GUID",
      "Path",
    ]);
    expect(rows).toEqual([
      ["1", "01", "Vegg", "Wall", "Loddrett", "Upright", "v1", "g1", "", "01"],
      ["2", "01.2", "", "Inner wall", "", "", "v2", "", "v1", "01 > 01.2"],
      [""],
    ]);
  });

  test("of a subtree keep level, parent and path in the classification", () => {
    const lines = read(textOf(writeCsv(codesExport([{ ...parent, isContext: true }, child]))));
    expect(lines.slice(1)).toEqual([
      ["2", "01.2", "", "Inner wall", "", "", "v2", "", "v1", "01 > 01.2"],
      [""],
    ]);
  });

  test("in several cultures have a column for each, and none for the default culture", () => {
    const texts = [
      { name: "Vegg", definition: "Loddrett" },
      { name: null, definition: null },
      { name: "Wand", definition: null },
    ];
    const data = codesExport([{ ...parent, texts }], { cultures: ["nb-NO", null, "de-DE"] });
    const [head, row] = read(textOf(writeCsv(data)));
    expect(head?.slice(2, 8)).toEqual([
      "Name (nb-NO)",
      "Name (de-DE)",
      "Default name",
      "Definition (nb-NO)",
      "Definition (de-DE)",
      "Default definition",
    ]);
    expect(row?.slice(2, 8)).toEqual(["Vegg", "Wand", "Wall", "Loddrett", "", "Upright"]);
  });

  test("at an unknown position have no level and no path", () => {
    const [, row] = read(textOf(writeCsv(codesExport([{ ...child, level: null, parent: null }]))));
    expect([row?.[0], row?.[8], row?.[9]]).toEqual(["", "", ""]);
  });
});

test("a template has one row per property value, and one for a property without values", () => {
  const data = {
    kind: "template",
    what: "Door",
    cultures: ["nb-NO"],
    template: entry({ defaultName: "Door" }),
    properties: [
      {
        entry: entry({ name: "Farge", defaultName: "Colour", versionGuid: "p1", guid: "q1" }),
        members: [
          entry({ name: "Rød", defaultName: "Red", versionGuid: "w1", guid: "x1" }),
          entry({ defaultName: "Blue", versionGuid: "w2" }),
        ],
      },
      { entry: entry({ defaultName: "Width", versionGuid: "p2" }), members: [] },
    ],
    documents: [],
    classifications: [],
  } as const;
  expect(read(textOf(writeCsv(data)))).toEqual([
    [
      "Property",
      "Default property",
      "Property version GUID",
      "Property GUID",
      "Value",
      "Default value",
      "Value version GUID",
      "Value GUID",
    ],
    ["Farge", "Colour", "p1", "q1", "Rød", "Red", "w1", "x1"],
    ["Farge", "Colour", "p1", "q1", "", "Blue", "w2", ""],
    ["", "Width", "p2", "", "", "", "", ""],
    [""],
  ]);
});

test("a unit has one row per language, with its exponents as numbers", () => {
  const translation = (text: string, languageCode: string, language: string | null = null) => ({
    text,
    languageCode,
    language,
    guid: null,
  });
  const unit: Unit = {
    guid: "g",
    versionGuid: "v",
    createdOn: "2024-05-06T07:08:09Z",
    createdBy: null,
    changedOn: null,
    fullNames: [translation("metre per second", "en", "English"), translation("Meter pro Sekunde", "de-DE")],
    shortNames: [translation("m/s", "EN")],
    technicalDefinitions: null,
    userDefinitions: [],
    examples: null,
    majorVersion: 2,
    minorVersion: 1,
    dimensions: {
      lengthPower: 1,
      timePower: -1,
      massPower: 0,
      temperaturePower: 0,
      amountOfSubstancePower: 0,
      electricCurrentPower: 0,
      luminousIntensityPower: 0,
    },
  };
  const text = textOf(writeCsv({ kind: "units", what: "Units", cultures: ["de"], units: [unit] }));
  const { data: rows } = Papa.parse(text.slice(1), { header: true, skipEmptyLines: true });
  const both = {
    Name: "Meter pro Sekunde",
    "Default name": "metre per second",
    Version: "2.1",
    Length: "1",
    Time: "-1",
    Mass: "0",
  };
  expect(rows).toMatchObject([
    {
      ...both,
      "Language code": "en",
      Language: "English",
      "Full name": "metre per second",
      "Short name": "m/s",
    },
    { ...both, "Language code": "de-DE", Language: "", "Full name": "Meter pro Sekunde", "Short name": "" },
  ]);
});
