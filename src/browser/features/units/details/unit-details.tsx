import { Skeleton, Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { Guids } from "#browser/parts/name/guids.tsx";
import { VersionList } from "#browser/parts/versions/version-list.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { DimensionsSection } from "./dimensions-section.tsx";
import { TranslationsSection } from "./translations-section.tsx";
import { UnitFacts } from "./unit-facts.tsx";
import classes from "./unit-details.module.css";

type UnitDetailsProps = {
  readonly versionGuid: string;
  readonly unit: Unit;
  readonly culture: string | null;
};

/** All data of a unit (E15), and its versions (E7). */
export function UnitDetails({ versionGuid, unit, culture }: UnitDetailsProps) {
  const t = useTranslations("units");
  const scrollKey = useScrollKey();
  return (
    <>
      <UnitFacts unit={unit} />
      <DimensionsSection dimensions={unit.dimensions} />
      <TranslationsSection unit={unit} culture={culture} />
      <section aria-label={t("versions")} className={classes.section}>
        <Title order={2} size="h4">
          {t("versions")}
        </Title>
        <VersionList
          kind="unit"
          versionGuid={versionGuid}
          hrefOf={(version) => paths.unit(version)}
          memoryKey={`${scrollKey} ${versionGuid} versions`}
        />
      </section>
      <Guids versionGuid={unit.versionGuid ?? versionGuid} guid={unit.guid} />
    </>
  );
}

/** A placeholder as high as the first section. */
export function UnitSkeleton() {
  const t = useTranslations("units");
  return (
    <div role="status" aria-label={t("loading")} className={classes.section}>
      <Skeleton height={40} width="60%" />
      <Skeleton height={24} width="12rem" mt="md" />
      <Skeleton height={230} mt="xs" maw="36rem" />
    </div>
  );
}
