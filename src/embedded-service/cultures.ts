import { DEFAULT_LANGUAGE } from "#lib/culture.ts";

/** The cultures of the sample; every concept has a name in the first. */
export const CULTURES: readonly string[] = [DEFAULT_LANGUAGE, "nb-NO", "de-DE", "fr-FR", "bg-BG", "ar"];

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** The English name of a culture's language; the culture itself if it is no language tag. */
export function languageName(culture: string): string {
  try {
    const { language, script } = new Intl.Locale(culture);
    return names.of(script === undefined ? language : `${language}-${script}`) ?? culture;
  } catch {
    return culture;
  }
}
