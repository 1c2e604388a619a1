import { DEFAULT_LANGUAGE } from "#core/text/culture.ts";

/**
 * Normalises a language tag: `en-GB` for `en_gb`, and `nb` for `no`, which means Bokmål unless a file says Nynorsk. Undefined for other
 * texts.
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

/**
 * The culture of texts where a file names one. Cultures are opaque to services, so one that is no language tag, such as `1033`, stays as it
 * is. Undefined for what cannot be one.
 */
export function namedCulture(code: string): string | undefined {
  return cultureOf(code) ?? /^[\p{L}\p{N}]\S*$/u.exec(code.trim())?.[0];
}

/** Whether a culture is English, the language of default names. */
function isEnglish(culture: string): boolean {
  return culture === DEFAULT_LANGUAGE || culture.startsWith(`${DEFAULT_LANGUAGE}-`);
}

/** The culture of default texts: English if available, else the source's main culture, else the first. */
export function defaultCulture(texts: Readonly<Record<string, string>>, main?: string): string | undefined {
  const cultures = Object.keys(texts);
  return [DEFAULT_LANGUAGE, cultures.find(isEnglish), main, cultures[0]].find(
    (culture) => culture !== undefined && Object.hasOwn(texts, culture),
  );
}
