import { text as sentence, type Text } from "#core/text/messages/text.ts";
import { LIMITS } from "../../../decode/limits.ts";
import type { Notes } from "../../../report/notes.ts";
import { ReadError, refuseAbove } from "../../../report/read-error.ts";
import { columnLetters, columnNumber } from "../mapping/column-name.ts";
import { CellNotes, errorReason } from "./cell-notes.ts";
import { dateCell, numberCell } from "./cell-value.ts";
import { isoDateText } from "./date-format.ts";
import type { PartVisitor } from "./office-package.ts";
import { StringItem, unescaped } from "./shared-strings.ts";
import type { Workbook } from "./workbook-parts.ts";

type Attributes = Readonly<Record<string, string>>;

const CELL = /^([A-Z]+)(\d{1,12})$/i;
/** Elements within rows whose content belongs to other programs. */
const FOREIGN: ReadonlySet<string> = new Set(["extLst", "AlternateContent"]);

/** The cell that is being read. */
type OpenCell = {
  readonly type: string;
  readonly style: string | undefined;
  value: string | null;
  hasFormula: boolean;
  inline: StringItem | null;
};

/** Counts cells of all sheets of a workbook. */
export type CellCount = { parsed: number; filled: number };

/** Collects the rows of a sheet from the elements of its part. Throws a `ReadError` if a limit is exceeded or a cell is invalid. */
export class SheetReader implements PartVisitor {
  /** The rows up to the last one with content or a number; trailing empty cells are missing. */
  readonly rows: string[][] = [];
  /** The cells with dates. */
  readonly dates: { row: number; column: number }[] = [];
  /** The merged cells of several rows. */
  readonly merged: { column: number; first: number; last: number }[] = [];
  readonly #name: string;
  readonly #workbook: Workbook;
  readonly #count: CellCount;
  readonly #notes = new CellNotes();
  /** From 1; 0 before the first. */
  #row = 0;
  #column = 0;
  #rowElements = 0;
  #columns = 0;
  #merged = 0;
  #isInData = false;
  #foreignDepth = 0;
  #cell: OpenCell | null = null;
  #isValue = false;

