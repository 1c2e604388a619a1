import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useRememberedConcept } from "#browser/storage/concept-names.ts";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { ListCount } from "#browser/ui/list/list-count.tsx";
import { bestMatches } from "#core/text/match-text.ts";
import { Failure } from "./failure/failure.tsx";
import { shownNameOf } from "./name/concept-name.ts";
import { optionLabel } from "./name/option-label.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";

const ALL = "";

type ClassificationFieldProps = {
  /** A version GUID; null: all. */
  readonly classification: string | null;
  readonly onChoose: (classification: string | null) => void;
  /** Whether the classifications are loaded only when the field gets the focus. */
  readonly isLazy?: boolean;
  /** The label of the option for all of them. */
  readonly all?: string;
};

/** Chooses one of the classifications (E5), or all of them. */
export function ClassificationField(props: ClassificationFieldProps) {
  const t = useTranslations("conceptDetails");
  const { classification, onChoose, isLazy = false, all = t("allClassifications") } = props;
  const scope = useScope();
  const [isRequested, setRequested] = useState(!isLazy);
  const {
    shown: list,
    hasMore,
    isFetching,
    error,
    retry,
  } = usePages(classificationsQuery(scope), {
    enabled: isRequested,
    all: true,
  });
  const remembered = useRememberedConcept(scope.service, "classification", classification ?? "");
  const options: ComboboxOption[] = [
    { value: ALL, label: all },
    ...(list?.items ?? []).flatMap((concept): ComboboxOption[] =>
      concept.versionGuid === null
        ? []
        : [{ value: concept.versionGuid, ...optionLabel(concept, scope.culture) }],
    ),
  ];
  const chosen = classification ?? ALL;
  const shown = remembered === null ? null : shownNameOf(remembered, scope.culture);
  const named: Omit<ComboboxOption, "value"> =
    shown === null ? { label: chosen } : optionLabel(shown.concept, shown.culture);
  const { label, lang } = options.find(({ value }) => value === chosen) ?? named;
  return (
    <div className={fieldClasses.labelled} onFocus={() => setRequested(true)}>
      <span aria-hidden="true" className={fieldClasses.label}>
        {t("classification")}
      </span>
      <Combobox
        label={t("classification")}
        chosen={chosen}
        shown={label}
        field={{ lang }}
        optionsFor={(typed) => bestMatches(options, typed.trim(), ({ label }) => ({ texts: [label] }))}
        onChoose={(value) => onChoose(value === ALL ? null : value)}
        isBusy={isRequested && error === null && (list === undefined || hasMore)}
      />
      {list?.endsEarly === true && (
        <ListCount
          count={list.count}
          total={list.total}
          endsEarly
          isCut={list.isCut}
          isFetching={isFetching}
          onRetry={retry}
        />
      )}
      {error !== null && (
        <Failure compact error={error} summary={t("classificationsNotListed")} onRetry={retry} />
      )}
    </div>
  );
}
