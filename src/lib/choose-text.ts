/** A text that says which language it is in; null where nobody knows. */
export type LanguageText = { readonly text: string; readonly languageCode: string | null };

/** International English, in which default names are. */
const DEFAULT_LANGUAGE = "en";

/**
 * How well a text's language serves somebody who wants `culture`, by the codes alone: 3 the same, 2 one says more than the other
 * (`de` and `de-DE`), 1 another region of the language (`de-AT`), 0 another language.
 */
export function languageMatch(languageCode: string | null, culture: string): 0 | 1 | 2 | 3 {
  const code = normalized(languageCode);
  const wanted = normalized(culture);
  if (code === "" || wanted === "") return 0;
  if (code === wanted) return 3;
  if (wanted.startsWith(`${code}-`) || code.startsWith(`${wanted}-`)) return 2;
  return code.split("-")[0] === wanted.split("-")[0] ? 1 : 0;
}

function normalized(code: string | null): string {
  return (code ?? "").trim().replaceAll("_", "-").toLowerCase();
}

/** The first text that serves best; null if none has the language at all. */
function bestMatch<T extends LanguageText>(texts: readonly T[], culture: string): T | null {
  const best = Math.max(0, ...texts.map(({ languageCode }) => languageMatch(languageCode, culture)));
  return best === 0
    ? null
    : (texts.find(({ languageCode }) => languageMatch(languageCode, culture) === best) ?? null);
}

export type ChosenText<T> = {
  readonly text: T;
  /** Whether a culture was wanted, and this is not in it. */
  readonly isFallback: boolean;
};

/** The text for a culture: in that culture, else in English, else whichever there is; null if there is none. */
export function chooseText<T extends LanguageText>(
  texts: readonly T[],
  culture: string | null,
): ChosenText<T> | null {
  const given = texts.filter(({ text }) => text.trim() !== "");
  const own = culture === null ? null : bestMatch(given, culture);
  const isOwn = own !== null && culture !== null && languageMatch(own.languageCode, culture) >= 2;
  if (isOwn) return { text: own, isFallback: false };
  const text = own ?? bestMatch(given, DEFAULT_LANGUAGE) ?? given[0];
  return text === undefined ? null : { text, isFallback: culture !== null };
}