  constructor(name: string, workbook: Workbook, count: CellCount) {
    this.#name = name;
    this.#workbook = workbook;
    this.#count = count;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#foreignDepth > 0 || (this.#isInData && FOREIGN.has(name))) this.#foreignDepth += 1;
    else if (this.#cell !== null) this.#openInCell(this.#cell, name, attributes);
    else if (name === "sheetData") this.#isInData = true;
    else if (name === "mergeCell") this.#merge(attributes["ref"] ?? "");
    else if (name === "row" && this.#isInData) this.#openRow(attributes["r"]);
    else if (name === "c" && this.#isInData) this.#openCell(attributes);
  }

  close(name: string): void {
    if (this.#foreignDepth > 0) this.#foreignDepth -= 1;
    else if (this.#cell !== null) this.#closeInCell(this.#cell, name);
    else if (name === "sheetData") this.#isInData = false;
  }

  text(text: string): void {
    if (this.#foreignDepth > 0 || this.#cell === null) return;
    if (this.#isValue) this.#cell.value += text;
    else this.#cell.inline?.text(text);
  }

  /** Call it after the last element. */
  finish(notes: Notes): void {
    this.#count.filled += this.rows.length * this.#columns;
    this.#notes.report(this.#name, notes);
  }

  #openRow(number: string | undefined): void {
    this.#rowElements += 1;
    refuseAbove(LIMITS.rows, this.#rowElements, "rows");
    const row = number === undefined ? this.#row + 1 : Number(number);
    if (!Number.isInteger(row) || row < 1)
      throw this.#invalid(sentence("tableReader.invalidRow", { number: number ?? "" }));
    this.#moveTo(row);
    this.#column = 0;
  }

  #openCell({ r, s, t = "n" }: Attributes): void {
    this.#count.parsed += 1;
    refuseAbove(LIMITS.cells, this.#count.parsed, "cells");
    if (r === undefined) this.#column += 1;
    else {
      const [, letters, digits] = CELL.exec(r) ?? [];
      if (letters === undefined || Number(digits) === 0)
        throw this.#invalid(sentence("tableReader.invalidPosition", { position: r }));
      if (letters.length > 3) throw new ReadError(sentence("tableReader.tooManyColumns"), this.#where);
      this.#moveTo(Number(digits));
      this.#column = columnNumber(letters.toUpperCase());
    }
    this.#cell = { type: t, style: s, value: null, hasFormula: false, inline: null };
  }

  #moveTo(row: number): void {
    this.#row = row;
    this.#refuseLarge(this.#columns);
    while (this.rows.length < row) this.rows.push([]);
  }

  #refuseLarge(columns: number): void {
    const rows = Math.max(this.#row, this.rows.length);
    refuseAbove(LIMITS.rows, rows, "rows", this.#where);
    refuseAbove(LIMITS.columns, columns, "columns", this.#where);
    refuseAbove(LIMITS.cells, this.#count.filled + rows * columns, "cells", this.#where);
  }

  #openInCell(cell: OpenCell, name: string, attributes: Attributes): void {
    if (cell.inline !== null) cell.inline.open(name, attributes);
    else if (name === "is") cell.inline = new StringItem(attributes);
    else if (name === "f") cell.hasFormula = true;
    else if (name === "v") {
      cell.value = "";
      this.#isValue = true;
    }
  }

  #closeInCell(cell: OpenCell, name: string): void {
    if (name === "v") this.#isValue = false;
    else if (name === "c") {
      this.#cell = null;
      const text = this.#textOf(cell);
      if (text !== "") this.#put(text);
    } else if (name !== "is") cell.inline?.close(name);
  }

  #put(text: string): void {
    if (this.#row === 0) this.#moveTo(1);
    if (this.#column > this.#columns) {
      this.#refuseLarge(this.#column);
      this.#columns = this.#column;
    }
    const row = this.rows[this.#row - 1] ?? [];
    while (row.length < this.#column) row.push("");
    row[this.#column - 1] = text;
  }

  #textOf({ type, style, value, hasFormula, inline }: OpenCell): string {
    if (inline !== null && value === null) return inline.take();
    const text = value ?? "";
    if (text === "") {
      // Excel saves an empty text, such as the result of `IF(A1=0,"",A1)`, as an empty value of a cell with texts.
      if (hasFormula && (type !== "str" || value === null)) this.#notes.add("uncalculated", this.#address);
      return "";
    }
    const { texts, dateFormats, is1904 } = this.#workbook;
    switch (type) {
      case "s": {
        const shared = texts[Number(text)];
        if (shared === undefined)
          throw this.#invalid(sentence("tableReader.missingText", { cell: this.#address }));
        return shared;
      }
      case "b":
        return text === "1" || text === "true" ? "true" : "false";
      case "e":
        this.#notes.add(errorReason(text), this.#address);
        return "";
      case "d":
        return this.#date(isoDateText(text));
      case "n": {
        const trimmed = text.trim();
        const date = dateCell(trimmed, dateFormats[Number(style ?? 0)], is1904);
        if (date !== null) return this.#date(date);
        const number = numberCell(trimmed);
        if (number === undefined)
          throw this.#invalid(sentence("tableReader.textForNumber", { cell: this.#address }));
        return number;
      }
      default:
        return unescaped(text);
    }
  }

  #date(text: string): string {
    // The report cannot list more of them.
    if (this.dates.length < LIMITS.rows)
      this.dates.push({ row: Math.max(this.#row, 1) - 1, column: this.#column - 1 });
    return text;
  }

  /** Notes a range of several rows, and empties all of its cells but the first, as Excel shows them. */
  #merge(range: string): void {
    const [first, last] = range.split(":").map((cell) => CELL.exec(cell));
    if (first == null || last == null) return;
    const [top, left] = [Number(first[2]), columnNumber((first[1] ?? "").toUpperCase())];
    const bottom = Math.min(Number(last[2]), this.rows.length);
    const right = columnNumber((last[1] ?? "").toUpperCase());
    if (top < bottom) this.merged.push({ column: left - 1, first: Math.max(top, 1) - 1, last: bottom - 1 });
    for (const [at, row] of this.rows.slice(Math.max(top, 1) - 1, bottom).entries()) {
      this.#merged += 1;
      for (let column = left; column <= Math.min(right, row.length); column += 1) {
        this.#merged += 1;
        if ((at === 0 && column === left) || row[column - 1] === "") continue;
        row[column - 1] = "";
        this.#notes.add("covered", `${columnLetters(column - 1)}${top + at}`);
      }
      refuseAbove(LIMITS.cells, this.#merged, "mergedCells", this.#where);
    }
  }

  /** The address of the open cell, like `B2`. */
  get #address(): string {
    return `${columnLetters(this.#column - 1)}${Math.max(this.#row, 1)}`;
  }

  get #where(): Text {
    return sentence("places.sheet", { name: this.#name });
  }

  #invalid(reason: Text): ReadError {
    return new ReadError(reason, this.#where);
  }
}
