import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { templateDocumentsQuery } from "#browser/queries/resources/templates.ts";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import { TemplateConcepts } from "./template-concepts.tsx";

/** `/templates/:g/documents`: the documents of a template (E14, E7). */
export default function TemplateDocumentsPage({ template }: PageParams<"templateDocuments">) {
  const t = useTranslations("templates");
  return (
    <TemplateConcepts
      kind="document"
      query={(scope) => templateDocumentsQuery(scope, template)}
      empty={t("noDocuments")}
      emptyAction={<AppLink to={paths.documents()}>{t("openListDocuments")}</AppLink>}
    />
  );
}
