import { text, type Text } from "#core/text/messages/text.ts";
import { quoted } from "#core/text/quoted.ts";

/** The display name of a column: its header, else its letters. */
export function columnName(headers: readonly string[], at: number): Text | string {
  const header = headers[at]?.trim() ?? "";
  return header === "" ? text("places.unnamedColumn", { letters: columnLetters(at) }) : quoted(header);
}

/** `A` for 0, `AA` for 26. */
export function columnLetters(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}

/** 1 for `A`, 27 for `AA`. */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.codePointAt(0) ?? 64) - 64;
  return number;
}
