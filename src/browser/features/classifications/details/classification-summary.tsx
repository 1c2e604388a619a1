import { Text } from "@mantine/core";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { VersionsDisclosure } from "#browser/parts/versions/versions-disclosure.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import classes from "./code-details.module.css";

type ClassificationSummaryProps = {
  readonly versionGuid: string;
  readonly classification: ConceptSummary | null;
};

/** Shown next to the tree while no code is selected. */
export function ClassificationSummary({ versionGuid, classification }: ClassificationSummaryProps) {
  const t = useTranslations("classificationDetails");
  const scrollKey = useScrollKey();
  return (
    <div className={classes.details}>
      <Text size="sm" c="dimmed" maw="68ch">
        {t("selectCode")}
      </Text>
      <p>
        <AppLink to={paths.templates({ classification: versionGuid })}>
          {t("templatesOfClassification")}
        </AppLink>
        {" · "}
        <AppLink to={paths.translations({ classification: versionGuid })}>
          {t("translationsOfClassification")}
        </AppLink>
      </p>
      <Guids versionGuid={versionGuid} guid={classification?.guid ?? null} />
      <VersionsDisclosure
        kind="classification"
        versionGuid={versionGuid}
        hrefOf={(version) => paths.classification(version)}
        memoryKey={`${scrollKey} ${versionGuid}`}
        order={2}
      />
    </div>
  );
}
