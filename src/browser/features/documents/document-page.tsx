import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { useRememberedList } from "#browser/parts/list/use-remembered-list.ts";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { TemplatesLink } from "#browser/parts/next-steps.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { VersionList } from "#browser/parts/versions/version-list.tsx";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { documentTemplatesQuery } from "#browser/queries/resources/documents.ts";
import { templateDocumentsQuery } from "#browser/queries/resources/templates.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import pageClasses from "#browser/ui/layout/page.module.css";
import classes from "./document-page.module.css";

/** `/documents/:g`: one document: the templates that refer to it, versions (E12, E7). */
export default function DocumentPage({ document: versionGuid }: PageParams<"document">) {
  const t = useTranslations("documents");
  const kind = useTranslations("concepts");
  const scrollKey = useScrollKey();
  const { items } = useRememberedList("document");
  const remembered = items.find((document) => document.versionGuid === versionGuid);
  // No operation returns the name of a document, so one that no list has contained is called by its GUID.
  const shown = remembered?.shown ?? {
    concept: { name: null, defaultName: null, versionGuid },
    culture: null,
  };
  const name = chooseName(shown.concept, shown.culture).text;
  return (
    <Page isWide>
      <div className={pageClasses.stack}>
        <NotLatest versionGuid={versionGuid} hrefOf={(version) => paths.document(version)} />
        <PageHeading
          documentTitle={`${name} · ${kind("document")}`}
          actions={<ExportButton subject={{ kind: "documents", what: name, versionGuids: [versionGuid] }} />}
        >
          <LocalizedName {...shown} withDefault withSecond />
        </PageHeading>
        <SecondDocumentName versionGuid={versionGuid} />
        <Guids versionGuid={versionGuid} guid={remembered?.guid ?? null} />
        <section className={classes.section}>
          <Title order={2} size="h4">
            {t("templates")}
          </Title>
          <ConceptList
            inColumns
            kind="template"
            query={(scope) => documentTemplatesQuery(scope, versionGuid)}
            empty={t("noTemplates")}
            emptyAction={<TemplatesLink />}
            memoryKey={`${scrollKey} templates`}
          />
        </section>
        <section className={classes.section}>
          <Title order={2} size="h4">
            {t("versions")}
          </Title>
          <VersionList
            versionGuid={versionGuid}
            hrefOf={(version) => paths.document(version)}
            memoryKey={`${scrollKey} versions`}
          />
        </section>
      </div>
    </Page>
  );
}

/** Loads the name in the second culture: no operation returns the name of a document, but the list of a template that refers to it does (E14). */
function SecondDocumentName({ versionGuid }: { readonly versionGuid: string }) {
  const { list } = usePages(documentTemplatesQuery(useScope(), versionGuid), {
    enabled: false,
  });
  if (list === undefined) return null;
  const template = list.items.find((one) => one.versionGuid !== null)?.versionGuid ?? null;
  return (
    <SecondCulture>
      {({ SecondHeading }, beside) => (
        <SecondHeading
          query={template === null ? null : (scope) => templateDocumentsQuery(scope, template)}
          versionGuid={versionGuid}
          beside={beside}
        />
      )}
    </SecondCulture>
  );
}
