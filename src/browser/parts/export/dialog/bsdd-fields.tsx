import { useId } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import {
  BSDD_DATA_TYPES,
  type BsddOptions,
  invalidBsddOptions,
} from "#core/files/write/formats/bsdd/options.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./export-dialog.module.css";

const FIELDS: readonly {
  readonly name: Exclude<keyof BsddOptions, "dataType">;
  readonly label: Text;
  /** What is valid; null if anything is. */
  readonly rule: Text | null;
}[] = [
  {
    name: "organizationCode",
    label: text("exporting.organizationCode"),
    rule: text("exporting.codeStartRule"),
  },
  {
    name: "dictionaryCode",
    label: text("exporting.dictionaryCode"),
    rule: text("exporting.codeRule"),
  },
  { name: "dictionaryName", label: text("exporting.dictionaryName"), rule: text("exporting.nameRule") },
  {
    name: "dictionaryVersion",
    label: text("exporting.dictionaryVersion"),
    rule: text("exporting.versionRule"),
  },
  { name: "languageIsoCode", label: text("exporting.language"), rule: text("exporting.languageRule") },
  { name: "license", label: text("exporting.license"), rule: null },
];

type BsddFieldsProps = {
  readonly options: BsddOptions;
  readonly onChange: (options: BsddOptions) => void;
};

/** The fields that bSDD requires and no operation of the interface provides. */
export function BsddFields({ options, onChange }: BsddFieldsProps) {
  const id = useId();
  const t = useTranslations("exporting");
  const wording = useText();
  const invalid = invalidBsddOptions(options);
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.label}>{t("bsddRequired")}</legend>
      {FIELDS.map(({ name, label, rule }) => (
        <div key={name} className={classes.field}>
          <label htmlFor={`${id}${name}`}>{wording(label)}</label>
          <input
            id={`${id}${name}`}
            className={fieldClasses.field}
            value={options[name]}
            aria-invalid={invalid.includes(name)}
            aria-describedby={`${id}${name}rule`}
            onChange={(event) => onChange({ ...options, [name]: event.currentTarget.value })}
          />
          <span id={`${id}${name}rule`} className={classes.problem}>
            {invalid.includes(name) && rule !== null ? wording(rule) : ""}
          </span>
        </div>
      ))}
      <div className={classes.field}>
        <label htmlFor={`${id}type`}>{t("bsddData")}</label>
        <select
          id={`${id}type`}
          className={fieldClasses.field}
          value={options.dataType}
          onChange={(event) => {
            const dataType = BSDD_DATA_TYPES.find((type) => type === event.currentTarget.value);
            if (dataType !== undefined) onChange({ ...options, dataType });
          }}
        >
          {BSDD_DATA_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
