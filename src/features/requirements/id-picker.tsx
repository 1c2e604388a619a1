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

/** The options that contain a text, those that begin with it first. */
export function bestFirst(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === "") return options;
  const beginning: ComboboxOption[] = [];
  const containing: ComboboxOption[] = [];
  for (const option of options) {
    const label = option.label.toLocaleLowerCase();
    // A label begins with its number, and its name begins after that.
    const isBeginning = label.startsWith(wanted) || label.includes(`· ${wanted}`);
    if (isBeginning) beginning.push(option);
    else if (label.includes(wanted)) containing.push(option);
  }
  return [...beginning, ...containing];
}
