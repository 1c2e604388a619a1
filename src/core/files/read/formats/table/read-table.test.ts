import { describe, expect, test } from "vitest";
import { failureOf, notesOf, noteText, outline, textFile } from "../../reading.fixture.ts";
import { guessMapping } from "./mapping/guess-mapping.ts";
import { previewTable } from "./mapping/preview-table.ts";
import { csv, readGuessed, table, tableIn } from "./tables.fixture.ts";

const TREE = ["1 Walls", "  1.1 Inner", "    1.1.1 Plaster", "  1.2 Outer", "2 Floors"];

describe("parents are found", () => {
  test.each([
    ["by the numbers", ["Code,Name", "1,Walls", "1.1,Inner", "1.1.1,Plaster", "1.2,Outer", "2,Floors"]],
    [
      "by the parent's number",
      ["Code,Parent,Name", "1.1.1,1.1,Plaster", "1,,Walls", "1.1,1,Inner", "1.2,1,Outer", "2,2,Floors"],
    ],
    [
      "by GUID",
      [
        "Code,Name,GUID,Parent GUID",
        "1,Walls,a,",
        "1.1,Inner,{b},a",
        "1.1.1,Plaster,c,B".replace("B", "b"),
        "1.2,Outer,d,urn:uuid:a",
        "2,Floors,e,",
      ],
    ],
    [
      "by level",
      ["Level,Code,Name", "1,1,Walls", "2,1.1,Inner", "3,1.1.1,Plaster", "2,1.2,Outer", "1,2,Floors"],
    ],
    [
      "by level from 0, with words",
      ["Ebene,Nummer,Name", "E0,1,Walls", "E1,1.1,Inner", "E2,1.1.1,Plaster", "E1,1.2,Outer", "E0,2,Floors"],
    ],
    [
      "by blanks before the number",
      ["Code,Name", "1,Walls", "  1.1,Inner", "    1.1.1,Plaster", "  1.2,Outer", "2,Floors"],
    ],
    [
      "by tabs before the name",
      ["Code;Name", "1;Walls", "1.1;\tInner", "1.1.1;\t\tPlaster", "1.2;\tOuter", "2;Floors"],
    ],
    ["by columns of levels", ["1,,,Walls", ",1.1,,Inner", ",,1.1.1,Plaster", ",1.2,,Outer", "2,,,Floors"]],
    [
      "by paths in columns",
      ["Level 1,Level 2,Level 3", "1 Walls,1.1 Inner,1.1.1 Plaster", "1 Walls,1.2 Outer,", "2 Floors,,"],
    ],
    [
      "by numbers in the cells of the names",
      ["1 Walls", "1.1 Inner", "1.1.1: Plaster", "1.2 - Outer", "2 Floors"],
    ],
  ])("%s", async (_how, lines) => {
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual(TREE);
  });

  test("by numbers with decimal commas", async () => {
    const { model } = await readGuessed(csv(["Code;Name", "1;Walls", "1,1;Inner", "1,1,1;Plaster", "2,1;A"]));
    expect(outline(model)).toEqual(["1 Walls", "  1,1 Inner", "    1,1,1 Plaster", "2,1 A"]);
  });

  test("a level without a code does not put the codes after it below each other", async () => {
    const lines = ["Level 1,Level 2,Level 3", "1 Walls,,", ",,1.1.1 Plaster", ",,1.1.2 Paint", ",1.2 Outer,"];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual(["1 Walls", "  1.1.1 Plaster", "  1.1.2 Paint", "  1.2 Outer"]);
  });

  test("zero padding and consecutive numbers do not define parents", async () => {
    const { model } = await readGuessed(csv(["Code,Name", "100,A", "110,B", "111,C", "200,D"]));
    expect(outline(model)).toEqual(["100 A", "  110 B", "    111 C", "200 D"]);
    const counted = Array.from({ length: 12 }, (_, at) => `${at + 1},N${at + 1}`);
    const flat = await readGuessed(csv(["Code,Name", ...counted, "12.1,Below"]));
    expect(outline(flat.model)).toHaveLength(13);
    expect(outline(flat.model).filter((line) => line.startsWith(" "))).toEqual(["  12.1 Below"]);
  });
});

