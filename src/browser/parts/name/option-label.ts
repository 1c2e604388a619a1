import type { ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { languageTag } from "#core/text/culture.ts";
import { chooseName, type NamedConcept } from "./localized-name.tsx";

/** The name of a concept as label of an option, with the language of the text. */
export function optionLabel(
  concept: NamedConcept,
  culture: string | null,
): Pick<ComboboxOption, "label" | "lang"> {
  const chosen = chooseName(concept, culture);
  return { label: chosen.text, lang: languageTag(chosen.culture) };
}
