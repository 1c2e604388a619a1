import { givenText } from "#core/text/choose-text.ts";
import type { CultureTexts } from "../../concept.ts";
import type { Culture } from "../../table.ts";
import type { BsddOptions } from "./options.ts";

/** One file of a dictionary: bSDD requires one file per language. */
export type LanguageFile = {
  readonly languageIsoCode: string;
  /** Whether it only adds texts to another file. */
  readonly isLanguageOnly: boolean;
  /** The text of a concept in the language of the file; null if it has none. */
  readonly textOf: (
    defaultText: string | null,
    texts: readonly CultureTexts[],
    field: keyof CultureTexts,
  ) => string | null;
};

/**
 * The files of a dictionary: with one culture a single file, in which default texts replace missing translations; with several cultures one
 * file in International English, and one per culture with its translations.
 */
export function languageFiles(
  cultures: readonly Culture[],
  { languageIsoCode }: BsddOptions,
): LanguageFile[] {
  const first: LanguageFile = {
    languageIsoCode,
    isLanguageOnly: false,
    textOf: (defaultText, texts, field) => {
      const own = cultures.length === 1 ? givenText(texts[0]?.[field]) : null;
      // A concept must have a name, if necessary in another language.
      return (
        own ?? givenText(defaultText) ?? texts.flatMap((text) => givenText(text[field]) ?? [])[0] ?? null
      );
    },
  };
  if (cultures.length === 1) return [first];
  const others = cultures.flatMap((culture, index): LanguageFile[] =>
    culture === null || culture.toLowerCase() === languageIsoCode.toLowerCase()
      ? []
      : [
          {
            languageIsoCode: culture,
            isLanguageOnly: true,
            textOf: (_defaultText, texts, field) => givenText(texts[index]?.[field]),
          },
        ],
  );
  return [first, ...others];
}