test.each([
  ["below a heading", "1.0", ["1.0", "  1.1"], "  1.11"],
  ["without one", "1.1", ["1.1", "1.2"], "1.11"],
])("numbers that count up behind a separator are siblings: %s", async (_where, from, first, last) => {
  const numbers = Array.from({ length: 12 }, (_, at) => `1.${at}`).slice(from === "1.0" ? 0 : 1);
  const lines = ["Code;Name", ...numbers.map((number) => `${number};A`)];
  const { model } = await readGuessed(csv(lines));
  const codes = outline(model).map((line) => line.replace(" A", ""));
  expect(codes.slice(0, 2)).toEqual(first);
  expect(codes.at(-1)).toBe(last);
});

test("texts have the cultures of their columns; 'Name' without a culture is the default name", async () => {
  const { model, report } = await readGuessed(
    csv([
      "Number;Name;Name (nb-NO);Definition (de);Colour",
      "1;Wall;Vegg;Aufrecht;red",
      "2;;Gulv;;",
      "3;Roof;;;",
    ]),
  );
  expect(model.cultures).toEqual(["nb-NO", "de"]);
  expect(model.classifications[0]?.codes).toMatchObject([
    {
      defaultName: "Wall",
      defaultDefinition: "Aufrecht",
      names: { "nb-NO": "Vegg" },
      definitions: { de: "Aufrecht" },
    },
    { defaultName: "Gulv", names: { "nb-NO": "Gulv" } },
    { defaultName: "Roof", names: {} },
  ]);
  expect(report.notes.map(noteText)).toEqual(["left-out column 'Colour': The column was not read (1 cell)."]);
});

test("what stands below the codes is no code, unless other rows have nothing but a number", async () => {
  const lines = ["Code,Title", "1,Walls", "1.1,Inner", "", "Total: 2 codes,", "Source: some publisher,"];
  const read = await readGuessed(csv(lines));
  expect(outline(read.model)).toEqual(["1 Walls", "  1.1 Inner"]);
  expect(notesOf(read)).toEqual([
    "left-out row 5: What is below the rows was not read.",
    "left-out row 6: What is below the rows was not read.",
  ]);
  const kept = await readGuessed(csv([...lines.slice(0, 3), "2,", "Open works,"]));
  expect(outline(kept.model)).toEqual(["1 Walls", "  1.1 Inner", "2 2", "Open works Open works"]);
});

test("languages above the headers are those of the names and definitions below them", async () => {
  const lines = [
    "Parts,,,,",
    ",English,,Deutsch,",
    "Code,Name,Definition,Name,Definition",
    "1,Wall,Upright,Wand,Aufrecht",
  ];
  const read = await readGuessed(csv(lines));
  expect(read.model.classifications[0]?.codes).toMatchObject([
    {
      defaultName: "Wall",
      names: { en: "Wall", de: "Wand" },
      definitions: { en: "Upright", de: "Aufrecht" },
    },
  ]);
  expect(notesOf(read)).toEqual(["left-out row 1: What is above the headers was not read."]);
});

test("English definitions are the default ones, unless there is a column for these", async () => {
  const lines = ["Number;Name;Definition (de);Definition (en)", "1;Wall;Aufrecht;Upright", "2;Roof;Oben;"];
  const codes = async (file: string[]) => (await readGuessed(csv(file))).model.classifications[0]?.codes;
  expect((await codes(lines))?.map((one) => one.defaultDefinition)).toEqual(["Upright", "Oben"]);
  const own = lines.map((line, at) => `${line};${at === 0 ? "Default definition" : ""}`);
  expect((await codes(own))?.map((one) => one.defaultDefinition)).toEqual([undefined, undefined]);
});

test("rows that cannot be read are reported", async () => {
  const read = await readGuessed(
    csv(["A title,,", "Code,Name,Parent", "1,A,", "1,Again,", "2,,", "3,C,9", ",,1", "5,E,6", "6,F,5", ""]),
  );
  expect(outline(read.model)).toEqual(["1 A", "1 Again", "2 2", "3 C", "5 E", "  6 F"]);
  expect(notesOf(read)).toEqual([
    "left-out row 1: What is above the headers was not read.",
    "guessed row 4: Another code '1' comes before this one; both are kept.",
    "left-out row 7: The row has neither a number nor a name.",
    "guessed row 5: The code has no name; '2' is used instead.",
    "left-out row 6: The parent '9' is not in the file; the code is placed at the first level.",
    "left-out row 8: The code is its own ancestor; '5' is placed at the first level.",
  ]);
});

