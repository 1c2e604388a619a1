import { expect, test } from "vitest";
import type { SourceFile } from "../../../decode/decode.ts";
import { failureOf, noteText } from "../../../reading.fixture.ts";
import { tableIn } from "../tables.fixture.ts";
import {
  type Parts,
  partsOf,
  relationship,
  relationships,
  text,
  workbook,
  workbookOf,
} from "./workbook.fixture.ts";

async function read(file: SourceFile): Promise<{ lines: string[]; notes: string[] }> {
  const { tables, notes } = await tableIn(file);
  return {
    lines: tables.flatMap(({ name, rows }) => [`[${name}]`, ...rows.map((row) => row.join("|"))]),
    notes: notes.map(noteText),
  };
}

/** The cell A1 of a workbook. */
async function cell(xml: string, more: Parts = {}): Promise<string | undefined> {
  const { tables } = await tableIn(
    workbookOf({ ...partsOf({ S: `<row>${xml}${text("B1", "x")}</row>` }), ...more }),
  );
  return tables[0].rows[0]?.[0];
}

test.each([
  ["1.1000000000000001", "1.1"],
  ["0.30000000000000004", "0.3"],
  ["1E-3", "0.001"],
  ["007", "7"],
  ["-1.50", "-1.5"],
  ["12345678901234567890", "12345678901234567890"],
  ["1e400", "1e400"],
  ["1.5E+25", "1.5E+25"],
  ["1.5E-12", "1.5E-12"],
])("the number %s is read as '%s'", async (value, expected) => {
  expect(await cell(`<c><v>${value}</v></c>`)).toBe(expected);
});

