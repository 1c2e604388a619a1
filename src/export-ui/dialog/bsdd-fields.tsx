import { useId } from "react";
import { useTranslations } from "use-intl";
import {
  BSDD_DATA_TYPES,
  type BsddOptions,
  invalidBsddOptions,
} from "#import-export/export/formats/bsdd/options.ts";
import fieldClasses from "#ui/controls/field.module.css";
import classes from "./export-dialog.module.css";

const FIELDS: readonly {
  readonly name: Exclude<keyof BsddOptions, "dataType">;
  readonly label: string;
  readonly rule: string;
}[] = [
  {
    name: "organizationCode",
    label: "Organization code",
    rule: "Use letters, digits, dots, hyphens and underscores. Do not begin with a digit.",
  },
  {
    name: "dictionaryCode",
    label: "Dictionary code",
    rule: "Use letters, digits, dots, hyphens and underscores.",
  },
  { name: "dictionaryName", label: "Dictionary name", rule: "Enter a name." },
  {
    name: "dictionaryVersion",
    label: "Dictionary version",
    rule: "Use up to three numbers separated by dots, for example 1.0.",
  },
  { name: "languageIsoCode", label: "Language", rule: "Enter a language code, for example nb-NO." },
  { name: "license", label: "License", rule: "" },
];

type BsddFieldsProps = {
  readonly options: BsddOptions;
  readonly onChange: (options: BsddOptions) => void;
};

/** The fields that bSDD requires and no operation of the interface provides. */
export function BsddFields({ options, onChange }: BsddFieldsProps) {
  const t = useTranslations("exporting");
  const id = useId();
  const invalid = invalidBsddOptions(options);
  return (
    <fieldset className={classes["fields"]}>
      <legend className={classes["label"]}>{t("requiredByBsdd")}</legend>
      {FIELDS.map(({ name, label, rule }) => (
        <div key={name} className={classes["field"]}>
          <label htmlFor={`${id}${name}`}>{label}</label>
          <input
            id={`${id}${name}`}
            className={fieldClasses["field"]}
            value={options[name]}
            aria-invalid={invalid.includes(name)}
            aria-describedby={`${id}${name}rule`}
            onChange={(event) => onChange({ ...options, [name]: event.currentTarget.value })}
          />
          <span id={`${id}${name}rule`} className={classes["problem"]}>
            {invalid.includes(name) ? rule : ""}
          </span>
        </div>
      ))}
      <div className={classes["field"]}>
        <label htmlFor={`${id}type`}>{t("dataTypeOfTheProperties")}</label>
        <select
          id={`${id}type`}
          className={fieldClasses["field"]}
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
