import { chooseText, type LanguageText } from "#core/text/choose-text.ts";
import type { ShownName } from "../name/concept-name.ts";

/** The name of a unit in a culture for `LocalizedName`, chosen from its names in all languages. */
export function unitName(names: readonly LanguageText[], culture: string | null, guid: string): ShownName {
  const chosen = chooseText(names, culture);
  const usual = chooseText(names, null);
  const isOwn = chosen !== null && culture !== null && !chosen.isFallback;
  // A text in a related language is preferred to English.
  const fallback = isOwn ? usual : chosen;
  return {
    concept: {
      name: isOwn ? chosen.text.text : null,
      defaultName: fallback?.text.text ?? null,
      defaultCulture: fallback?.text.languageCode ?? null,
      versionGuid: guid,
    },
    culture: isOwn ? chosen.text.languageCode : culture,
  };
}
