import { describe, expect, test } from "vitest";
import { englishText } from "#core/text/messages/english.ts";
import { notesOf, outline } from "../../../reading.fixture.ts";
import { csv, readGuessed, table } from "../tables.fixture.ts";
import { guessMapping } from "./guess-mapping.ts";
import { roleLabel } from "./mapping.ts";

const ROWS = [
  "10,Wood,1010,Sawn wood,101010,Planks,10101001,Ash plank",
  "10,Wood,1010,Sawn wood,101010,Planks,10101002,Elm plank",
  "10,Wood,1010,Sawn wood,101020,Joists,10102001,Ash joist",
  "20,Rock,2010,Cut rock,201010,Tiles,20101001,Slate tile",
];
const TREE = [
  "10 Wood",
  "  1010 Sawn wood",
  "    101010 Planks",
  "      10101001 Ash plank",
  "      10101002 Elm plank",
  "    101020 Joists",
  "      10102001 Ash joist",
  "20 Rock",
  "  2010 Cut rock",
  "    201010 Tiles",
  "      20101001 Slate tile",
];

/** The rows with their cells in another order, or with further cells. */
const arranged = (order: readonly (number | string)[], rows: readonly string[] = ROWS): string[] =>
  rows.map((row) => {
    const cells = row.split(",");
    return order.map((at) => (typeof at === "number" ? (cells[at] ?? "") : at)).join(",");
  });

const roles = (lines: readonly string[]): string[] =>
  guessMapping(table(lines.map((line) => line.replaceAll(",", "|")))).columns.map((column) =>
    englishText(roleLabel(column)),
  );

describe("pairs of columns whose headers repeat a pattern are levels", () => {
  test.each([
    [
      "a word, and its title",
      "Segment,Segment Title,Family,Family Title,Class,Class Title,Commodity,Commodity Title",
    ],
    [
      "code and name of a word",
      "Segment Code,Segment Name,Family Code,Family Name,Class Code,Class Name,Item Code,Item Name",
    ],
    [
      "in camel case",
      "SegmentCode,SegmentTitle,FamilyCode,FamilyTitle,ClassCode,ClassTitle,ItemCode,ItemTitle",
    ],
    [
      "with underscores",
      "segment_no,segment_title,family_no,family_title,class_no,class_title,item_no,item_title",
    ],
    ["levels", "L1 Code,L1 Name,L2 Code,L2 Name,L3 Code,L3 Name,L4 Code,L4 Name"],
    [
      "levels in full",
      "Level 1 code,Level 1 title,Level 2 code,Level 2 title,Level 3 code,Level 3 title,Level 4 code,Level 4 title",
    ],
    ["numbered", "Code 1,Name 1,Code 2,Name 2,Code 3,Name 3,Code 4,Name 4"],
    ["the same headers", "Code,Name,Code,Name,Code,Name,Code,Name"],
    [
      "descriptions",
      "Segment,Segment Description,Family,Family Description,Class,Class Description,Item,Item Description",
    ],
    [
      "names with a language",
      "Segment,Segment Title (en),Family,Family Title (en),Class,Class Title (en),Item,Item Title (en)",
    ],
    [
      "German",
      "Gruppe,Gruppe Bezeichnung,Untergruppe,Untergruppe Bezeichnung,Klasse,Klasse Bezeichnung,Element,Element Bezeichnung",
    ],
    [
      "German compounds",
      "Gruppe,Gruppenbezeichnung,Untergruppe,Untergruppenbezeichnung,Klasse,Klassenbezeichnung,Element,Elementbezeichnung",
    ],
    [
      "German numbers",
      "Gruppennummer,Gruppenname,Klassen-Nr.,Klassenname,Abschnitt-Nr.,Abschnittsname,Positionsnummer,Positionsname",
    ],
    [
      "French",
      "Code du segment,Libellé du segment,Code de la famille,Libellé de la famille,Code classe,Libellé classe,Code d’ouvrage,Libellé d’ouvrage",
    ],
    ["Norwegian", "Gruppe,Gruppenavn,Undergruppe,Undergruppenavn,Klasse,Klassenavn,Vare,Varenavn"],
    [
      "Norwegian codes",
      "Gruppekode,Gruppetittel,Familiekode,Familietittel,Klassekode,Klassetittel,Varekode,Varetittel",
    ],
    ["Arabic", "رمز القطاع,اسم القطاع,رمز العائلة,اسم العائلة,رمز الصنف,اسم الصنف,رمز السلعة,اسم السلعة"],
    ["Arabic words", "القطاع,اسم القطاع,العائلة,اسم العائلة,المجموعة,اسم المجموعة,السلعة,اسم السلعة"],
  ])("%s", async (_what, header) => {
    const read = await readGuessed(csv([header, ...ROWS]));
    expect(outline(read.model)).toEqual(TREE);
    expect(notesOf(read)).toEqual([]);
    const levels = [1, 1, 2, 2, 3, 3, 4, 4].map((level) => `Codes of level ${level}`);
    expect(roles([header, ...ROWS])).toEqual(levels);
  });

  const WORDS = ["Segment", "Family", "Class", "Commodity"];

  test("the name before the number", async () => {
    const header = WORDS.map((word) => `${word} Title,${word}`).join(",");
    const read = await readGuessed(csv([header, ...arranged([1, 0, 3, 2, 5, 4, 7, 6])]));
    expect(outline(read.model)).toEqual(TREE);
  });

  test("the number named, and the name not", async () => {
    const header = WORDS.map((word) => `${word},${word} code`).join(",");
    const read = await readGuessed(csv([header, ...arranged([1, 0, 3, 2, 5, 4, 7, 6])]));
    expect(outline(read.model)).toEqual(TREE);
  });

  test("all numbers before all names", async () => {
    const header = [...WORDS, ...WORDS.map((word) => `${word} Title`)].join(",");
    const read = await readGuessed(csv([header, ...arranged([0, 2, 4, 6, 1, 3, 5, 7])]));
    expect(outline(read.model)).toEqual(TREE);
  });

  test("the lowest level first, by the numbers that begin with those above", async () => {
    const header = WORDS.toReversed()
      .map((word) => `${word},${word} Title`)
      .join(",");
    const read = await readGuessed(csv([header, ...arranged([6, 7, 4, 5, 2, 3, 0, 1])]));
    expect(outline(read.model)).toEqual(TREE);
  });

  test("with other columns before, between and after", async () => {
    const header =
      "Version,Key,Segment,Segment Title,Family,Family Title,Class,Class Title,Key,Commodity,Commodity Title,Definition,Synonym";
    const lines = arranged(["26", "100123", 0, 1, 2, 3, 4, 5, "100456", 6, 7, "A board", "Plank of wood"]);
    const read = await readGuessed(csv([header, ...lines]));
    expect(outline(read.model)).toEqual(TREE);
    const codes = read.model.classifications.flatMap((one) => one.codes);
    expect(codes.filter(({ defaultDefinition }) => defaultDefinition === "A board")).toHaveLength(4);
    expect(notesOf(read)).toEqual(
      ["Version", "Key", "Key", "Synonym"].map(
        (name) => `left-out column '${name}': The column was not read (4 cells).`,
      ),
    );
  });

  test("with a definition after each pair", async () => {
    const header = WORDS.map((word) => `${word},${word} Title,${word} Definition`).join(",");
    const lines = arranged([0, 1, "About wood", 2, 3, "", 4, 5, "Flat", 6, 7, "Sold by the metre"]);
    const read = await readGuessed(csv([header, ...lines]));
    expect(outline(read.model)).toEqual(TREE);
    const [first, second, third, fourth] = read.model.classifications.flatMap((one) => one.codes);
    expect([first, second, third, fourth].map((code) => code?.defaultDefinition)).toEqual([
      "About wood",
      undefined,
      "Flat",
      "Sold by the metre",
    ]);
    expect(notesOf(read)).toEqual([]);
  });

  test("with headings above the pairs", async () => {
    const heading = WORDS.map((word) => `${word},`).join(",");
    const levels = WORDS.map((_, at) => `Level ${at + 1},`).join(",");
    const pairs = WORDS.map(() => "Code,Title").join(",");
    for (const above of [heading, levels]) {
      const read = await readGuessed(csv([above, pairs, ...ROWS]));
      expect(outline(read.model)).toEqual(TREE);
      expect(notesOf(read)).toEqual([]);
    }
  });

  test("what is repeated may be blank, and lower levels may be empty", async () => {
    const lines = [
      "Gruppe;Gruppe Bezeichnung;Klasse;Klasse Bezeichnung",
      "10;Holz;;",
      ";;1010;Bretter",
      ";;1020;Balken",
      "20;Stein;2010;Platten",
      "30;Erde;;",
    ];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual([
      "10 Holz",
      "  1010 Bretter",
      "  1020 Balken",
      "20 Stein",
      "  2010 Platten",
      "30 Erde",
    ]);
  });

  test("numbers that begin anew below each code", async () => {
    const lines = [
      "Group;Group name;Part;Part name",
      "1;Walls;1;Inner",
      "1;Walls;2;Outer",
      "1;Walls;9;Other",
      "2;Roofs;1;Flat",
      "2;Roofs;2;Pitched",
      "2;Roofs;9;Other",
    ];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual([
      "1 Walls",
      "  1 Inner",
      "  2 Outer",
      "  9 Other",
      "2 Roofs",
      "  1 Flat",
      "  2 Pitched",
      "  9 Other",
    ]);
  });
});