test("a heading of several columns is no row above the headers", async () => {
  const lines = ["Code,Name,,Definition,", ",en,de,en,de", "1,Wall,Wand,Barrier,Mauer"];
  expect(notesOf(await readGuessed(csv(lines)))).toEqual([]);
  expect(notesOf(await readGuessed(csv(["A title,,,,", ...lines])))).toEqual([
    "left-out row 1: What is above the headers was not read.",
  ]);
});

test.each([
  ["by numbers", ["Number;Name", "21;A", "21;B", "21.1;C", "30;D"]],
  ["by the number of the parent", ["Number;Name;Parent", "21;A;", "21;B;", "21.1;C;21", "30;D;"]],
])("a code below a number that several codes have is reported: %s", async (_how, lines) => {
  const read = await readGuessed(csv(lines));
  expect(outline(read.model).slice(0, 2)).toEqual(["21 A", "  21.1 C"]);
  expect(notesOf(read)).toContain(
    "guessed row 4: Several codes have the number '21'; the code is placed below the first of them.",
  );
});

describe("CSV", () => {
  test.each([
    ["commas", 'Code,Name\r\n1,"A, b ""c""\r\nd"\r\n'],
    ["semicolons", 'Code;Name\n1;"A, b ""c""\nd"\n'],
    ["tabs", 'Code\tName\n1\t"A, b ""c""\nd"'],
    ["a hint for Excel", 'sep=|\r\nCode|Name\r\n1|"A, b ""c""\r\nd"'],
    ["a byte order mark", '\uFEFFCode,Name\r\n1,"A, b ""c""\nd"\r\n\uFEFF'],
  ])("with %s", async (_how, text) => {
    const { model } = await readGuessed(textFile("parts.csv", text));
    expect(model.classifications[0]?.codes).toMatchObject([{ number: "1", defaultName: 'A, b "c"\nd' }]);
  });

  test("in Windows-1252 is detected", async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode("Code;Name\n1;T"), 0xfc, 0x72]);
    const read = await readGuessed({ name: "parts.csv", bytes });
    expect(read.model.classifications[0]?.codes[0]?.defaultName).toBe("Tür");
    expect(notesOf(read)).toEqual([
      "guessed the whole file: The file is not encoded as UTF-8; it was read as Windows-1252.",
    ]);
  });

  test("an apostrophe before a formula is removed, any other is kept", async () => {
    const { model } = await readGuessed(csv(["Code,Name", "1,'=1+1", "2,'tis", "3,'  -5"]));
    expect(model.classifications[0]?.codes.map(({ defaultName }) => defaultName)).toEqual([
      "=1+1",
      "'tis",
      "-5",
    ]);
  });

  test("a formula that is a text is this text", async () => {
    const lines = ["Code,Name", '="01",="A ""b"""', '"=""01.1""",B', '\'="2",C'];
    const { model } = await readGuessed(csv(lines), { hierarchy: "numbers" });
    expect(outline(model)).toEqual(['01 A "b"', "  01.1 B", '="2" C']);
  });

  test("cells with errors of a spreadsheet are empty and reported; all others stay as they are", async () => {
    const lines = [
      "Code;Name;Parent",
      "1;#REF!;",
      "1.1;A;#REF!",
      "#NV;B;#1",
      "12345678901234567890;1e400;12:30",
    ];
    const read = await readGuessed(csv(lines), { hierarchy: "none" });
    expect(outline(read.model)).toEqual(["1 1", "1.1 A", "B", "12345678901234567890 1e400"]);
    expect(notesOf(read).slice(0, 2)).toEqual([
      "left-out cell B2: The cell contains the error '#REF!' and is read as empty (2 in all). The others are C3.",
      "left-out cell A4: The cell contains an error and is read as empty (1 in all).",
    ]);
    const numbers = ["12345678901234567890", "1e400", "12:30", "007"];
    const [table] = (await tableIn(csv(["A;B;C;D", numbers.join(";")]))).tables;
    expect(table.rows[1]).toEqual(numbers);
  });

  test.each([
    ["below a title and empty lines", ["Our parts, 2nd edition", "", "", "Code;Name", "1;A, b", "1.1;B"]],
    ["with an empty line after each row", ["Code;Name", "", "1;A, b", "", "1.1;B", ""]],
    ["with a decimal comma in each row", ["Code;Name;Size", "1;A, b;0,5", "1.1;B;1,5"]],
    ["with a comma in each row", ["Code;Name, unit", "1;A, b", "1.1;B, c"]],
    ["without its empty cells", ["Code;Name;Note;Size", "1;A, b;x, y", "1.1;B;x, y;1", "2;C, d", "3;D, e"]],
    [
      "with commas in the lines of its cells",
      ["Code;Name;Definition", '1;A, b;"c, d', "e, f", 'g, h"', '1.1;B;"c, d', "e, f", 'g, h"'],
    ],
  ])("%s is split at its delimiter", async (_what, lines) => {
    const { model } = await readGuessed(csv(lines), { hierarchy: "numbers" });
    expect(outline(model).join("\n")).toMatch(/^1 A, b\n {2}1\.1 B/);
  });

  test("commas in less than half of the rows are part of texts", async () => {
    const { model } = await readGuessed(csv(["21 Walls", "21.1 Inner, light", "21.2 Outer", "22 Floors"]));
    expect(outline(model)).toEqual(["21 Walls", "  21.1 Inner, light", "  21.2 Outer", "22 Floors"]);
  });

  test.each([
    ["letters in an outline", ["L-A__ Air", "\tL-AA_ Fans", "L-B__ Heat"], ["L-A__", "L-AA_", "L-B__"]],
    ["letters in brackets", ["[E]A Houses", "[E]AA Flats", "[E]B Roads"], ["[E]A", "[E]AA", "[E]B"]],
    ["letters that others begin with", ["Part", "A Base", "A10 Piles", "B2 Roof"], ["A", "A10", "B2"]],
    [
      "one pair of digits that others begin with",
      ["21-01 10 Base", "21-01 10 10 Piles", "21-02 10 mm plates"],
      ["21-01 10", "21-01 10 10", "21-02"],
    ],
  ])("a number before a name may be %s", async (_what, lines, numbers) => {
    const { model } = await readGuessed(csv(lines));
    expect(model.classifications[0]?.codes.map(({ number }) => number)).toEqual(numbers);
  });

  test("words of letters are names where most have no numbers", async () => {
    const { model } = await readGuessed(csv(["Rooms", "\tX-RAY room", "\tStaff room", "Halls"]));
    expect(model.classifications[0]?.codes.filter(({ number }) => number !== undefined)).toEqual([]);
  });

  test("a number before a name may consist of pairs of digits", async () => {
    const lines = [
      "Element",
      "13-11 00 00 Work space",
      "13-11 11 00 Offices",
      "13-11 11 11 2 desks",
      "14 10 mm pipes",
    ];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual([
      "13-11 00 00 Work space",
      "  13-11 11 00 Offices",
      "    13-11 11 11 2 desks",
      "14 10 mm pipes",
    ]);
    expect(model.classifications[0]?.codes.at(-1)).toMatchObject({
      number: "14",
      defaultName: "10 mm pipes",
    });
  });

  test("a table may begin with a class number in brackets, like the beginning of JSON", async () => {
    const { model } = await readGuessed(csv(["[L]A;Supply", "[L]AA;Gas", "[M]A;Waste"]));
    expect(outline(model)).toEqual(["[L]A Supply", "  [L]AA Gas", "[M]A Waste"]);
  });

  test("blanks may precede the quotation mark of a cell", async () => {
    const lines = ["Code, Name, Definition", '1, "A, ""b"""  , "c, d', ' ""e"" f"', ' "1.1",B, x "y", z'];
    const { model } = await readGuessed(csv(lines));
    expect(outline(model)).toEqual(['1 A, "b"', "  1.1 B"]);
    expect(model.classifications[0]?.codes.map((code) => code.defaultDefinition)).toEqual([
      'c, d\n "e" f',
      'x "y"',
    ]);
  });

  test("lines may end in different ways in one file, and cells may have several lines", async () => {
    const text = 'Code,Name,Definition\r\n1,A,"a\r\nb"\n2,B,c\r3,C,"d\re"\r\n';
    const { model } = await readGuessed(textFile("x.csv", text));
    expect(model.classifications[0]?.codes.map((code) => [code.number, code.defaultDefinition])).toEqual([
      ["1", "a\nb"],
      ["2", "c"],
      ["3", "d\ne"],
    ]);
  });

  test("more columns than the limit are an error, empty ones are not", async () => {
    const wide = (cells: string): string => `Code,Name\n1,A\n2,B${cells.repeat(1000)}\n`;
    expect(await failureOf(textFile("x.csv", wide(",x")))).toMatchObject({
      message: "The file has more than 1,000 columns.",
      where: "row 3",
    });
    expect(outline((await readGuessed(textFile("x.csv", wide(",")))).model)).toEqual(["1 A", "2 B"]);
  });

  test("an unclosed quotation mark is an error", async () => {
    expect(await failureOf(textFile("x.csv", 'Code,Name\n1,A\n2,"B\n3,C\n'))).toMatchObject({
      message: "A quotation mark is not closed, or is closed in the middle of a cell.",
      where: "row 3",
    });
  });
});

