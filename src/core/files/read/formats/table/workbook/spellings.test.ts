import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../decode/limits.ts";
import { failureOf } from "../../../reading.fixture.ts";
import { tableIn } from "../tables.fixture.ts";
import { type Parts, partsOf, relationship, relationships, text, workbookOf } from "./workbook.fixture.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const ROWS = `<row r="1">${text("A1", "Code")}${text("C1", "Name")}</row><row r="3">${text("C3", "Wall")}</row>`;
const PARTS = partsOf({ Walls: ROWS });

/** The parts with the sheet in another one. */
function movedTo(part: string, target: string, rows = PARTS[SHEET] ?? ""): Parts {
  const { [SHEET]: _, ...others } = PARTS;
  return { ...others, [part]: rows, [RELATIONS]: relationships([relationship("rId1", "worksheet", target)]) };
}

/** The parts with a change of the sheet's XML. */
function changed(change: (xml: string) => string): Parts {
  return { ...PARTS, [SHEET]: change(PARTS[SHEET] ?? "") };
}

async function linesOf(parts: Parts): Promise<string[]> {
  const [{ rows }] = (await tableIn(workbookOf(parts))).tables;
  return rows.map((row) => row.join("|"));
}

/** Ways to write the same workbook. */
const SPELLINGS: readonly (readonly [string, Parts])[] = [
  ["a sheet in another folder", movedTo("xl/sheets/deep/one.xml", "sheets/deep/one.xml")],
  ["a sheet with another ending", movedTo("xl/worksheets/sheet1.bin", "worksheets/sheet1.bin")],
  ["an absolute target", movedTo("data/sheet.xml", "/data/sheet.xml")],
  ["a target in the folder above", movedTo("sheet.xml", "../sheet.xml")],
  ["an escaped target", movedTo("xl/my sheet.xml", "my%20sheet.xml")],
  ["a target in upper case", movedTo("xl/worksheets/sheet1.xml", "Worksheets/SHEET1.xml")],
  ["backslashes in the names of files", movedTo("xl\\worksheets\\sheet1.xml", "worksheets/sheet1.xml")],
  [
    "a workbook of another name",
    {
      ...Object.fromEntries(
        Object.entries(PARTS).map(([name, xml]) => [
          name.replace("xl/", "book/").replace("workbook", "main"),
          xml,
        ]),
      ),
      "_rels/.rels": relationships([relationship("r", "officeDocument", "/book/main.xml")]),
    },
  ],
  ["prefixes", changed((xml) => xml.replaceAll(/<(\/?)/g, "<$1x:").replace("xmlns=", "xmlns:x="))],
  [
    "the strict variant",
    Object.fromEntries(
      Object.entries(PARTS).map(([name, xml]) => [
        name,
        xml
          .replaceAll(
            "http://schemas.openxmlformats.org/spreadsheetml/2006",
            "http://purl.oclc.org/ooxml/spreadsheetml",
          )
          .replaceAll(
            "http://schemas.openxmlformats.org/officeDocument/2006",
            "http://purl.oclc.org/ooxml/officeDocument",
          ),
      ]),
    ),
  ],
  ["apostrophes", changed((xml) => xml.replaceAll(/ r="(\w+)"/g, " r='$1'"))],
  ["spaces around the equals sign", changed((xml) => xml.replaceAll(/ r="(\w+)"/g, ' r = "$1"'))],
  ["line ends in tags", changed((xml) => xml.replaceAll(' r="', '\r\n\tr="'))],
  ["another attribute with '>' before", changed((xml) => xml.replaceAll(' r="', ' a="a > r=&quot;Z9" r="'))],
  ["a long attribute before", changed((xml) => xml.replaceAll(' r="', ` a="${"a".repeat(20_000)}" r="`))],
  ["character references", changed((xml) => xml.replaceAll(' r="C', ' r="&#67;'))],
  [
    "no positions but where cells are left out",
    changed((xml) =>
      xml
        .replaceAll(/ r="(?:A1|C1|1)"/g, "")
        .replace("<row>", "<row r='1'>")
        .replace(/<c t(?=[^>]*><is><t[^>]*>Name)/, "<c/><c t"),
    ),
  ],
  [
    "comments and CDATA",
    changed((xml) => xml.replace("Wall", "<!-- <c r='A1'/> --><![CDATA[Wa]]>ll<?x y?>")),
  ],
  ["UTF-8 with a byte order mark", changed((xml) => `\uFEFF<?xml version="1.0"?>${xml}`)],
];

test.each(SPELLINGS)("a workbook with %s is read as others are", async (_what, parts) => {
  expect(await linesOf(parts)).toEqual(["Code||Name", "", "||Wall"]);
});

test.each(SPELLINGS)("a position that is far away is refused in a workbook with %s", async (_what, parts) => {
  const [name = "", xml = ""] = Object.entries(parts).find(([, xml]) => xml.includes("sheetData")) ?? [];
  const prefix = xml.includes("<x:row") ? "x:" : "";
  const row = '<row r="900000"><c r="A900000"><v>1</v></c></row></sheetData>'.replaceAll(
    /<(\/?)/g,
    `<$1${prefix}`,
  );
  const far = { ...parts, [name]: xml.replace(`</${prefix}sheetData>`, row) };
  expect((await failureOf(workbookOf(far))).message).toBe("The file has more than 600,000 rows.");
});

describe("is refused", () => {
  const shared = (items: string): Parts => ({ ...PARTS, "xl/sharedStrings.xml": `<sst>${items}</sst>` });
  test.each<[string, Parts, RegExp]>([
    [
      "too many empty rows",
      changed((xml) => xml.replace("</sheetData>", `${"<row/>".repeat(LIMITS.rows)}</sheetData>`)),
      /more than 600,000 rows/,
    ],
    [
      "too many empty rows at one position",
      changed((xml) => xml.replace("</sheetData>", `${'<row r="1"/>'.repeat(LIMITS.rows)}</sheetData>`)),
      /more than 600,000 rows/,
    ],
    ["too many empty texts", shared("<si/>".repeat(LIMITS.workbookTexts + 1)), /more than 5,000,000 texts/],
    [
      "too many cell formats",
      { ...PARTS, "xl/styles.xml": `<styleSheet><cellXfs>${"<xf/>".repeat(100_001)}</cellXfs></styleSheet>` },
      /more than 100,000 cell formats/,
    ],
    [
      "merged cells that overlap endlessly",
      changed((xml) =>
        xml.replace(
          "</sheetData>",
          `<row r="9999">${text("A9999", "x")}</row></sheetData>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(3000)}`,
        ),
      ),
      /more than 20,000,000 merged cells/,
    ],
    [
      "a comment that is too long",
      changed((xml) => xml.replace("<sheetData>", `<!--${"-a".repeat(3_000_000)}--><sheetData>`)),
      /comment with more than 4 million characters/,
    ],
    [
      "a text that is missing",
      changed((xml) => xml.replace("</sheetData>", '<row><c t="s"><v>7</v></c></row></sheetData>')),
      /^The workbook cannot be read: cell A4 refers to a text that is missing/,
    ],
    [
      "a position that is none",
      changed((xml) => xml.replace('r="C3"', 'r="3C"')),
      /^The workbook cannot be read: a cell has the position '3C'/,
    ],
    [
      "XML that is not well-formed",
      changed((xml) => xml.replace("</sheetData>", "</sheet>")),
      /^The file is not well-formed XML: a closing tag/,
    ],
  ])("%s", async (_what, parts, message) => {
    expect((await failureOf(workbookOf(parts))).message).toMatch(message);
  });
});
