import { useEffect } from "react";
import { useRememberNames } from "#concepts/concept-list.tsx";
import { Failure } from "#concepts/failure.tsx";
import { chooseName } from "#concepts/localized-name.tsx";
import { bestMatches } from "#lib/match-text.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import { Combobox, type ComboboxOption } from "#ui/combobox.tsx";
import classes from "./lookup-form.module.css";

const ALL: ComboboxOption = { value: "", label: "All classifications" };

type ClassificationFieldProps = {
  /** A version GUID; null: all. */
  readonly classification: string | null;
  readonly onChoose: (classification: string | null) => void;
};

/** The classification whose class numbers are meant (E5). */
export function ClassificationField({ classification, onChoose }: ClassificationFieldProps) {
  const scope = useScope();
  const { list, store, isPlaceholder, error, retry } = usePages(classificationsQuery(scope));
  useRememberNames("classification", isPlaceholder ? undefined : list?.items);
  useEffect(() => store?.loadAll(), [store]);
  const options = [
    ALL,
    ...(list?.items ?? []).flatMap((concept): ComboboxOption[] =>
      concept.versionGuid === null
        ? []
        : [{ value: concept.versionGuid, label: chooseName(concept, scope.culture).text }],
    ),
  ];
  const chosen = classification ?? ALL.value;
  return (
    <div className={classes["classification"]}>
      <span aria-hidden="true" className={classes["label"]}>
        Classification
      </span>
      <Combobox
        label="Classification"
        hangsFrom="start"
        chosen={chosen}
        shown={options.find(({ value }) => value === chosen)?.label ?? chosen}
        optionsFor={(typed) => bestMatches(options, typed.trim(), ({ label }) => ({ texts: [label] }))}
        onChoose={(value) => onChoose(value === ALL.value ? null : value)}
      />
      {error !== null && (
        <Failure compact error={error} summary="The classifications could not be listed" onRetry={retry} />
      )}
    </div>
  );
}
