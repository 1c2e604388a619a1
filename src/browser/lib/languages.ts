import type { Messages } from "use-intl/core";
import { languages } from "virtual:messages";

/** A part of the texts of a language. */
type Load = () => Promise<{ readonly default: Partial<Messages> }>;

/** A language of the app. */
export type LanguageInfo = {
  /** The BCP 47 tag, as in `html[lang]`. */
  readonly code: string;
  /** The name in the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Imports the texts of the first pages. */
  readonly loadFirst: Load;
  /** Imports the other texts. */
  readonly loadRest: Load;
};

/** The languages of the app, English first, the others by name. */
export const LANGUAGES = languages;

/** The language of the app that fits best, of those that the user prefers in this order; English if none does. */
export function preferredLanguage(tags: readonly string[]): LanguageInfo {
  for (const tag of tags) {
    const [primary = ""] = tag.toLowerCase().split("-");
    // 'no' is the macrolanguage of Bokmål; readers of Nynorsk read it too.
    const code = primary === "no" || primary === "nn" ? "nb" : primary;
    const found = LANGUAGES.find((language) => language.code === tag || language.code === code);
    if (found !== undefined) return found;
  }
  const [english] = LANGUAGES;
  if (english === undefined) throw new Error("The build contains no language.");
  return english;
}
