import { numberText } from "#lib/format.ts";
import type { Notes } from "../../../report/notes.ts";

/** The number of cells that a note names. */
const NAMED_CELLS = 20;

/** Why cells are read as empty: a sentence, and advice. */
export type CellReason = { readonly sentence: string; readonly advice?: string };

export const UNCALCULATED: CellReason = {
  sentence: "The formula has no saved result, so the cell is read as empty",
  advice: "Open the workbook in Excel, save it, and open it here again.",
};
export const COVERED: CellReason = { sentence: "The cell is covered by merged cells and is read as empty" };

const ERRORS = ["#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!", "#CALC!", "#SPILL!"];
const ERROR_REASONS = new Map(ERRORS.map((error) => [error, errorWith(`the error '${error}'`)]));
const OTHER_ERROR = errorWith("an error");

function errorWith(what: string): CellReason {
  return { sentence: `The cell contains ${what} and is read as empty` };
}

/** The reason for a cell with an error, like `#REF!`. */
export function errorReason(error: string): CellReason {
  return ERROR_REASONS.get(error) ?? OTHER_ERROR;
}

/** Errors as spreadsheets write them into CSV, also in other languages (`#BEZUG!`, `#NV`, `Err:502`); `####` is a column too narrow. */
const ERROR = /^(?:#(?:[\p{Lu}\d/]{2,15}[!?]|N\/A|N\/D|NV|I\/T|#{3,})|Err:5\d\d)$/u;

/** Whether a cell of a CSV file contains an error instead of a value. */
export function isError(cell: string): boolean {
  return (cell.startsWith("#") || cell.startsWith("Err:")) && ERROR.test(cell);
}

/** Collects the cells of a sheet that are read as empty, so that each reason is reported only once. */
export class CellNotes {
  readonly #found = new Map<CellReason, { count: number; cells: string[] }>();

  add(reason: CellReason, cell: string): void {
    const found = this.#found.get(reason) ?? { count: 0, cells: [] };
    found.count += 1;
    if (found.cells.length < NAMED_CELLS) found.cells.push(cell);
    this.#found.set(reason, found);
  }

  /** @param sheet the name of the sheet; null if the file has no sheets */
  report(sheet: string | null, notes: Notes): void {
    for (const [{ sentence, advice }, { count, cells }] of this.#found) {
      const [first, ...others] = cells;
      const more = count > cells.length ? " and more" : "";
      const sentences = [
        `${sentence} (${numberText(count)} in all).`,
        ...(others.length === 0 ? [] : [`The others are ${others.join(", ")}${more}.`]),
        ...(advice === undefined ? [] : [advice]),
      ];
      notes.leftOut(`cell ${first}${sheet === null ? "" : ` of sheet '${sheet}'`}`, sentences.join(" "));
    }
  }
}
