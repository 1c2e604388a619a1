import { useTranslations } from "use-intl";
import { type PageParams, paths } from "#addresses.ts";
import { useRememberedConcept } from "#browser-storage/concept-names.ts";
import { Guids } from "#concepts/name/guids.tsx";
import { chooseName, LocalizedName } from "#concepts/name/localized-name.tsx";
import { useNamedConcept } from "#concepts/name/use-named-concept.ts";
import { PropertyDetails } from "#concepts/property-details.tsx";
import { SecondCulture } from "#concepts/second-culture/second-culture.tsx";
import { NotLatest } from "#concepts/versions/not-latest.tsx";
import { ExportButton } from "#export-ui/export-button.tsx";
import { mappedPropertiesQuery } from "#queries/resources/templates.ts";
import { useScope } from "#queries/scope/scope.ts";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";

/** `/properties/:g`: one property without a template: its document, versions and values (E11, E7, E13). */
export default function PropertyPage({ property: versionGuid }: PageParams<"property">) {
  const t = useTranslations("concepts");
  const { concept, culture } = useNamedConcept("property", versionGuid);
  const name = chooseName(concept, culture).text;
  // No operation returns the name of a property, but the list of a template that has it does.
  const template = useRememberedConcept(useScope().service, "property", versionGuid)?.template ?? null;
  return (
    <Page>
      <PageHeading
        documentTitle={`${name} · ${t("property")}`}
        actions={<ExportButton subject={{ kind: "property", what: name, versionGuid, template: null }} />}
      >
        <LocalizedName concept={concept} culture={culture} withSecond />
      </PageHeading>
      <SecondCulture>
        {({ SecondHeading }, beside) => (
          <SecondHeading
            query={template === null ? null : (scope) => mappedPropertiesQuery(scope, template)}
            versionGuid={versionGuid}
            beside={beside}
          />
        )}
      </SecondCulture>
      <NotLatest kind="property" versionGuid={versionGuid} hrefOf={paths.property} />
      <Guids versionGuid={versionGuid} guid={concept.guid} />
      <PropertyDetails versionGuid={versionGuid} template={null} hrefOf={paths.property} order={2} />
    </Page>
  );
}
