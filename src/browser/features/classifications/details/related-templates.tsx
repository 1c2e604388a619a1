import { Switch, Title } from "@mantine/core";
import "#browser/ui/controls/switch.css";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { usePagedList } from "#browser/parts/list/use-paged-list.ts";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useChoice } from "#browser/routing/use-choice.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { paths } from "#core/addresses/addresses.ts";
import classes from "./code-details.module.css";

type RelatedTemplatesProps = {
  readonly classification: string;
  /** Version GUID of the code. */
  readonly code: string;
  /** Whether the code has children. */
  readonly hasCodes: boolean;
};

/** The templates of a code (E9), optionally with those of its descendants. */
export function RelatedTemplates({ classification, code, hasCodes }: RelatedTemplatesProps) {
  const t = useTranslations("classificationDetails");
  const scrollKey = useScrollKey();
  const [searchParams, setSearchParams] = useSearchParams();
  const includeNested = searchParams.get("nested") === "true";
  const [isChecked, setNested] = useChoice(includeNested, (isOn) =>
    setSearchParams({ nested: isOn ? "true" : null }, { state: { scrollKey, fromTree: true } }),
  );
  return (
    <section aria-label={t("relatedTemplates")}>
      <div className={classes.templatesHead}>
        <Title order={3} size="h5">
          <AppLink to={paths.templates({ classification, code, nested: includeNested })}>
            {t("templates")}
          </AppLink>
        </Title>
        <Switch
          size="xs"
          label={t("includeNested")}
          checked={isChecked}
          onChange={(event) => setNested(event.currentTarget.checked)}
        />
      </div>
      <ConceptList
        kind="template"
        query={(scope) => templatesQuery(scope, { classification, code, includeNested })}
        emptyAction={
          (includeNested || !hasCodes) && (
            <AppLink to={paths.templates({ classification })}>{t("openTemplates")}</AppLink>
          )
        }
        empty={
          includeNested || !hasCodes ? (
            hasCodes ? (
              t("noTemplatesOrBelow")
            ) : (
              t("noTemplates")
            )
          ) : (
            <NoOwnTemplates classification={classification} code={code} onInclude={() => setNested(true)} />
          )
        }
        memoryKey={`${scrollKey} templates`}
      />
    </section>
  );
}

type NoOwnTemplatesProps = {
  readonly classification: string;
  readonly code: string;
  readonly onInclude: () => void;
};

/** Offers the templates of the descendants, with their number; only this requests `IncludeNested` while the switch is off. */
function NoOwnTemplates({ classification, code, onInclude }: NoOwnTemplatesProps) {
  const t = useTranslations("classificationDetails");
  const { data } = usePagedList(templatesQuery(useScope(), { classification, code, includeNested: true }));
  const count = data === undefined ? null : (data.total ?? data.items.length);
  if (count === 0) return <EmptyState reason={t("noTemplatesOrBelow")} />;
  return (
    <EmptyState
      reason={t("noTemplatesItself")}
      action={
        <BusyButton size="compact-sm" variant="default" isBusy={false} onClick={onInclude}>
          {count === null ? t("showTemplatesBelow") : t("showTemplatesBelowCounted", { count })}
        </BusyButton>
      }
    />
  );
}
