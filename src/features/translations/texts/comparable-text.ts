/** A text for comparison: white space and Unicode normalisation form do not count, upper and lower case do. */
export function comparableText(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
}
