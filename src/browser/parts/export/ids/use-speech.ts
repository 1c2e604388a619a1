import { useMemo } from "react";
import { useLocale } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import type { EntityName, Speech } from "#core/ids/value-words.ts";

/**
 * Puts specifications into sentences in the language of the app, shortened; the same object as long as the language is the same.
 * @param entityName a stable function
 */
export function useSpeech(entityName: EntityName): Speech {
  const wording = useText();
  const isEnglish = useLocale().startsWith("en");
  return useMemo(
    () => ({ entityName, isEnglish, wording, isWhole: false }),
    [entityName, isEnglish, wording],
  );
}
