import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { templateClassificationsQuery } from "#browser/queries/resources/templates.ts";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import { TemplateConcepts } from "./template-concepts.tsx";

/** `/templates/:g/classifications`: the classifications of a template (E4, E7). */
export default function TemplateClassificationsPage({ template }: PageParams<"templateClassifications">) {
  const t = useTranslations("templates");
  return (
    <TemplateConcepts
      kind="classification"
      query={(scope) => templateClassificationsQuery(scope, template)}
      empty={t("noClassifications")}
      emptyAction={<AppLink to={paths.classifications()}>{t("openListClassifications")}</AppLink>}
    />
  );
}
