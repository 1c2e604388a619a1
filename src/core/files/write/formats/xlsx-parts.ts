import { xmlAttribute } from "../../text.ts";
import type { Sheet } from "../table.ts";

/** The parts of a workbook besides its sheets (ECMA-376), reduced to the necessary. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The indexes of the cell formats in `STYLES`. */
export const CELL_STYLE = { plain: 0, header: 1, text: 2 } as const;

const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A sheet in the workbook part: its name, and its filter range, like `$A$1:$J$20`. */
export type WrittenSheet = { readonly name: string; readonly range: string };

/** The parts that do not depend on the content of the sheets, by path. */
export function fixedParts(sheets: number): Record<string, string> {
  const ids = Array.from({ length: sheets }, (_, index) => index + 1);
  const overrides = ids.map(
    (id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
  );
  const relations = ids.map(
    (id) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  );
  return {
    "[Content_Types].xml":
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${overrides.join("")}</Types>`,
    "_rels/.rels":
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/_rels/workbook.xml.rels":
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join("")}` +
      `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": STYLES,
  };
}

/** The workbook part, with the names and filter ranges of the sheets. */
export function workbookPart(sheets: readonly WrittenSheet[]): string {
  const list = sheets.map(
    ({ name }, index) =>
      `<sheet name="${xmlAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const names = sheets.map(({ name, range }, index) => {
    const sheet = xmlAttribute(`'${name.replaceAll("'", "''")}'`);
    return (
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${sheet}!${range}</definedName>` +
      // Repeats the header on every printed page.
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${sheet}!$1:$1</definedName>`
    );
  });
  return (
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>` +
    `<sheets>${list.join("")}</sheets><definedNames>${names.join("")}</definedNames></workbook>`
  );
}

/** The start of a sheet: frozen header, column widths, and fit to page width. */
export function sheetHead(widths: readonly number[], isFirst: boolean): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ""} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join("")}</cols><sheetData>`
  );
}

/** The end of a sheet: the filter, and no warnings for numbers stored as text. */
export function sheetTail(range: string): string {
  return (
    `</sheetData><autoFilter ref="${range}"/>` +
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>' +
    '<pageSetup orientation="landscape" fitToHeight="0"/>' +
    `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
  );
}

const NAME_AT_MOST = 31;

/** Valid sheet names for Excel: at most 31 characters, without `[]:*?/\`, no apostrophe at either end, all different. */
export function sheetNames(sheets: readonly Sheet[]): string[] {
  // Excel reserves the name 'History'.
  const taken = new Set(["history"]);
  const numbers = new Map<string, number>();
  return sheets.map(({ name }) => {
    const allowed = name.toWellFormed().replaceAll(/[[\]:*?/\\\p{Cc}]/gu, " ");
    const numbered = (number: number): string => {
      const suffix = number === 1 ? "" : ` (${number})`;
      const start = allowed.slice(0, NAME_AT_MOST - suffix.length).toWellFormed();
      return `${start.replaceAll(/^[\s']+|(?<![\s'])[\s']+$/g, "") || "Sheet"}${suffix}`;
    };
    let number = numbers.get(allowed) ?? 1;
    while (taken.has(numbered(number).toLowerCase())) number += 1;
    numbers.set(allowed, number);
    taken.add(numbered(number).toLowerCase());
    return numbered(number);
  });
}
