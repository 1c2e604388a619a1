import { Text, Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { TemplatesLink } from "#browser/parts/next-steps.tsx";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { VersionsDisclosure } from "#browser/parts/versions/versions-disclosure.tsx";
import { propertyTagPropertiesQuery } from "#browser/queries/resources/property-tags.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useStartingPoints } from "#browser/queries/starting-points.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useRememberedConcept } from "#browser/storage/concept-names.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import { TemplateFilter } from "./template-filter.tsx";
import classes from "./property-tag-page.module.css";

/** `/property-tags/:g?template=:g`: the properties of a tag, or only those that a template has too, versions (E8, E7). */
export default function PropertyTagPage({ tag: versionGuid, template }: PageParams<"propertyTag">) {
  const t = useTranslations("propertyTags");
  const scope = useScope();
  const scrollKey = useScrollKey();
  // For the names of tags, which no operation returns.
  useStartingPoints();
  const remembered = useRememberedConcept(scope.service, "property-tag", versionGuid);
  const concept = remembered ?? { versionGuid, guid: null, name: null, defaultName: null, culture: null };
  const name = chooseName(concept, concept.culture).text;
  const hrefOf = (version: string): string => paths.propertyTag(version, { template });
  return (
    <Page isWide>
      <PageHeading documentTitle={`${name} · ${t("propertyTag")}`}>
        <LocalizedName concept={concept} culture={concept.culture} withSecond="if-loaded" />
      </PageHeading>
      <Text c="dimmed" size="sm" mt={4}>
        {t("propertyTag")}
      </Text>
      <NotLatest versionGuid={versionGuid} hrefOf={hrefOf} />
      <Guids versionGuid={versionGuid} guid={concept.guid} />
      <VersionsDisclosure
        versionGuid={versionGuid}
        hrefOf={hrefOf}
        memoryKey={`${scrollKey} ${versionGuid}`}
        order={2}
      />
      <Title order={2} size="h5" mt="sm" mb={4}>
        {t("properties")}
      </Title>
      <div className={classes.head} data-tools-beside data-screen-only>
        <TemplateFilter tag={versionGuid} template={template} />
      </div>
      <ConceptList
        inColumns
        kind="property"
        query={(scope) => propertyTagPropertiesQuery(scope, versionGuid, template)}
        template={template}
        emptyAction={
          template === null ? (
            <TemplatesLink />
          ) : (
            <AppLink to={paths.propertyTag(versionGuid)}>{t("showProperties")}</AppLink>
          )
        }
        empty={t(template === null ? "noProperties" : "noPropertiesInTemplate")}
        memoryKey={scrollKey}
      />
    </Page>
  );
}
