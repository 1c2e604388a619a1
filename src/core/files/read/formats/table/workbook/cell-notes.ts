import { text, type Text } from "#core/text/messages/text.ts";
import type { Notes } from "../../../report/notes.ts";

/** The number of cells that a note names. */
const NAMED_CELLS = 20;

/** The errors that a note names. All others have one note, so that a file cannot produce any number of notes. */
const ERRORS = [
  "#DIV/0!",
  "#N/A",
  "#NAME?",
  "#NULL!",
  "#NUM!",
  "#REF!",
  "#VALUE!",
  "#CALC!",
  "#SPILL!",
] as const;

/** Why a cell is read as empty. */
export type EmptyReason = "uncalculated" | "covered" | "error" | (typeof ERRORS)[number];

/** The reason for a cell with an error, like `#REF!`. */
export function errorReason(error: string): EmptyReason {
  return ERRORS.find((one) => one === error) ?? "error";
}

function describeReason(reason: EmptyReason, count: number): Text {
  switch (reason) {
    case "uncalculated":
      return text("tableReader.uncalculated", { count });
    case "covered":
      return text("tableReader.covered", { count });
    case "error":
      return text("tableReader.error", { count });
    default:
      return text("tableReader.namedError", { error: reason, count });
  }
}

/** Errors as spreadsheets write them into CSV, also in other languages (`#BEZUG!`, `#NV`, `Err:502`); `####` is a column too narrow. */
const ERROR = /^(?:#(?:[\p{Lu}\d/]{2,15}[!?]|N\/A|N\/D|NV|I\/T|#{3,})|Err:5\d\d)$/u;

/** Whether a cell of a CSV file contains an error instead of a value. */
export function isError(cell: string): boolean {
  return ERROR.test(cell);
}

/** Collects the cells of a sheet that are read as empty, so that each reason is reported only once. */
export class CellNotes {
  readonly #byReason = new Map<EmptyReason, { count: number; cells: string[] }>();

  add(reason: EmptyReason, cell: string): void {
    const found = this.#byReason.get(reason) ?? { count: 0, cells: [] };
    found.count += 1;
    if (found.cells.length < NAMED_CELLS) found.cells.push(cell);
    this.#byReason.set(reason, found);
  }

  /** @param sheet the name of the sheet; null if the file has no sheets */
  report(sheet: string | null, notes: Notes): void {
    for (const [own, { count, cells }] of this.#byReason) {
      const [cell = "", ...others] = cells;
      const where =
        sheet === null ? text("places.cell", { cell }) : text("places.cellOfSheet", { cell, sheet });
      const reason = describeReason(own, count);
      const key = count > cells.length ? "tableReader.withMoreOthers" : "tableReader.withOthers";
      notes.leftOut(where, others.length === 0 ? reason : text(key, { reason, cells: others.join(", ") }));
    }
  }
}
