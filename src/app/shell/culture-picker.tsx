import { useMediaQuery } from "@mantine/hooks";
import { bestMatches, fold } from "#lib/match-text.ts";
import { cultureLabel } from "#lib/culture.ts";
import { useChoice } from "#navigation/use-choice.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";
import { Combobox, type ComboboxOption } from "#ui/controls/combobox.tsx";
import { MEDIA } from "#ui/theme/breakpoints.ts";

/** No culture: the parameter is omitted, and the service decides. */
const NONE: ComboboxOption = { value: "", label: "Default culture" };

/** The number of characters that fit into the field on the narrowest screen. */
const FITS = 13;

/** What the field shows on a narrow screen, where a long name would be cut off: the code of the culture. */
function shortLabel(label: string, culture: string | null): string {
  return label.length <= FITS ? label : (culture ?? "Default");
}

/** Chooses the culture: a configured one, or any typed code. */
export function CulturePicker() {
  const { config } = useSession();
  const choice = useCulture();
  const [culture, setCulture] = useChoice(choice.culture, choice.setCulture);
  const chosen = culture ?? NONE.value;

  const label = culture === null ? NONE.label : cultureLabel(culture);
  const isPhone = useMediaQuery(MEDIA.phone, undefined, { getInitialValueInEffect: false });

  const optionsFor = (typed: string): ComboboxOption[] => {
    const wanted = typed.trim();
    const cultures = [...new Set([...config.cultures, ...(culture === null ? [] : [culture])])];
    const known = [NONE, ...cultures.map((value) => ({ value, label: cultureLabel(value) }))];
    // Enter takes a code that is typed in full, even if other codes contain it.
    const hits = bestMatches(known, wanted, ({ value, label }) => ({ number: value, texts: [label] }));
    if (wanted === "" || hits.some(({ value }) => fold(value) === fold(wanted))) return [...hits];
    return [...hits, { value: wanted, label: `Use \u201c${wanted}\u201d` }];
  };

  return (
    <Combobox
      label="Culture"
      chosen={chosen}
      shown={isPhone ? shortLabel(label, culture) : label}
      optionsFor={optionsFor}
      onChoose={(value) => setCulture(value === NONE.value ? null : value)}
    />
  );
}
