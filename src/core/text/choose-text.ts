import { DEFAULT_LANGUAGE, languageMatch } from "./culture.ts";

/** A text with its language; null if unknown. */
export type LanguageText = { readonly text: string; readonly languageCode: string | null };

/** Characters that can be seen: no spaces, control characters (Cc) and zero-width characters (Default_Ignorable_Code_Point, DI). */
const VISIBLE = /[^\s\p{Cc}\p{DI}]/u;

/** A text with something to see; null for others. */
export function givenText(text: string | null | undefined): string | null {
  return text != null && VISIBLE.test(text) ? text : null;
}

/** The texts that are not empty. */
export function givenTexts(
  texts: readonly { readonly text: string | null; readonly languageCode: string | null }[] | null,
): LanguageText[] {
  return (texts ?? []).flatMap(({ text, languageCode }) => {
    const given = givenText(text);
    return given === null ? [] : [{ text: given, languageCode }];
  });
}

/** The first text with the best match; null if none is in the language. */
function bestMatch<T extends LanguageText>(texts: readonly T[], culture: string): T | null {
  let best: T | null = null;
  let most = 0;
  for (const text of texts) {
    const match = languageMatch(text.languageCode, culture);
    if (match <= most) continue;
    best = text;
    most = match;
  }
  return best;
}

export type ChosenText<T> = {
  readonly text: T;
  /** Whether a culture was requested and the text is not in it. */
  readonly isFallback: boolean;
};

/** The text for a culture: in that culture, else in English, else any; null if there is none. */
export function chooseText<T extends LanguageText>(
  texts: readonly T[],
  culture: string | null,
): ChosenText<T> | null {
  const given = texts.filter(({ text }) => givenText(text) !== null);
  const own = culture === null ? null : bestMatch(given, culture);
  if (own !== null && culture !== null && languageMatch(own.languageCode, culture) >= 2)
    return { text: own, isFallback: false };
  const text = own ?? bestMatch(given, DEFAULT_LANGUAGE) ?? given[0];
  return text === undefined ? null : { text, isFallback: culture !== null };
}
