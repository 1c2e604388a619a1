import { Text } from "@mantine/core";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { paths } from "#addresses.ts";
import { AppLink } from "#concepts/app-link.tsx";
import { useScrollKey } from "#concepts/scroll-key.ts";
import { treeParts } from "./tree-parts.ts";
import classes from "./code-details.module.css";

type ClassificationSummaryProps = {
  readonly versionGuid: string;
  readonly classification: ConceptSummary | null;
};

/** Shown next to the tree while no code is selected. */
export function ClassificationSummary({ versionGuid, classification }: ClassificationSummaryProps) {
  const place = useScrollKey();
  const parts = treeParts.use(false);
  return (
    <div className={classes["details"]}>
      <Text size="sm" c="dimmed" maw="68ch">
        Select a code to see its definition and its templates. In the tree, use the arrow keys to expand and
        collapse codes, and type to go to a number or a name.
      </Text>
      <p className={classes["ways"]}>
        <AppLink to={paths.templates({ classification: versionGuid })}>
          Templates of this classification
        </AppLink>
      </p>
      {parts !== null && (
        <>
          <parts.Guids versionGuid={versionGuid} guid={classification?.guid ?? null} />
          <parts.VersionsDisclosure
            versionGuid={versionGuid}
            hrefOf={(version) => paths.classification(version)}
            memoryKey={`${place} ${versionGuid}`}
            order={2}
          />
        </>
      )}
    </div>
  );
}
