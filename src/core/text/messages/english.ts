import { createTranslator } from "use-intl/core";
import { en } from "./en.ts";
import { formatText, type Text } from "./text.ts";

/** The translator of the programs and of unit tests, which speak English. */
const english = createTranslator({ locale: "en", messages: en });

/** A sentence in English. */
export function englishText(sentence: Text | string): string {
  return formatText(english, sentence);
}
