import { Text, Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { type PageParams, paths } from "#addresses.ts";
import { useRememberedConcept } from "#browser-storage/concept-names.ts";
import { ConceptList } from "#concepts/list/concept-list.tsx";
import { Guids } from "#concepts/name/guids.tsx";
import { chooseName, LocalizedName } from "#concepts/name/localized-name.tsx";
import { TemplatesLink } from "#concepts/next-steps.tsx";
import { NotLatest } from "#concepts/versions/not-latest.tsx";
import { VersionsDisclosure } from "#concepts/versions/versions-disclosure.tsx";
import { AppLink } from "#navigation/app-link.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { propertyTagPropertiesQuery } from "#queries/resources/property-tags.ts";
import { useScope } from "#queries/scope/scope.ts";
import { useStartingPoints } from "#queries/starting-points.ts";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
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
      <div className={classes["head"]} data-tools-beside data-screen-only>
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