describe("pairs of columns that are no levels", () => {
  test.each([
    [
      "an item and its unit",
      ["Item code|Item name|Unit code|Unit name", "A1|Door|01|piece", "A2|Wall|02|metre"],
    ],
    [
      "an item and its supplier",
      [
        "Item code|Item name|Supplier code|Supplier name",
        "A1|Door|S1|Ada",
        "A2|Wall|S2|Bo",
        "A3|Roof|S1|Ada",
      ],
    ],
    [
      "a number in two systems",
      ["Item code|Item name|Uniclass code|Uniclass title", "A1|Door|Pr_1|Doors", "A2|Wall|Pr_2|Walls"],
    ],
    [
      "a parent",
      ["Item code|Item name|Parent code|Parent name", "A|Door||", "A1|Inner|A|Door", "A2|Outer|A|Door"],
    ],
    ["two languages", ["Item code|Item name|Code (de)|Name (de)", "A1|Door|A1|Tür", "A2|Wall|A2|Wand"]],
  ])("%s", (_what, lines) => {
    const { columns } = guessMapping(table(lines));
    expect(columns.slice(0, 2)).toEqual([{ role: "number" }, { role: "name", culture: null }]);
    expect(columns.some(({ role }) => role === "level-column")).toBe(false);
  });

  test("a group beside numbers that have their own parents", async () => {
    const lines = [
      "Table,Table title,Code,Title",
      "Ac,Activities,Ac_05,Plans",
      "Ac,Activities,Ac_05_10,Brief",
      "Ac,Activities,Ac_05_10_05,Draft",
    ];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual(["Ac_05 Plans", "  Ac_05_10 Brief", "    Ac_05_10_05 Draft"]);
  });
});
