import * as fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import { anyText, bytesOf, code, codesExport, entry, tableExport } from "../exports.fixture.ts";
import type { Note } from "../notes.ts";
import { writeXlsx } from "./xlsx.ts";

type Data = Parameters<typeof writeXlsx>[0];

function write(data: Data, notes: Note[] = []): Uint8Array<ArrayBuffer> {
  return bytesOf(writeXlsx(data, (note) => notes.push(note)));
}

function partsOf(data: Data): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(write(data))).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

const read = async (data: Data): Promise<unknown[][]> => readSheet(Buffer.from(write(data)));

test("an independent reader reads back any text", async () => {
  const readable = anyText.filter((text) => {
    // This reader trims texts, drops empty ones, and ignores Excel's escapes.
    const plain = expected(text);
    return plain === plain.trim() && plain !== "" && !/_x[0-9a-f]{4}_/i.test(plain);
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(readable, readable), { minLength: 1, maxLength: 8 }), async (rows) => {
      const lines = await read(tableExport(rows));
      expect(lines).toEqual([["0", "1"], ...rows.map((row) => row.map(expected))]);
    }),
    { numRuns: 60 },
  );
});

function expected(text: string): string {
  return [...text.toWellFormed()]
    .filter(
      (character) =>
        (character >= " " || "\t\n\r".includes(character)) && !"\ufffe\uffff".includes(character),
    )
    .join("");
}

describe("a workbook", () => {
  const codes = codesExport([
    code({ classNumber: "01", name: "Vegg", versionGuid: "v1", hasCodes: true }),
    code({ classNumber: "3E10", name: "=1+1", versionGuid: "v2", level: 2, parent: 0 }),
    code({ classNumber: "-1", name: "a <b> & c", versionGuid: "v3", level: 2, parent: 0 }),
  ]);

  test("keeps texts as texts, and numbers as numbers", async () => {
    const [, ...rows] = await read(codes);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      [1, "01", "Vegg"],
      [2, "3E10", "=1+1"],
      [2, "-1", "a <b> & c"],
    ]);
  });

  test("has a frozen header with a filter", () => {
    const { "xl/worksheets/sheet1.xml": sheet, "xl/workbook.xml": workbook } = partsOf(codes);
    expect(sheet).toMatch(/<pane ySplit="1" [^>]*state="frozen"\/>/);
    expect(sheet).toContain('<autoFilter ref="A1:J4"/>');
    expect(workbook).toMatch(/_FilterDatabase"[^>]*>'Codes'!\$A\$1:\$J\$4</);
    expect(workbook).toMatch(/Print_Titles"[^>]*>'Codes'!\$1:\$1</);
  });

  test("has column widths that fit the content, up to a limit", () => {
    const long = "x".repeat(500);
    const { "xl/worksheets/sheet1.xml": sheet = "" } = partsOf(
      tableExport([["a", "thirty characters, no more of it", long]]),
    );
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths[0]).toBeLessThan(12);
    expect(widths[1]).toBeGreaterThanOrEqual(32);
    expect(widths[2]).toBeLessThan(100);
  });

  test("escapes texts that look like Excel's escape sequences", () => {
    const { "xl/worksheets/sheet1.xml": sheet } = partsOf(tableExport([["_x0041_", "a_xb"]]));
    expect(sheet).toContain("<t>_x005F_x0041_</t>");
    expect(sheet).toContain("<t>a_xb</t>");
  });

  test("keeps leading and trailing spaces, empty cells and booleans", async () => {
    const table = tableExport([[" a ", null, true, "", Number.NaN]]);
    expect(partsOf(table)["xl/worksheets/sheet1.xml"]).toContain('<t xml:space="preserve"> a </t>');
    const [, row] = await read(table);
    expect(row?.slice(1)).toEqual([null, true, null, "NaN"]);
  });

  test("truncates a text of any number of lines", () => {
    const notes: Note[] = [];
    write(tableExport([["x\n".repeat(500_000)]]), notes);
    expect(notes).toEqual([{ code: "text-cut", where: "Table!A2" }]);
  });

  test("reports texts that exceed Excel's limit", async () => {
    const notes: Note[] = [];
    const bytes = write(tableExport([["a", "x".repeat(40_000)]]), notes);
    expect(notes).toEqual([{ code: "text-cut", where: "Table!B2" }]);
    const [, row] = await readSheet(Buffer.from(bytes));
    expect(row?.[1]).toBe(`${"x".repeat(32_766)}…`);
  });

  test("is refused with an alternative where Excel has no room", () => {
    const headers = Array.from({ length: 16_385 }, String);
    expect(() => write({ ...tableExport([]), headers })).toThrow(
      new TextError(text("exporting.tooManyColumns", { limit: 16_384 })),
    );
  });

  test("has a sheet for each table, with valid names", () => {
    const concepts = (what: string) =>
      ({ kind: "concepts", what, cultures: [null], concepts: [entry({})] }) as const;
    const nameOf = (data: Data) => /<sheet name="([^"]*)"/.exec(partsOf(data)["xl/workbook.xml"] ?? "")?.[1];
    expect(nameOf(concepts("a/b: 'c' [d]*?\\ & some more than fits"))).toBe(
      "a b  'c'  d     &amp; some more tha",
    );
    expect(nameOf(concepts("'History'"))).toBe("History (2)");
    expect(nameOf(concepts("\ud83d"))).toBe("\ufffd");
    expect(nameOf(concepts("///"))).toBe("Sheet");
    const template = { kind: "template", what: "Door", cultures: [null], template: entry({}) } as const;
    const { "xl/workbook.xml": workbook = "" } = partsOf({
      ...template,
      properties: [],
      documents: [],
      classifications: [],
    });
    const names = [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(["Properties", "Documents", "Classifications"]);
  });

  test("is byte-identical for the same data", () => {
    expect(write(codes)).toEqual(write(codes));
  });
});
