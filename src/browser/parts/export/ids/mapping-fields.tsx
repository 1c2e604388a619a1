import { Button } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import type { IfcSchema } from "#core/ids/ifc/ifc-schema.ts";
import type { MappingRow } from "#core/ids/mapping.ts";
import type { DimensionsOf } from "#core/ids/suggest-mapping.ts";
import { matching } from "#core/text/match-text.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./ids-form.module.css";

/** Receives a row as the user changed or confirmed it. */
export type ChangeRow = (row: MappingRow) => void;

/** The names that match a text, first the chosen one, which can be removed by the one called `none`. */
export function optionsOf(
  names: readonly string[],
  typed: string,
  chosen: string,
  none: string,
): ComboboxOption[] {
  const found = matching(names, typed, (name) => ({ texts: [name] }));
  const removed = chosen === "" || typed !== "" ? [] : [{ value: "", label: none }];
  return [...removed, ...found.map((name) => ({ value: name, label: name }))];
}

/**
 * The data types that match a text, or whose values have the dimensions of the unit that it names; numbers with the unit that their values
 * have.
 */
export function dataTypes(schema: IfcSchema, dimensionsOf: DimensionsOf, typed: string): ComboboxOption[] {
  const units = new Map(schema.measures.map(({ name, unit }) => [name, unit]));
  const dimensions = typed.trim() === "" ? null : dimensionsOf(typed);
  const measures = dimensions === null ? [] : schema.measuresOf(dimensions);
  const found = matching(schema.dataTypes, typed, ({ name }) => ({ texts: [name] }));
  const names = new Set([...measures, ...found].map(({ name }) => name));
  return [...names].map((name) => {
    const unit = units.get(name);
    return { value: name, label: unit === undefined ? name : `${name} (${unit})` };
  });
}

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly isInvalid?: boolean;
  readonly onChange: (value: string) => void;
};

/** A field without a visible label. */
export function TextField({ label, value, isInvalid = false, onChange }: TextFieldProps) {
  return (
    <input
      aria-label={label}
      placeholder={label}
      className={fieldClasses.field}
      value={value}
      spellCheck={false}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type TextComboboxProps = {
  readonly label: string;
  readonly value: string;
  readonly optionsFor: (typed: string) => readonly ComboboxOption[];
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (value: string) => void;
};

/** A field that takes any text, and offers some. */
export function TextCombobox(props: TextComboboxProps) {
  const t = useTranslations("ids");
  const { label, value, optionsFor, isBusy, hasFailed, onOpen, onChange } = props;
  return (
    <Combobox
      label={label}
      placeholder={label}
      chosen={value}
      draft={{ text: value, isValue: () => true }}
      optionsFor={optionsFor}
      onType={onChange}
      onChoose={onChange}
      onOpen={onOpen}
      isBusy={isBusy}
      note={hasFailed ? t("suggestionsNotLoaded") : isBusy ? t("loadingSuggestions") : ""}
    />
  );
}

/** Whether a row counts: confirmed, suggested, or not mapped and why. */
export function State({ row, onChange }: { readonly row: MappingRow; readonly onChange: ChangeRow }) {
  const t = useTranslations("ids");
  const wording = useText();
  return (
    <span className={classes.state}>
      {row.problem !== null ? (
        <span className={classes.problem}>{wording(row.problem)}</span>
      ) : !row.isSuggested ? (
        <span className={classes.note}>{t("confirmed")}</span>
      ) : (
        <>
          <span className={classes.suggested}>{t("suggested")}</span>
          <Button size="compact-xs" variant="default" onClick={() => onChange(row)}>
            {t("confirm")}
          </Button>
        </>
      )}
    </span>
  );
}

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  /** What an option is called, if not as its value. */
  readonly labelOf?: (option: string) => string;
  readonly onChange: (value: string) => void;
};

/** A list of choices without a visible label. */
export function Select({ label, value, options, labelOf = String, onChange }: SelectProps) {
  return (
    <select
      aria-label={label}
      className={fieldClasses.field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {!options.includes(value) && <option>{value}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </select>
  );
}
