import { text } from "#core/text/messages/text.ts";
import { LIMITS } from "../../../decode/limits.ts";
import { ReadError, refuseAbove } from "../../../report/read-error.ts";
import { type DateFormat, dateFormatOf } from "./date-format.ts";
import type { OfficePackage } from "./office-package.ts";
import { readSharedStrings } from "./shared-strings.ts";

/** A sheet as the workbook lists it. */
export type ListedSheet = {
  readonly name: string;
  readonly isHidden: boolean;
  /** The part with its content; empty if the file has none. */
  readonly part: string;
  /** The last segment of the type's IRI, like `worksheet` or `chartsheet`. */
  readonly type: string | undefined;
};

/** What the sheets of a workbook share. */
export type Workbook = {
  readonly sheets: readonly ListedSheet[];
  readonly texts: readonly string[];
  /** By the number of a cell's style: what it shows of a date; null for other formats. */
  readonly dateFormats: readonly (DateFormat | null)[];
  readonly is1904: boolean;
};

/** The workbook part of files without a relationship to it. */
const USUAL_PART = "xl/workbook.xml";
/** Excel allows 31 characters. */
const LONGEST_NAME = 255;

/** Reads everything but the sheets. Throws a `ReadError` if the file contains no workbook. */
export async function readWorkbook(parts: OfficePackage): Promise<Workbook> {
  const main = [...(await parts.relationshipsOf("")).values()].find(({ type }) => type === "officeDocument");
  const part = main?.part || USUAL_PART;
  const relationships = await parts.relationshipsOf(part);
  const sheets: ListedSheet[] = [];
  let root: string | undefined;
  let is1904 = false;
  await parts.read(part, {
    open(name, attributes) {
      root ??= name;
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      // The prefix of the ID varies.
      const [, id = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
      const { name: title = "", state = "visible" } = attributes;
      const { part = "", type } = relationships.get(id) ?? {};
      sheets.push({ name: title.slice(0, LONGEST_NAME), isHidden: state !== "visible", part, type });
      refuseAbove(LIMITS.archiveFiles, sheets.length, "sheets");
    },
  });
  if (root !== "workbook") throw new ReadError(text("readers.officeWithoutWorkbook"));
  const partOf = (type: string): string =>
    [...relationships.values()].find((one) => one.type === type)?.part ?? "";
  return {
    sheets,
    is1904,
    dateFormats: await readDateFormats(parts, partOf("styles")),
    texts: await readSharedStrings(parts, partOf("sharedStrings")),
  };
}

async function readDateFormats(parts: OfficePackage, part: string): Promise<(DateFormat | null)[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  // Other lists contain elements of the same names.
  let list = "";
  await parts.read(part, {
    open(name, { numFmtId, formatCode = "" }) {
      if (name === "numFmts" || name === "cellXfs") list = name;
      else if (name === "numFmt" && list === "numFmts") codes.set(Number(numFmtId), formatCode);
      else if (name === "xf" && list === "cellXfs") ids.push(Number(numFmtId ?? 0));
      refuseAbove(LIMITS.workbookFormats, Math.max(codes.size, ids.length), "cellFormats");
    },
    close(name) {
      if (name === list) list = "";
    },
  });
  return ids.map((id) => dateFormatOf(id, codes.get(id)));
}
