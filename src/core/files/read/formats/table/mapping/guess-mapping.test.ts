import { describe, expect, test } from "vitest";
import { table } from "../tables.fixture.ts";
import { guessMapping, guessSheet, sampleOf } from "./guess-mapping.ts";
import type { ColumnRole } from "./mapping.ts";

/** A role in a word: `name nb-NO`, `level 2`. */
function word(role: ColumnRole): string {
  if ("culture" in role) return role.culture === null ? role.role : `${role.role} ${role.culture}`;
  return "level" in role ? `level ${role.level}` : role.role;
}

const guess = (lines: readonly string[], file?: string) => {
  const { columns, headerRow, hierarchy, kind } = guessMapping(table(lines, file));
  return { columns: columns.map(word), headerRow, hierarchy, kind };
};

const LONG = "A long explanation of what this is about, over many words and more";
const ROWS = [`1|Walls|${LONG}`, `2|Floors|${LONG}`];

test("the header of a wide table is found below its title, and read to the last column", () => {
  const fields = Array.from({ length: 300 }, (_, at) => `Field ${at}`).join("|");
  const { headerRow, columns } = guess([
    `Parts|${fields}`,
    `Code|Name|${fields}|Name (de)`,
    `1|A|${fields}|B`,
  ]);
  expect(headerRow).toBe(1);
  expect([columns[0], columns[1], columns.at(-1)]).toEqual(["number", "name", "name de"]);
});

