import { CloseButton } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { shownNameOf } from "#browser/parts/name/concept-name.ts";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { optionLabel } from "#browser/parts/name/option-label.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useRememberedConcept, useRememberedConcepts } from "#browser/storage/concept-names.ts";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { bestMatches } from "#core/text/match-text.ts";
import { trimTyped } from "#core/text/trim-typed.ts";
import classes from "./property-tag-page.module.css";

type TemplateFilterProps = {
  /** Version GUID of the property tag. */
  readonly tag: string;
  /** Version GUID of the template to filter by. */
  readonly template: string | null;
};

/** Filters the properties by a template: a chip with a remove button, or the field to choose one. */
export function TemplateFilter({ tag, template }: TemplateFilterProps) {
  const go = useGo();
  const [chosen, setChosen] = useState<string | null>();
  const choose = (next: string | null): void => {
    setChosen(next);
    go(paths.propertyTag(tag, { template: next }));
  };
  return (
    // The pressed control is removed after a choice; the focus moves to its replacement.
    <div key={template} ref={chosen === template ? focusControl : undefined} className={classes.filter}>
      {template === null ? (
        <TemplateField onChoose={choose} />
      ) : (
        <TemplateChip template={template} onRemove={() => choose(null)} />
      )}
    </div>
  );
}

function focusControl(filter: HTMLElement | null): void {
  filter?.querySelector<HTMLElement>("input, button")?.focus();
}

function TemplateChip({ template, onRemove }: { readonly template: string; readonly onRemove: () => void }) {
  const t = useTranslations("propertyTags");
  const { service } = useScope();
  const remembered = useRememberedConcept(service, "template", template);
  const concept = remembered ?? { versionGuid: template, name: null, defaultName: null, culture: null };
  const link = (
    <AppLink to={paths.template(template)}>
      <LocalizedName concept={concept} culture={concept.culture} />
    </AppLink>
  );
  return (
    <div className={classes.chip}>
      <span>{t.rich("template", { template: () => link })}</span>
      <CloseButton
        size={24}
        aria-label={t("removeFilter", { name: chooseName(concept, concept.culture).text })}
        onClick={onRemove}
      />
    </div>
  );
}

/** Opening thousands of options would be slow; typing narrows them. */
const MAX_OPTIONS = 100;

/** Suggests the remembered templates, and accepts any other version GUID. */
function TemplateField({ onChoose }: { readonly onChoose: (template: string) => void }) {
  const t = useTranslations("propertyTags");
  const { service, culture } = useScope();
  const templates = useRememberedConcepts(service, "template");
  const optionsFor = (typed: string): ComboboxOption[] => {
    const hits = bestMatches(templates, typed, ({ name, defaultName, versionGuid, guid }) => ({
      texts: [name, defaultName],
      guids: [versionGuid, guid],
    }));
    const options = hits.slice(0, MAX_OPTIONS).map((template): ComboboxOption => {
      const { concept, culture: own } = shownNameOf(template, culture);
      return { value: template.versionGuid, ...optionLabel(concept, own) };
    });
    const guid = trimTyped(typed);
    if (guid === "" || hits.some(({ versionGuid }) => versionGuid === guid)) return options;
    return [...options, { value: guid, label: t("byGuid", { guid }) }];
  };
  return (
    <>
      <span aria-hidden="true" className={classes.label}>
        {t("ofTemplate")}
      </span>
      <Combobox
        label={t("ofTemplate")}
        placeholder={templates.length === 0 ? t("templateGuid") : t("templateHint")}
        chosen=""
        shown=""
        optionsFor={optionsFor}
        onChoose={onChoose}
      />
    </>
  );
}
