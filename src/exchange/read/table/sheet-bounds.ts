import { LIMITS } from "../limits.ts";
import { ReadError, refuseAbove } from "../read-error.ts";

/** The position of a row or cell in the XML of a sheet. */
const PLACE = /<(?:\w{1,20}:)?(?:row|c)\s[^<>]{0,1000}?\br="([A-Z]{0,8})(\d{1,12})"/g;

/**
 * Rejects a sheet that exceeds the limits of a table. The library fills all cells before the last one, and a sheet may declare any
 * position.
 */
export function refuseLargeSheet(xml: string, name: string): void {
  let rows = 0;
  let columns = 0;
  for (const [, letters = "", digits = ""] of xml.matchAll(PLACE)) {
    rows = Math.max(rows, Number(digits));
    if (letters.length > 3) throw new ReadError("The sheet has more columns than Excel allows.", name);
    columns = Math.max(columns, columnNumber(letters));
  }
  refuseAbove(LIMITS.rows, rows, "rows");
  refuseAbove(LIMITS.columns, columns, "columns");
  refuseAbove(LIMITS.cells, rows * columns, "cells");
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.codePointAt(0) ?? 64) - 64;
  return number;
}
