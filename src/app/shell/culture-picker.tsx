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
    const wanted = typed.trim().toLowerCase();
    const isExact = ({ value }: ComboboxOption): boolean => value.toLowerCase() === wanted;
    const hits = known.filter(({ label }) => label.toLowerCase().includes(wanted));
    // A code that is typed in full is what Enter takes, whatever else it is a part of.
    const sorted = hits.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
    if (wanted === "" || sorted.some(isExact)) return sorted;
    return [...sorted, { value: typed.trim(), label: `Use \u201c${typed.trim()}\u201d` }];
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
