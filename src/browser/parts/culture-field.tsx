import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useChoice } from "#browser/routing/use-choice.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { bestMatches, fold } from "#core/text/match-text.ts";

/** The value of no culture. */
const NONE = "";

type CultureFieldProps = {
  readonly label: string;
  /** The option for no culture; null if there must be one. */
  readonly none: string | null;
  readonly chosen: string | null;
  readonly onChoose: (culture: string | null) => void;
  /** What the field shows instead of the label of the culture. */
  readonly shownFor?: (label: string, culture: string | null) => string;
  readonly placeholder?: string;
  readonly hangsFrom?: "end";
};

/** Chooses a culture: a configured one, or any typed code. */
export function CultureField(props: CultureFieldProps) {
  const { label, none, chosen, onChoose, shownFor, placeholder = "", hangsFrom } = props;
  const t = useTranslations("concepts");
  const formats = useFormats();
  const { config } = useSession();
  const [culture, setCulture] = useChoice(chosen, onChoose);
  const shown = culture === null ? (none ?? "") : formats.culture(culture);

  const optionsFor = (typed: string): ComboboxOption[] => {
    const code = typed.trim();
    const cultures = [...new Set([...config.cultures, ...(culture === null ? [] : [culture])])];
    const all = [
      ...(none === null ? [] : [{ value: NONE, label: none }]),
      ...cultures.map((value) => ({ value, label: formats.culture(value) })),
    ];
    // Enter takes a code that is typed in full, even if other codes contain it.
    const hits = bestMatches(all, code, ({ value, label }) => ({ number: value, texts: [label] }));
    if (code === "" || hits.some(({ value }) => fold(value) === fold(code))) return [...hits];
    return [...hits, { value: code, label: t("useCulture", { code }) }];
  };

  return (
    <Combobox
      label={label}
      chosen={culture ?? NONE}
      shown={shownFor?.(shown, culture) ?? shown}
      placeholder={placeholder}
      hangsFrom={hangsFrom}
      optionsFor={optionsFor}
      onChoose={(value) => setCulture(value === NONE ? null : value)}
    />
  );
}
