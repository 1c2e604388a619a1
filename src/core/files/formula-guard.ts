/**
 * The start of a text that a spreadsheet may run as a formula (OWASP, 'CSV injection'): a formula character, also of full width, after any
 * spaces and invisible characters. Apostrophes in front count too: otherwise `'-1` could not be told from a guarded `-1`.
 */
const FORMULA = String.raw`'*[\p{Z}\p{Cf}\p{Cc}]*[\t\n\r=+\-@＝＋－＠]`;
const GUARDED = new RegExp(`^${FORMULA}`, "u");
const GUARD = new RegExp(`^'(?=${FORMULA})`, "u");

/** The text with an apostrophe in front if a spreadsheet may run it as a formula. */
export function guardFormula(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe of {@link guardFormula}. */
export function withoutFormulaGuard(text: string): string {
  return text.replace(GUARD, "");
}
