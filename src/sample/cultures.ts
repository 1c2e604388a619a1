/** The cultures that the catalogue has columns for, the default one first, with their names in English. */
const LANGUAGES = new Map([
  ["en", "English"],
  ["nb-NO", "Norwegian Bokmål"],
  ["de-DE", "German"],
  ["fr-FR", "French"],
  ["bg-BG", "Bulgarian"],
  ["ar", "Arabic"],
]);

/** International English, which every concept has a name in. */
export const DEFAULT_CULTURE = "en";

/** The codes of the cultures of the catalogue, the default one first. */
export const CULTURES: readonly string[] = [...LANGUAGES.keys()];

/** Whether the catalogue has a column for a culture. The code has to match exactly. */
export function isCulture(code: string): boolean {
  return LANGUAGES.has(code);
}

/** What a culture's language is called in English. */
export function languageName(culture: string): string {
  return LANGUAGES.get(culture) ?? culture;
}
