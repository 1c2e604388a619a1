import { strToU8, zipSync } from "fflate";
import type { SourceFile } from "../../../decode/decode.ts";

const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of a workbook by their names. */
export type Parts = Record<string, string>;

export function relationship(id: string, type: string, target: string, more = ""): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${more}/>`;
}

export function relationships(list: readonly string[]): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`;
}

/** The parts of a workbook with these rows in its sheets, as XML. */
export function partsOf(sheets: Readonly<Record<string, string>>): Parts {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const parts: Parts = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "xl/workbook.xml": `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...names.map((_, at) => relationship(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`)),
      relationship("rId98", "styles", "styles.xml"),
      relationship("rId99", "sharedStrings", "sharedStrings.xml"),
    ]),
    "xl/styles.xml": `<styleSheet xmlns="${SHEETS}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${SHEETS}"><si><t>Code</t></si><si><t>Name</t></si><si><r><t>In</t></r><r><t>ner</t></r></si></sst>`,
  };
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${SHEETS}"><sheetData>${sheets[name]}</sheetData></worksheet>`;
  return parts;
}

/** A workbook of these parts. */
export function workbookOf(parts: Readonly<Parts>): SourceFile {
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return { name: "parts.xlsx", bytes: zipSync(Object.fromEntries(files), { level: 1 }) };
}

/** A workbook with these rows in its sheets, as XML. */
export function workbook(sheets: Readonly<Record<string, string>>): SourceFile {
  return workbookOf(partsOf(sheets));
}

/** A cell with a text. */
export function text(address: string, content: string): string {
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}