test("GUIDs are stable for the same file name", async () => {
  const lines = ["Code,Name", "1,A"];
  const { model } = await readGuessed(csv(lines));
  expect((await readGuessed(csv([...lines, "2,B"]))).model.namespace).toBe(model.namespace);
  expect((await readGuessed(csv(lines, "other.csv"))).model.namespace).not.toBe(model.namespace);
});

test("the preview shows the first codes as a tree", () => {
  const lines = ["Code|Name", "1|Walls", "2|Floors", "1.1|Inner", "2.1|Screed", "1.1.1|Plaster"];
  const parts = table(lines);
  expect(previewTable(parts, guessMapping(parts), 4)).toEqual([
    { level: 1, number: "1", name: "Walls" },
    { level: 2, number: "1.1", name: "Inner" },
    { level: 3, number: "1.1.1", name: "Plaster" },
    { level: 1, number: "2", name: "Floors" },
  ]);
  expect(
    previewTable(parts, { ...guessMapping(parts), hierarchy: "none" }, 3).map(({ level }) => level),
  ).toEqual([1, 1, 1]);
  expect(previewTable(parts, { ...guessMapping(parts), columns: [] })).toEqual([]);
  expect(previewTable(parts, { ...guessMapping(parts), kind: "templates" }, 1)).toEqual([
    { level: 1, number: null, name: "Walls" },
  ]);
});

