import { useTranslations } from "use-intl";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useNamedConcept } from "#browser/parts/name/use-named-concept.ts";
import { PropertyDetails } from "#browser/parts/property-details.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { mappedPropertiesQuery } from "#browser/queries/resources/templates.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useRememberedConcept } from "#browser/storage/concept-names.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { type PageParams, paths } from "#core/addresses/addresses.ts";

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