const FORMATS = [
  "h:mm",
  "[h]:mm",
  "d.m.yyyy h:mm",
  "yyyy-mm-dd",
  "0.00&quot;m&quot;",
  "[Red]0;[Blue]-0",
  "mm:ss.0",
  "mmmm",
  "General",
];
const STYLES = `<styleSheet><numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`).join("")}</numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/>${[...FORMATS.map((_, at) => 200 + at), 14, 20, 22, 46, 49].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs>
  <dxfs><dxf><numFmt numFmtId="200" formatCode="0.00"/></dxf></dxfs></styleSheet>`;

test.each([
  ["h:mm", 0.5625, "13:30"],
  ["h:mm", 45_292.5625, "13:30"],
  ["[h]:mm", 1.5, "36:00"],
  ["d.m.yyyy h:mm", 45_292.5625, "2024-01-01 13:30"],
  ["d.m.yyyy h:mm", 45_292, "2024-01-01"],
  ["d.m.yyyy h:mm", 0.5625, "13:30"],
  ["yyyy-mm-dd", 45_292.7, "2024-01-01"],
  ["yyyy-mm-dd", 1, "1900-01-01"],
  ["yyyy-mm-dd", 61, "1900-03-01"],
  ["yyyy-mm-dd", 0, "0"],
  ["yyyy-mm-dd", -1, "-1"],
  ["yyyy-mm-dd", 3_000_000, "3000000"],
  ["0.00&quot;m&quot;", 45_292, "45292"],
  ["[Red]0;[Blue]-0", 45_292, "45292"],
  ["mm:ss.0", 0.001, "00:01:26"],
  ["mmmm", 45_292, "2024-01-01"],
  ["General", 45_292, "45292"],
  ["14", 45_292, "2024-01-01"],
  ["20", 0.75, "18:00"],
  ["22", 45_292.75, "2024-01-01 18:00"],
  ["46", 2.25, "54:00"],
  ["49", 45_292, "45292"],
])("with the number format %s, %d is read as '%s'", async (format, value, expected) => {
  const style = 1 + [...FORMATS, "14", "20", "22", "46", "49"].indexOf(format);
  expect(await cell(`<c s="${style}"><v>${value}</v></c>`, { "xl/styles.xml": STYLES })).toBe(expected);
});

test("dates of the 1904 system, and dates as ISO 8601", async () => {
  const { "xl/workbook.xml": book = "" } = partsOf({ S: "" });
  const is1904 = { "xl/workbook.xml": book.replace("<sheets>", '<workbookPr date1904="true"/><sheets>') };
  expect(await cell('<c s="1"><v>0</v></c>', is1904)).toBe("1904-01-01");
  expect(await cell('<c t="d"><v>2024-01-31T00:00:00.000Z</v></c>')).toBe("2024-01-31");
  expect(await cell('<c t="d"><v>2024-01-31T13:30:00</v></c>')).toBe("2024-01-31 13:30");
  expect(await cell('<c t="d"><v>1899-12-30T13:30:05</v></c>')).toBe("13:30:05");
});

test.each([
  ["inline", "<is><t>Wall</t></is>", "Wall"],
  [
    "in runs, without phonetic ones",
    '<is><r><rPr><b/></rPr><t xml:space="preserve">Wall </t></r><rPh sb="0" eb="1"><t>no</t></rPh><r><t>outer</t></r></is>',
    "Wall outer",
  ],
  ["with spaces that do not count", "<is><t>\n  Wall\n</t></is>", "Wall"],
  [
    "with spaces that an element around it preserves",
    '<is xml:space="preserve"><t>  Wall</t></is>',
    "  Wall",
  ],
  ["with escapes", "<is><t>a_x000D_b _x005F_x0041_ _x41_</t></is>", "a\rb _x0041_ _x41_"],
])("a text %s", async (_what, xml, expected) => {
  expect(await cell(`<c t="inlineStr">${xml}</c>`)).toBe(expected);
});

test("errors are empty and named in the report with sheet and cell", async () => {
  const error = (address: string, value: string): string =>
    `<c r="${address}" t="e"><f>1/0</f><v>${value}</v></c>`;
  const rows = `<row r="1">${text("A1", "Name")}</row><row r="2">${error("A2", "#REF!")}${error("B2", "#REF!")}${error("C2", "#DIV/0!")}</row>`;
  expect(await read(workbook({ Walls: rows }))).toEqual({
    lines: ["[Walls]", "Name", ""],
    notes: [
      "left-out cell A2 of sheet 'Walls': The cell contains the error '#REF!' and is read as empty (2 in all). The others are B2.",
      "left-out cell C2 of sheet 'Walls': The cell contains the error '#DIV/0!' and is read as empty (1 in all).",
    ],
  });
});

test("merged cells are read as displayed", async () => {
  const rows = `<row>${text("A1", "a")}${text("B1", "b")}</row><row>${text("A2", "c")}${text("B2", "d")}${text("C2", "e")}</row>`;
  const { "xl/worksheets/sheet1.xml": sheet = "", ...parts } = partsOf({ S: rows });
  const merged = sheet.replace(
    "</sheetData>",
    '</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells>',
  );
  expect(await read(workbookOf({ ...parts, "xl/worksheets/sheet1.xml": merged }))).toEqual({
    lines: ["[S]", "a|", "||e"],
    notes: [
      "left-out cell B1 of sheet 'S': The cell is covered by merged cells and is read as empty (3 in all). The others are A2, B2.",
    ],
  });
});

const row = (content: string): string => `<row>${text("A1", content)}</row>`;

test("sheets without cells are left out with a note", async () => {
  const parts = partsOf({ Chart: "", Walls: row("Wall"), Lost: "" });
  const sheets = [
    relationship("rId1", "chartsheet", "chartsheets/sheet1.xml"),
    relationship("rId2", "worksheet", "worksheets/sheet2.xml"),
    relationship("rId3", "worksheet", "http://elsewhere.example/sheet.xml", ' TargetMode="External"'),
  ];
  const file = workbookOf({
    ...parts,
    "xl/chartsheets/sheet1.xml": "<chartsheet/>",
    "xl/_rels/workbook.xml.rels": relationships(sheets),
  });
  expect(await read(file)).toEqual({
    lines: ["[Walls]", "Wall"],
    notes: [
      "left-out sheet 'Chart': It is a sheet of another kind, such as a chart, and has no cells that can be read.",
      "left-out sheet 'Lost': The workbook does not contain the sheet.",
    ],
  });
});

test("hidden sheets are read only if the others are empty", async () => {
  const hide = (parts: Parts, state: string): SourceFile =>
    workbookOf({
      ...parts,
      "xl/workbook.xml": (parts["xl/workbook.xml"] ?? "").replace("<sheet ", `<sheet state="${state}" `),
    });
  expect(await read(hide(partsOf({ Old: row("Old"), Walls: row("Wall") }), "hidden"))).toEqual({
    lines: ["[Walls]", "Wall"],
    notes: ["left-out sheet 'Old': The sheet is hidden and was not read. Show it in Excel to have it read."],
  });
  expect(await read(hide(partsOf({ Old: row("Old"), Walls: "" }), "veryHidden"))).toEqual({
    lines: ["[Old]", "Old"],
    notes: ["remark sheet 'Old': The sheet is hidden; it is read because the other sheets are empty."],
  });
});

test("another Office file is refused", async () => {
  const parts = {
    "[Content_Types].xml": "<Types/>",
    "ppt/presentation.xml": "<presentation/>",
    "_rels/.rels": relationships([relationship("r", "officeDocument", "ppt/presentation.xml")]),
  };
  expect((await failureOf(workbookOf(parts))).message).toBe(
    "The file is an Office file without a workbook and contains no catalogue.",
  );
});
