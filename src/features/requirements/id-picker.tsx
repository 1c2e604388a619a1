import { bestMatches } from "#lib/match-text.ts";
import { Combobox, type ComboboxOption } from "#ui/combobox.tsx";

type IdPickerProps = {
  readonly label: string;
  /** What there is to pick from. */
  readonly ids: readonly number[];
  readonly chosen: readonly number[];
  readonly labelOf: (id: number) => string;
  readonly onPick: (id: number) => void;
};

/** Adds stages or roles by the names that the deployment gives them. */
export function IdPicker({ label, ids, chosen, labelOf, onPick }: IdPickerProps) {
  const left = ids.filter((id) => !chosen.includes(id));
  if (ids.length === 0) return null;
  const options = left.map((id) => ({ value: String(id), label: labelOf(id) }));
  return (
    <Combobox
      label={label}
      placeholder={label}
      shown=""
      chosen=""
      optionsFor={(typed) => bestFirst(options, typed)}
      onChoose={(value) => onPick(Number(value))}
    />
  );
}

/** The options that match a text, the best first. */
export function bestFirst(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  // A label begins with its number, and its name begins after that.
  return bestMatches(options, typed, ({ label }) => ({
    texts: [label, label.slice(label.indexOf("· ") + 2)],
  }));
}
