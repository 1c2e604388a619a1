/**
 * A language tag as cultures are written: `en-GB` for `en_gb`, and `nb` for `no`, which stands for Bokmål wherever a file does not say
 * Nynorsk. Undefined for what is no tag.
 */
export function cultureOf(tag: string): string | undefined {
  const candidate = tag
    .trim()
    .replaceAll("_", "-")
    .replace(/^no(?=-|$)/i, "nb");
  try {
    return Intl.getCanonicalLocales(candidate)[0];
  } catch {
    return undefined;
  }
}

/** Whether a culture is English, in which default names are. */
function isEnglish(culture: string): boolean {
  return culture === "en" || culture.startsWith("en-");
}

/** The culture that default texts are taken from: English if there is any, else the source's own, else the first. */
export function defaultCulture(texts: Readonly<Record<string, string>>, main?: string): string | undefined {
  const cultures = Object.keys(texts);
  return ["en", cultures.find(isEnglish), main, cultures[0]].find(
    (culture) => culture !== undefined && Object.hasOwn(texts, culture),
  );
}
