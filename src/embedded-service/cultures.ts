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
