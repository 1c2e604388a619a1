import * as fc from "fast-check";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Chunks } from "./chunks.ts";
import type { ExportConcept, CultureTexts } from "./concept.ts";
import type { ExportCode, CodesExport } from "./kinds/codes.ts";
import type { ExportData } from "./kinds/kinds.ts";
import type { Cell } from "./table.ts";

/** All bytes of a file. */
export function bytesOf(chunks: Chunks): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([...chunks]));
}

/** A file decoded as UTF-8; fails if it is not valid. */
export function textOf(chunks: Chunks): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytesOf(chunks));
}

function concept(fields: Partial<ConceptSummary> = {}): ConceptSummary {
  return { guid: null, versionGuid: null, defaultName: null, name: null, ...fields };
}

/** A concept of an export in one culture, or with its names in several. */
export function entry(fields: Partial<ConceptSummary>, names?: readonly (string | null)[]): ExportConcept {
  const texts: CultureTexts[] = (names ?? [fields.name ?? null]).map((name) => ({ name, definition: null }));
  return { concept: concept(fields), texts };
}

type CodeFields = Partial<ClassificationCode> & {
  level?: number | null;
  parent?: number | null;
  isContext?: boolean;
  texts?: readonly CultureTexts[];
};

export function code(fields: CodeFields): ExportCode {
  const { level = 1, parent = null, isContext = false, texts, ...own } = fields;
  const item: ClassificationCode = {
    ...concept(),
    classNumber: null,
    hasCodes: false,
    technicalDefinition: null,
    defaultTechnicalDefinition: null,
    ...own,
  };
  return {
    concept: item,
    texts: texts ?? [{ name: item.name, definition: item.technicalDefinition }],
    level,
    parent,
    isContext,
  };
}

export function codesExport(codes: readonly ExportCode[], fields: Partial<CodesExport> = {}): CodesExport {
  const classification = entry({ versionGuid: "11111111-2222-4333-8444-555555555555", defaultName: "Parts" });
  return { kind: "codes", what: "Parts", cultures: ["nb-NO"], classification, codes, ...fields };
}

/** A table with these cells and the headers `0`, `1`, … */
export function tableExport(rows: readonly (readonly Cell[])[]): ExportData<"table"> {
  const headers = (rows[0] ?? []).map((_, index) => String(index));
  return { kind: "table", what: "Table", cultures: [null], headers, rows };
}

/** Various texts: some that are difficult for spreadsheets and parsers, and arbitrary ones, including lone surrogates. */
export const anyText = fc.oneof(
  fc.constantFrom(
    "01",
    "3E10",
    "-1",
    "'-1",
    "''=1",
    "\u200b＝1",
    "\u17b4",
    "=1+1",
    "  @SUM(A1)",
    "\tx",
    "\rx",
    'say "hi", or not; ok',
    "two\nlines",
    "two\r\nlines",
    "a\rb",
    " spaces ",
    "👩🏽‍🔧 emoji",
    "\u202bعربي\u202c",
    "\ud83d",
    "x\udc00y",
    "\u0000\u0001\u001f\u007f\u0085",
    "\ufffe\uffff\ufffd",
    "_x0041_ _x005F_ _x_",
    "constructor",
    "__proto__",
    "]]> <b>&amp;</b> &#10;",
    "\\ \" ' ` \u2028 \u2029",
    "TRUE",
    "2024-01-31",
    "",
  ),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);
