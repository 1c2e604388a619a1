import { useState } from "react";
import { useTranslations } from "use-intl";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { codeLabel, useCodeOptions } from "#browser/parts/use-code-options.ts";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { useFilterCode } from "./use-filter-names.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./template-filters.module.css";

const ALL = "";

type CodeFieldProps = {
  /** Version GUID of the classification. */
  readonly classification: string;
  /** A version GUID; null: all. */
  readonly code: string | null;
  readonly onChoose: (code: string | null) => void;
};

/** Chooses one of the codes of a classification, or all of them. Codes are requested when the field gets the focus. */
export function CodeField({ classification, code, onChoose }: CodeFieldProps) {
  const t = useTranslations("templates");
  const [typed, setTyped] = useState<string | null>(null);
  const { codes, labelOf, isBusy, totalIfCut, error, retry } = useCodeOptions(classification, typed);
  // The chip of the filter looks up a name that is not remembered.
  const { classNumber, ...named } = useFilterCode(code ?? "", classification, { canLookUp: false });
  const { label, lang } =
    code === null
      ? { label: t("allCodes"), lang: undefined }
      : codeLabel(classNumber, named.concept, named.culture);
  const options = codes.map((one): ComboboxOption => ({ value: one.versionGuid ?? "", ...labelOf(one) }));
  return (
    <div className={classes.code}>
      <span aria-hidden="true" className={fieldClasses.label}>
        {t("code")}
      </span>
      <Combobox
        label={t("code")}
        chosen={code ?? ALL}
        shown={label}
        field={{ lang }}
        optionsFor={(text) =>
          text.trim() === "" ? [{ value: ALL, label: t("allCodes") }, ...options] : options
        }
        onChoose={(value) => onChoose(value === ALL ? null : value)}
        onOpen={(isOpen) => setTyped(isOpen ? "" : null)}
        onType={setTyped}
        isBusy={isBusy}
      />
      {totalIfCut !== null && (
        <span role="status" className={classes.cut}>
          {t("codesCut", { count: options.length, total: totalIfCut })}
        </span>
      )}
      {error !== null && <Failure compact error={error} summary={t("codesNotSearched")} onRetry={retry} />}
    </div>
  );
}
