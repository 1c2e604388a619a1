import { Button, CloseButton, Switch } from "@mantine/core";
import "#browser/ui/controls/switch.css";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { ClassificationField } from "#browser/parts/classification-field.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import type { NamedHere } from "#browser/parts/name/use-named-concept.ts";
import type { TemplatesFilter } from "#browser/queries/resources/templates.ts";
import { useChoice } from "#browser/routing/use-choice.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { CodeField } from "./code-field.tsx";
import { useFilterClassification, useFilterCode } from "./use-filter-names.ts";
import classes from "./template-filters.module.css";

/** Filters the list of templates by a classification, and then by one of its codes. */
export function TemplatePickers({ classification, code }: Omit<TemplatesFilter, "includeNested">) {
  const [, setSearchParams] = useSearchParams();
  const choose = (name: "classification" | "code", chosen: string | null): void =>
    // The former code belongs to the former classification.
    setSearchParams({ code: null, [name]: chosen });
  return (
    <>
      <div className={classes.classification}>
        <ClassificationField
          classification={classification}
          onChoose={(chosen) => choose("classification", chosen)}
          isLazy
        />
      </div>
      {classification !== null && (
        <CodeField
          key={classification}
          classification={classification}
          code={code}
          onChoose={(chosen) => choose("code", chosen)}
        />
      )}
    </>
  );
}

/** The active filters of the list of templates as chips, each with a link and a remove button. */
export function TemplateFilters({ classification, code, includeNested }: TemplatesFilter) {
  const t = useTranslations("templates");
  const [, setSearchParams] = useSearchParams();
  const change = (name: "classification" | "code" | "nested", value: string | null): void =>
    setSearchParams({ [name]: value });
  const [isChecked, setNested] = useChoice(includeNested, (isOn) => change("nested", isOn ? "true" : null));
  if (classification === null && code === null && !includeNested) return null;
  return (
    <div role="group" aria-label={t("filters")} tabIndex={-1} className={classes.filters}>
      {classification !== null && (
        <ClassificationChip versionGuid={classification} onRemove={() => change("classification", null)} />
      )}
      {code !== null && (
        <CodeChip versionGuid={code} classification={classification} onRemove={() => change("code", null)} />
      )}
      <Switch
        size="xs"
        label={t("includeNested")}
        checked={isChecked}
        onChange={(event) => setNested(event.currentTarget.checked)}
      />
    </div>
  );
}

/** Replaces the list of templates if the chosen code has none and nested templates are excluded. */
export function NoDirectTemplates() {
  const t = useTranslations("templates");
  const [, setSearchParams] = useSearchParams();
  return (
    <EmptyState
      reason={t("noDirectTemplates")}
      action={
        <Button size="compact-sm" variant="default" onClick={() => setSearchParams({ nested: "true" })}>
          {t("includeNestedOffer")}
        </Button>
      }
    />
  );
}

type ChipOf = { readonly versionGuid: string; readonly onRemove: () => void };

function ClassificationChip({ versionGuid, onRemove }: ChipOf) {
  const t = useTranslations("templates");
  const named = useFilterClassification(versionGuid);
  return (
    <Chip kind={t("classification")} named={named} onRemove={onRemove}>
      <AppLink to={paths.classification(versionGuid)}>
        <LocalizedName {...named} />
      </AppLink>
    </Chip>
  );
}

function CodeChip({
  versionGuid,
  classification,
  onRemove,
}: ChipOf & { readonly classification: string | null }) {
  const t = useTranslations("templates");
  const { classNumber, ...named } = useFilterCode(versionGuid, classification);
  const name = <LocalizedName {...named} />;
  return (
    <Chip kind={t("code")} named={named} onRemove={onRemove}>
      {classification === null ? (
        name
      ) : (
        <AppLink to={paths.code(classification, versionGuid, { number: classNumber })}>{name}</AppLink>
      )}
    </Chip>
  );
}

type ChipProps = {
  readonly kind: string;
  readonly named: Pick<NamedHere, "concept" | "culture">;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Chip({ kind, named, onRemove, children }: ChipProps) {
  const t = useTranslations("templates");
  const { inSentence } = useFormats();
  const name = chooseName(named.concept, named.culture).text;
  const label = t("removeFilter", { kind: inSentence(kind), name });
  return (
    <span className={classes.chip}>
      <span className={classes.text}>
        <span className={classes.kind}>{kind}</span> {children}
      </span>
      <CloseButton
        size={24}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => {
          onRemove();
          // The button is removed with its chip.
          currentTarget.closest<HTMLElement>("[role=group]")?.focus();
        }}
      />
    </span>
  );
}
