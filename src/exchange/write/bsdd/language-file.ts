import { given } from "../../text.ts";
import type { CultureTexts } from "../concept.ts";
import type { Culture } from "../table.ts";
import type { BsddOptions } from "./options.ts";

/** One file of a dictionary: bSDD takes a language a file. */
export type LanguageFile = {
  readonly languageIsoCode: string;
  /** Whether it only adds a language to what another file says. */
  readonly isLanguageOnly: boolean;
  /** The text of a concept in the language of the file; null where it has none that may stand there. */
  readonly textOf: (
    defaultText: string | null,
    texts: readonly CultureTexts[],
    field: keyof CultureTexts,
  ) => string | null;
};

/**
 * The files of a dictionary: with one culture a single one, in which the default text stands for what is not translated; with several one
 * in International English, and one a culture with what is translated into it.
 */
export function languageFiles(
  cultures: readonly Culture[],
  { languageIsoCode }: BsddOptions,
): LanguageFile[] {
  const first: LanguageFile = {
    languageIsoCode,
    isLanguageOnly: false,
    textOf: (defaultText, texts, field) => {
      const own = cultures.length === 1 ? given(texts[0]?.[field]) : null;
      // A concept has to have a name: better one in another language than none at all.
      return own ?? given(defaultText) ?? texts.flatMap((text) => given(text[field]) ?? [])[0] ?? null;
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
            textOf: (_defaultText, texts, field) => given(texts[index]?.[field]),
          },
        ],
  );
  return [first, ...others];
}
