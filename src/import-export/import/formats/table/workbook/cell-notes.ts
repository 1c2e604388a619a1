import { numberText } from "#lib/text/format.ts";
import type { Notes } from "../../../report/notes.ts";

/** The number of cells that a note names. */
const NAMED_CELLS = 20;

/** Reasons why a cell is read as empty. */
export const UNCALCULATED =
  "Until the workbook is saved in Excel, the formula has no saved result, so the cell is read as empty";
export const COVERED = "The cell is covered by merged cells and is read as empty";

/** The errors that a note names. All others have one note, so that a file cannot produce any number of notes. */
const ERRORS = new Set([
  "#DIV/0!",
  "#N/A",
  "#NAME?",
  "#NULL!",
  "#NUM!",
  "#REF!",
  "#VALUE!",
  "#CALC!",
  "#SPILL!",
]);

/** The reason for a cell with an error, like `#REF!`. */
export function errorReason(error: string): string {
  return `The cell contains ${ERRORS.has(error) ? `the error '${error}'` : "an error"} and is read as empty`;
}

/** Errors as spreadsheets write them into CSV, also in other languages (`#BEZUG!`, `#NV`, `Err:502`); `####` is a column too narrow. */
const ERROR = /^(?:#(?:[\p{Lu}\d/]{2,15}[!?]|N\/A|N\/D|NV|I\/T|#{3,})|Err:5\d\d)$/u;

/** Whether a cell of a CSV file contains an error instead of a value. */
export function isError(cell: string): boolean {
  return ERROR.test(cell);
}

/** Collects the cells of a sheet that are read as empty, so that each reason is reported only once. */
export class CellNotes {
  readonly #byReason = new Map<string, { count: number; cells: string[] }>();

  add(reason: string, cell: string): void {
    const found = this.#byReason.get(reason) ?? { count: 0, cells: [] };
    found.count += 1;
    if (found.cells.length < NAMED_CELLS) found.cells.push(cell);
    this.#byReason.set(reason, found);
  }

  /** @param sheet the name of the sheet; null if the file has no sheets */
  report(sheet: string | null, notes: Notes): void {
    for (const [reason, { count, cells }] of this.#byReason) {
      const [first, ...others] = cells;
      const more = count > cells.length ? " and more" : "";
      const list = others.length === 0 ? "" : ` The others are ${others.join(", ")}${more}.`;
      const where = `cell ${first}${sheet === null ? "" : ` of sheet '${sheet}'`}`;
      notes.leftOut(where, `${reason} (${numberText(count)} in all).${list}`);
    }
  }
}
