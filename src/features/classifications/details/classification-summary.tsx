import { Text } from "@mantine/core";
import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { Guids } from "#concepts/name/guids.tsx";
import { VersionsDisclosure } from "#concepts/versions/versions-disclosure.tsx";
import { AppLink } from "#navigation/app-link.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
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
    <div className={classes["details"]}>
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
