import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../decode/limits.ts";
import { zipOfZeros } from "../../../open/zip.fixture.ts";
import { failureOf, notesOf, outline } from "../../../reading.fixture.ts";
import { readGuessed, tableIn } from "../tables.fixture.ts";
import { partsOf, text, workbook, workbookOf } from "./workbook.fixture.ts";

test("cells are read as displayed", async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
    <row r="2"><c r="A2"><v>1</v></c>${text("B2", "A &amp; b")}</row>
    <row r="4"><c r="A4"><v>1.1000000000000001</v></c><c r="B4" t="s"><v>2</v></c></row>
    <row r="5"><c r="A5" t="e"><v>#N/A</v></c><c r="B5" t="str"><f>1</f><v>Formula</v></c></row>
    <row r="6"><c r="A6" s="1"><v>45292</v></c><c r="B6" t="b"><v>1</v></c></row>`;
  const read = await readGuessed(workbook({ Sheet1: rows }), { hierarchy: "numbers" });
  expect(read.model.name).toBe("parts");
  expect(outline(read.model)).toEqual(["1 A & b", "  1.1 Inner", "Formula", "2024-01-01 true"]);
  expect(notesOf(read)).toEqual([
    "left-out cell A5 of sheet 'Sheet1': The cell contains the error '#N/A' and is read as empty (1 in all).",
    "guessed row 6: The cell contains a date, which was read as '2024-01-01'.",
  ]);
});

test("formulas without a saved result are reported; an empty text is a result", async () => {
  const formula = (address: string, value: string, type = ""): string =>
    `<c r="${address}"${type}><f>A1&amp;"b"</f>${value}</c>`;
  const rows = `<row r="1">${text("A1", "Code")}${text("B1", "Name")}</row>
    <row r="2">${text("A2", "1")}${formula("B2", "<v></v>")}</row>
    <row r="3">${text("A3", "2")}${formula("B3", "<v>Two</v>", ' t="str"')}</row>
    <row r="4">${text("A4", "3")}${formula("B4", "<v />")}</row>
    <row r="5">${text("A5", "4")}${formula("B5", "", ' t="str"')}</row>
    <row r="6">${text("A6", "5")}${formula("B6", "<v></v>", ' t="str"')}</row>`;
  const read = await readGuessed(workbook({ Sheet1: rows }));
  expect(notesOf(read)).toContainEqual(
    expect.stringMatching(
      /^left-out cell B2 of .*no saved result, so the cell is read as empty \(3 in all\)/,
    ),
  );
});

test.each([
  ["Parent", "10"],
  ["Level", "2"],
])("a merged cell says the same of all of its rows: %s", async (header, value) => {
  // Excel saves no cell, or an empty one, where a merged one covers it.
  const rows = `<row r="1">${text("A1", "Code")}${text("B1", "Name")}${text("C1", header)}${text("D1", "Definition")}</row>
    <row r="2">${text("A2", "10")}${text("B2", "Walls")}${header === "Level" ? text("C2", "1") : ""}</row>
    <row r="3">${text("A3", "A")}${text("B3", "Inner")}${text("C3", value)}${text("D3", "Upright")}</row>
    <row r="4">${text("A4", "B")}${text("B4", "Outer")}</row>
    <row r="5">${text("A5", "C")}${text("B5", "Party")}<c r="C5" s="0"/></row>
    <row r="6"/>`;
  const { "xl/worksheets/sheet1.xml": sheet = "", ...parts } = partsOf({ S: rows });
  const merged = sheet.replace(
    "</sheetData>",
    '</sheetData><mergeCells><mergeCell ref="C3:C6"/><mergeCell ref="D3:D4"/></mergeCells>',
  );
  const read = await readGuessed(workbookOf({ ...parts, "xl/worksheets/sheet1.xml": merged }));
  expect(outline(read.model)).toEqual(["10 Walls", "  A Inner", "  B Outer", "  C Party"]);
  expect(read.model.classifications[0]?.codes.map(({ defaultDefinition }) => defaultDefinition)).toEqual([
    undefined,
    "Upright",
    "Upright",
    undefined,
  ]);
  expect(notesOf(read)).toEqual([]);
});

test("merged cells end with the rows that were read before them, so that a hostile file cannot fill others endlessly", async () => {
  const { "xl/worksheets/sheet1.xml": sheet = "", ...parts } = partsOf({
    S: `<row r="1">${text("A1", "x")}</row><row r="2">${text("A2", "y")}</row>`,
  });
  const merge = '<mergeCell ref="A1:A1048576"/>';
  const changed = sheet
    .replace("<sheetData>", `${merge}<sheetData>`)
    .replace("</sheetData>", `</sheetData>${merge}`);
  const { tables } = await tableIn(workbookOf({ ...parts, "xl/worksheets/sheet1.xml": changed }));
  expect(tables[0].merged).toEqual([{ column: 0, first: 0, last: 1 }]);
});

test("leading spaces define the level", async () => {
  const rows = `<row r="1">${text("A1", "Name")}</row><row r="2">${text("A2", "Wall")}</row><row r="3">${text("A3", "  Inner")}</row>`;
  const { model } = await readGuessed(workbook({ Walls: rows, Sheet2: "" }));
  expect(outline(model)).toEqual(["Wall", "  Inner"]);
});

test("rows and cells do not need positions", async () => {
  const cell = (content: string): string => text("A1", content).replace(' r="A1"', "");
  const rows = `<row>${cell("Code")}${cell("Name")}</row><row r="3">${cell("1")}<c/>${text("D3", "x")}${cell("y")}</row>`;
  const [{ rows: read }] = (await tableIn(workbook({ Sheet1: rows }))).tables;
  expect(read.map((row) => row.join("|"))).toEqual(["Code|Name", "", "1|||x|y"]);
});

test("a part that becomes too large is refused before it is parsed", async () => {
  const bytes = zipOfZeros([
    { name: "xl/workbook.xml", length: 1 },
    { name: "xl/worksheets/sheet1.xml", length: LIMITS.workbookPartBytes + 1 },
  ]);
  const { message, where } = await failureOf({ name: "parts.xlsx", bytes });
  expect(message).toMatch(/more than 150 MB when it is unpacked. Save the sheet as CSV/);
  expect(where).toBe("xl/worksheets/sheet1.xml");
});

test("one sheet is read; the others are reported", async () => {
  const row = (name: string): string =>
    `<row r="1">${text("A1", "Name")}</row><row r="2">${text("A2", name)}</row>`;
  const file = workbook({ Walls: row("Wall"), Floors: row("Floor") });
  expect((await tableIn(file)).tables.map(({ name }) => name)).toEqual(["Walls", "Floors"]);
  const read = await readGuessed(file);
  expect(read.model.name).toBe("Walls");
  expect(notesOf(read)).toEqual(["left-out sheet 'Floors': The sheet was not read."]);
});

describe("is refused", () => {
  test.each([
    [
      "a row that is far away",
      '<row r="1"/><row r="999999999999"><c r="A999999999999"><v>1</v></c></row>',
      /more than 600,000 rows/,
    ],
    ["a column that is far away", '<row r="1"><c r="XFD1"><v>1</v></c></row>', /more than 1,000 columns/],
    [
      "a column beyond Excel",
      '<row r="1"><c r="AAAAA1"><v>1</v></c></row>',
      /more columns than Excel allows/,
    ],
    [
      "a table that is wide and long",
      '<row r="1"><c r="ALL1"><v>1</v></c></row><row r="500000"/>',
      /more than 20,000,000 cells/,
    ],
    ["what is no number", '<row r="1"><c r="A1"><v>x</v></c></row>', /^The workbook cannot be read/],
    ["a cell in row 0", '<row><c r="A0"><v>1</v></c></row>', /a cell has the position 'A0'/],
    ["nothing", "", /sheets of the workbook are empty/],
  ])("%s", async (_what, rows, message) => {
    expect((await failureOf(workbook({ Sheet1: rows }))).message).toMatch(message);
  });
});