test("a table without usable columns is rejected", async () => {
  const outcome = await tableIn(csv(["Code,Name"]));
  expect(guessMapping(outcome.tables[0]).headerRow).toBe(0);
  await expect(readGuessed(csv(["Code,Name"]))).rejects.toThrow("There are no rows below the headers.");
});

test("names and definitions that repeat the default ones are not reported as unread", async () => {
  const header = "Class number|Name|Default name|Definition|Default definition|Version GUID|GUID";
  const row = (number: string, name: string) =>
    `${number}|${name}|Wall|Upright|Upright|v${number}|g${number}`;
  const unread = async (...rows: readonly string[]) => {
    const { report } = await readGuessed(csv([header, ...rows], "Parts-default.csv"));
    return report.notes.map(noteText);
  };
  await expect(unread(row("1", "Wall"), row("2", ""))).resolves.toEqual([]);
  await expect(unread(row("1", "Wall"), row("2", "Mauer"))).resolves.toEqual([
    "left-out column 'Name': The column was not read (1 cell).",
  ]);
});

test("a list written by Plinth is of the kind in its name, else a classification with a note", async () => {
  const lines = ["Name|Default name|Version GUID|GUID", "Door|Door|v|g"];
  const { model } = await readGuessed(csv(lines, "construction-objects.csv"));
  expect(model.constructionObjects).toMatchObject([{ defaultName: "Door" }]);
  const { report } = await readGuessed(csv(lines, "out.csv"));
  expect(report.notes.map(noteText)).toEqual([
    "guessed the whole file: The file does not specify what the list contains; it is shown as a classification.",
  ]);
});
