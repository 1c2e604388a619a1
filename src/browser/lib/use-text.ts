import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { formatText, type Text } from "#core/text/messages/text.ts";

/** Puts a sentence into words; a string stays as it is. */
export type Wording = (sentence: Text | string) => string;

/** Puts sentences into the language of the app; the same function as long as the language is the same. */
export function useText(): Wording {
  const translate = useTranslations();
  return useCallback((sentence) => formatText(translate, sentence), [translate]);
}