test("guesses are made from a sample of limited size", () => {
  const wide = Array.from({ length: 1000 }, () => "x".repeat(10_000));
  const { rows } = sampleOf({
    name: "",
    file: "",
    rows: Array.from({ length: 2000 }, () => wide),
    dates: [],
    merged: [],
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.flat().join("").length).toBeLessThan(30_000_000);
});

test.each(["Anmerkungen", "Erläuterungen", "Commentaires", "Merknader"])("'%s' are definitions", (header) => {
  expect(guess([`Code|Name|${header}`, "1|Walls|x"]).columns).toEqual(["number", "name", "definition"]);
});

describe("headers", () => {
  test.each([
    ["Code|Title|Description", ["number", "name", "definition"]],
    [
      "Class number|Name (nb-NO)|Name (de-DE)|Definition (nb-NO)",
      ["number", "name nb-NO", "name de-DE", "definition nb-NO"],
    ],
    [
      "Kennzahl|Bezeichnung|Beschreibung|Übergeordnete Nummer",
      ["number", "name", "definition", "parent-number"],
    ],
    ["Nr.|Benennung Deutsch|Benennung Englisch|Ebene", ["number", "name de", "name en", "level"]],
    ["N°|Libellé|Définition|Code parent", ["number", "name", "definition", "parent-number"]],
    ["Kode|Navn|Forklaring|Overordnet kode|Nivå", ["number", "name", "definition", "parent-number", "level"]],
    ["الرقم|الاسم|التعريف|رقم الأصل", ["number", "name", "definition", "parent-number"]],
    ["ID|name_en|name_de-AT|name.fr", ["number", "name en", "name de-AT", "name fr"]],
    ["Notation|German|français|Norsk bokmål|العربية", ["number", "name de", "name fr", "name nb", "name ar"]],
    ["code|en-GB|nb_NO", ["number", "name en-GB", "name nb-NO"]],
    ["GUID|Parent GUID|Number|Name", ["guid", "parent-guid", "number", "name"]],
    ["GUID|GUID des Oberbegriffs|Nummer|Name", ["guid", "parent-guid", "number", "name"]],
    ["GUID of the parent|GUID|No|Name", ["parent-guid", "guid", "number", "name"]],
    ["GUID|GUID du parent|N°|Nom", ["guid", "parent-guid", "number", "name"]],
    ["GUID|Foreldre-GUID|Kode|Navn", ["guid", "parent-guid", "number", "name"]],
    ["GUID|Eltern-GUID|Nummer|Name", ["guid", "parent-guid", "number", "name"]],
    ["GUID|parentGuid|code|title", ["guid", "parent-guid", "number", "name"]],
    ["معرف|معرف الأصل|رقم|اسم", ["guid", "parent-guid", "number", "name"]],
    ["ParentClassNo|ClassNo|PreferredName|nameDe", ["parent-number", "number", "name", "name de"]],
    ["Level1|Level2|Level3", ["level 1", "level 2", "level 3"]],
    ["Level1Code|Level1Name|Level2Code|Level2Name", ["level 1", "level 1", "level 2", "level 2"]],
    ["Code|Code of the parent|Name", ["number", "parent-number", "name"]],
    ["Nummer|Nummer des Oberbegriffs|Name", ["number", "parent-number", "name"]],
    ["No|Item no|Term", ["number", "ignore", "name"]],
    ["Uniclass code|Uniclass title|x", ["number", "name", "definition"]],
    ["Level 1|Level 2|Level 3|Notes", ["level 1", "level 2", "level 3", "definition"]],
    ["L1 Code|L1 Title|L2 Code|L2 Title", ["level 1", "level 1", "level 2", "level 2"]],
    ["No|Level 1 Title|Level 2 Title", ["number", "level 1", "level 2"]],
    ["Code|Description|x", ["number", "name", "definition"]],
    ["Name|Colour|Default name", ["ignore", "ignore", "name"]],
    ["Item code|Item name|Item description", ["number", "name", "definition"]],
    ["Nr.|Bezeichnung|Bemerkung|Beschreibung", ["number", "name", "ignore", "definition"]],
    ["Kode|Beskrivelse|Merknad", ["number", "name", "definition"]],
    ["KG 1. Ebene|KG 2. Ebene|KG 3. Ebene|Benennung", ["level 1", "level 2", "level 3", "name"]],
    ["Kode|Navn (bokmål)|Navn (nynorsk)", ["number", "name nb", "name nn"]],
    ["1er niveau|2e niveau|Libellé", ["level 1", "level 2", "name"]],
    ["1. nivå|1. nivå navn|2. nivå|2. nivå navn", ["level 1", "level 1", "level 2", "level 2"]],
  ])("%s", (header, columns) => {
    expect(guess([header, ...ROWS])).toMatchObject({
      columns,
      headerRow: 0,
    });
  });

  test("below a title", () => {
    const lines = [
      "Our classification|||",
      "|||",
      "As of 2024|||",
      "Code|Title|Level|x",
      "1|Walls|1|",
      "1.1|Inner|2|",
    ];
    expect(guess(lines)).toMatchObject({
      headerRow: 3,
      columns: ["number", "name", "level", "ignore"],
      hierarchy: "level",
    });
  });

  test("unknown words below a title", () => {
    const lines = [
      "Cost estimate|||",
      "Project|Kindergarten||",
      "KG|Kostengruppe|Menge|Einheit",
      "300|Bauwerk||",
      "310|Baugrube|120,5|m³",
      "320|Gründung|7|m²",
    ];
    expect(guess(lines)).toMatchObject({ headerRow: 2, columns: ["number", "name", "ignore", "ignore"] });
  });

  test("languages below a heading of several columns are those of its texts", () => {
    const columns = ["number", "name de", "name en", "definition de", "definition en"];
    const row = "1|Wand|Wall|Mauer|Barrier";
    const cultures = "Code|Name||Definition|";
    expect(guess([cultures, "|de|en|de|en", row])).toMatchObject({ headerRow: 1, columns });
    const words = ["Our parts||||", "Nummer|Bezeichnung||Beschreibung|"];
    expect(guess([...words, "|Deutsch|Englisch|Deutsch|Englisch", row])).toMatchObject({
      headerRow: 2,
      columns,
    });
    expect(guess(["Part||Description||", "Code|Name|de|en|", row]).columns).toEqual([
      "number",
      "name",
      "definition de",
      "definition en",
      "ignore",
    ]);
    // A list of languages has no such heading.
    expect(guess(["Code|Name", "de|German", "fr|French"]).headerRow).toBe(0);
  });

  test("names without a culture have the culture in the file name", () => {
    const lines = ["Class number|Name|Default name", "1|Vegg|Wall"];
    expect(guess(lines, "Elements-nb-NO.csv").columns).toEqual(["number", "name nb-NO", "name"]);
    expect(guess(lines, "Elements-nb-NO (2).csv").columns).toEqual(["number", "name nb-NO", "name"]);
    expect(guess(lines, "Elements-default.csv").columns).toEqual(["number", "ignore", "name"]);
    expect(guess(lines, "Elements.csv").columns).toEqual(["number", "ignore", "name"]);
  });
});

describe("cells", () => {
  test("numbers in parts beside the numbers, the first of which is that of a code", () => {
    const lines = [
      "Code|Group|Sub group|Title",
      "Ac|Ac||Activities",
      "Ac_05|Ac|05|Management",
      "Ac_05_10|Ac|05|Plan",
    ];
    expect(guess(lines)).toMatchObject({
      columns: ["number", "ignore", "ignore", "name"],
      hierarchy: "numbers",
    });
  });

  test("the names of groups beside those of codes", () => {
    const lines = ["A|B|C", "Doors|D1|Inner door", "Doors|D2|Outer door", "Doors|D3|Gate", "Walls|W1|Wall"];
    expect(guess(lines).columns).toEqual(["ignore", "number", "name"]);
  });

  test("an outline of ten levels, a column for each", () => {
    const lines = Array.from({ length: 20 }, (_, at) => `${"|".repeat(at % 10)}Name ${at}`);
    expect(guess(lines)).toMatchObject({ hierarchy: "level-columns", columns: { length: 10 } });
  });

  test.each([
    ["of several tables", ["Ac|Activities", "Ac_05|Management", "Ac_10|Design", "Co_05|Dwellings"]],
    ["of one table", ["Ac|Activities", "Ac_05|Management", "Ac_05_10|Briefing", "Ac_10|Design"]],
    ["of letters only", ["L-B__|Sensing", "L-BA_|Electric", "L-BB_|Hydraulic", "L-C__|Storing"]],
  ])("without headers, where the first number has no digit: %s", (_what, lines) => {
    expect(guess(lines)).toMatchObject({
      headerRow: null,
      columns: ["number", "name"],
      hierarchy: "numbers",
    });
  });

  test("without headers", () => {
    const lines = [`10|Walls|${LONG}`, `10.1|Inner walls|${LONG}`, `20|Floors|${LONG}`];
    expect(guess(lines)).toEqual({
      headerRow: null,
      columns: ["number", "name", "definition"],
      hierarchy: "numbers",
      kind: "codes",
    });
  });

  test("with meaningless headers", () => {
    const lines = ["A|B|C", "Wall|W10|", "Inner wall|W11|W10", "Floor|F20|"];
    expect(guess(lines)).toMatchObject({
      headerRow: 0,
      columns: ["name", "number", "parent-number"],
      hierarchy: "parent-number",
    });
  });

  test("short names with a common prefix are not a hierarchy", () => {
    const lines = ["Code,Name", "m,metre", "mm,millimetre", "mm²,square millimetre", "kg,kilogram"];
    expect(guess(lines.map((line) => line.replace(",", "|"))).hierarchy).toBe("none");
  });

  test("GUIDs and levels", () => {
    const lines = [1, 2, 2, 1].map(
      (level, at) => `${at}1111111-2222-4333-8444-555555555555|${level}|Part ${"abcd"[at]}`,
    );
    expect(guess(lines)).toMatchObject({ columns: ["guid", "level", "name"], hierarchy: "level" });
  });

  test.each(["Klasse|Bezeichnung|Beschreibung", "Bygningsdelsnummer|Bygningsdel|Merknad"])(
    "headers that say little: %s",
    (header) => {
      const lines = [header, "2|Bygning|", "21|Grunn og fundamenter|Se 2", "22|Bæresystemer|"];
      expect(guess(lines).columns).toEqual(["number", "name", "definition"]);
    },
  );

  test.each([
    ["numbers", ["Class|Description", "A|Walls", "A1|Inner walls", "B|Floors"], ["number", "name"]],
    ["numbers and names", ["Element", "1 Walls", "11 Inner walls", "2 Floors"], ["number-and-name"]],
  ])("%s below a header of names", (_what, lines, columns) => {
    expect(guess(lines)).toMatchObject({ headerRow: 0, columns, hierarchy: "numbers" });
  });

  test("entities and their supertypes", () => {
    const lines = ["Entity|Supertype|Description", "Root||All", "Wall|Root|A wall", "Slab|Root|A slab"];
    expect(guess(lines)).toMatchObject({
      columns: ["name", "parent-number", "definition"],
      hierarchy: "parent-number",
    });
  });

  test("numbers of countries and versions are not those of codes", () => {
    const lines = ["ISOCountryCode|Version number|ItemCode|ItemName", "NO|1.0|A1|Walls", "NO|1.0|A2|Floors"];
    expect(guess(lines).columns).toEqual(["ignore", "ignore", "number", "name"]);
  });

  test("identifiers of a database beside class numbers", () => {
    const rows = [
      "1||10|Walls",
      "2|1|10.1|Inner walls",
      "3|1|10.2|Outer walls",
      "4||20|Roofs",
      "5|4|20.1|Flat",
    ];
    expect(guess(["ID|PARENT_ID|CODE|TITLE", ...rows])).toMatchObject({
      columns: ["guid", "parent-guid", "number", "name"],
      hierarchy: "parent-guid",
    });
    const withoutParents = rows.map((row) => row.replace(/\|\d?\|/, "|"));
    expect(guess(["ROW_ID|CODE|TITLE", ...withoutParents])).toMatchObject({
      columns: ["ignore", "number", "name"],
      hierarchy: "numbers",
    });
    const numbered = ["10||1|Walls", "10.1|10|2|Inner walls", "10.2|10|3|Outer walls"];
    expect(guess(["Class ID|Parent ID|Sort|Title", ...numbered]).columns).toEqual([
      "number",
      "parent-number",
      "ignore",
      "name",
    ]);
  });

  test("quantities are not levels", () => {
    expect(guess(["Code|Name|Pieces", "A|Walls|4", "A1|Inner|12", "A2|Outer|1", "B|Floors|7"])).toMatchObject(
      {
        columns: ["number", "name", "ignore"],
        hierarchy: "numbers",
      },
    );
  });

  test.each(["112", "211"])("versions are not levels: %s", ([first, second, third]) => {
    const lines = ["Code|Name|Version", `A|Walls|${first}`, `A1|Inner|${second}`, `B|Floors|${third}`];
    expect(guess(lines)).toMatchObject({ columns: ["number", "name", "ignore"], hierarchy: "numbers" });
  });

  test("a column for each level, with a word for each below a title", () => {
    const lines = [
      "NS 3451||",
      "Ensifret nivå|Tosifret nivå|Tresifret nivå",
      "2 Bygning||",
      "|21 Grunn|",
      "||211 Tomt",
      "3 VVS||",
    ];
    expect(guess(lines)).toMatchObject({
      headerRow: 1,
      columns: ["level 1", "level 2", "level 3"],
      hierarchy: "level-columns",
    });
  });

  test("numbers and names in one cell", () => {
    expect(guess(["Ss_25 Walls", "Ss_25_10 Inner walls", "Ss_25_12 : Outer walls"])).toMatchObject({
      columns: ["number-and-name"],
      hierarchy: "numbers",
    });
    expect(guess(["21 Walls", "21.1 Inner walls", "21.2: Outer walls", "22 - Floors"])).toMatchObject({
      columns: ["number-and-name"],
      hierarchy: "numbers",
    });
  });

  test("a column for each level", () => {
    expect(guess(["1||Walls", "|1.1|Inner", "|1.2|Outer", "2||Floors"])).toMatchObject({
      columns: ["level 1", "level 2", "name"],
      hierarchy: "level-columns",
    });
  });

  test("blanks before names", () => {
    expect(guess(["Name", "Walls", "  Inner", "    Plaster", "Floors"])).toMatchObject({
      hierarchy: "indentation",
    });
  });
});

test.each([
  [
    "Property|Default property|Property version GUID|Property GUID|Value|Default value|Value version GUID|Value GUID",
    "Door-default.csv",
    "properties-with-values",
  ],
  [
    "Document|Default document|Document version GUID|Document GUID|Template|Template version GUID",
    "x.csv",
    "documents-with-templates",
  ],
  ["Product type GUID|Product type|Stage ID|Stage|Role ID|Role|LOI ID|ID", "x.csv", "requirements"],
  ["Name|Default name|Version GUID|GUID|Version|Luminous intensity|Language code", "Units.csv", "units"],
  ["Name|Default name|Version GUID|GUID", "Construction objects-default.csv", "constructionObjects"],
  ["Name|Default name|Version GUID|GUID", "Templates-nb-NO.csv", "templates"],
  ["Name|Default name|Version GUID|GUID", "Something.csv", "codes"],
])("what Plinth writes is recognised by its headers: %s", (header, file, kind) => {
  expect(guess([header, "a|b|c|d|e|f|g|h"], file).kind).toBe(kind);
});

test("guessing succeeds for any table", () => {
  expect(guess([])).toEqual({ columns: [], headerRow: null, hierarchy: "none", kind: "codes" });
  expect(guess(["", "|||"]).columns).toHaveLength(4);
});

describe("of several sheets", () => {
  const COVER = table(["Our classification|", "Editor|Somebody", "Name|Of the year"]);
  const CODES = table(["Code|Title|Definition", ...ROWS]);
  test("the sheet with the most data is selected, at any position", () => {
    expect(guessSheet([COVER, CODES])).toBe(1);
    expect(guessSheet([CODES, COVER])).toBe(0);
    expect(guessSheet([COVER])).toBe(0);
  });

  test("in exports of Plinth the first sheet is selected", () => {
    const properties = table(["Property version GUID|Value version GUID", "a|b"]);
    expect(guessSheet([properties, CODES])).toBe(0);
  });
});
