import { bestMatches, fold } from "#lib/match-text.ts";
import { cultureLabel } from "#lib/culture.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { Combobox, type ComboboxOption } from "#ui/combobox.tsx";

/** Stands for no culture: the parameter is left out, and the service decides. */
const NONE: ComboboxOption = { value: "", label: "Default culture" };

/** Chooses the culture: one of the configured ones, or any other code, typed in. */
export function CulturePicker() {
  const { config } = useSession();
  const { culture, setCulture } = useCulture();
  const chosen = culture ?? NONE.value;
  const cultures = [...new Set([...config.cultures, ...(culture === null ? [] : [culture])])];
  const known = [NONE, ...cultures.map((value) => ({ value, label: cultureLabel(value) }))];

  const optionsFor = (typed: string): ComboboxOption[] => {
    const wanted = typed.trim();
    // A code that is typed in full is what Enter takes, whatever else it is a part of.
    const hits = bestMatches(known, wanted, ({ value, label }) => ({ number: value, texts: [label] }));
    if (wanted === "" || hits.some(({ value }) => fold(value) === fold(wanted))) return [...hits];
    return [...hits, { value: wanted, label: `Use \u201c${wanted}\u201d` }];
  };

  return (
    <Combobox
      label="Culture"
      chosen={chosen}
      shown={known.find(({ value }) => value === chosen)?.label ?? chosen}
      optionsFor={optionsFor}
      onChoose={(value) => setCulture(value === NONE.value ? null : value)}
    />
  );
}
