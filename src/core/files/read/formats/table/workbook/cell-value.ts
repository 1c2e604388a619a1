import { type DateFormat, dateText } from "./date-format.ts";

/** The number of digits that Excel stores; other programs write more. */
const DIGITS = 15;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The text of a number in a cell, without the inaccuracy of binary fractions: `0.3` for `0.30000000000000004`. A number that
 * JavaScript or Excel cannot represent stays as in the file. Undefined if the text is not a number.
 */
export function numberCell(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const number = Number(text);
  const shown = String(Number(number.toPrecision(DIGITS)));
  return Math.abs(number) >= 10 ** DIGITS || shown.includes("e") ? text : shown;
}

/** The date that a cell shows instead of its number; null if it shows no date. */
export function dateCell(
  text: string,
  format: DateFormat | null | undefined,
  is1904: boolean,
): string | null {
  return format == null || !NUMBER.test(text) ? null : dateText(Number(text), format, is1904);
}
