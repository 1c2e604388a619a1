import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { ServicesLink } from "#browser/parts/next-steps.tsx";
import { SearchParamField, useAddressSearch } from "#browser/parts/search-field/search-param-field.tsx";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import { NoDirectTemplates, TemplateFilters, TemplatePickers } from "./filter/template-filters.tsx";
import classes from "./filter/template-filters.module.css";

/** `/templates?classification=:g&code=:g&nested=true`: all templates, or those related to a classification or code (E9; E5 and E2 for the names of the filters). */
export default function TemplatesPage({ classification, code, nested }: PageParams<"templates">) {
  const t = useTranslations("templates");
  const search = useDeferredValue(useAddressSearch());
  const filter = { classification, code, includeNested: nested };
  const isFiltered = classification !== null || code !== null;
  return (
    <Page isWide>
      <PageHeading documentTitle={t("templates")} />
      <div className={classes.tools} data-tools-beside data-screen-only>
        <SearchParamField
          label={t("filterTemplates")}
          clearLabel={t("clearFilter")}
          className={classes.search}
        />
        <TemplatePickers classification={classification} code={code} />
      </div>
      <TemplateFilters {...filter} />
      <ConceptList
        inColumns
        kind="template"
        filter={search}
        query={(scope) => templatesQuery(scope, filter)}
        emptyAction={
          code !== null && !nested ? null : isFiltered ? (
            <AppLink to={paths.templates()}>{t("showAll")}</AppLink>
          ) : (
            <ServicesLink />
          )
        }
        empty={
          code !== null && !nested ? <NoDirectTemplates /> : isFiltered ? t("noneMatches") : t("noneAtAll")
        }
        memoryKey={useScrollKey()}
      />
    </Page>
  );
}
