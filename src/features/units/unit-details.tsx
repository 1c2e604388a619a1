import { Skeleton, Title, type TitleOrder } from "@mantine/core";
import type { Unit } from "#api/units.ts";
import { paths } from "#addresses.ts";
import { Guids } from "#concepts/guids.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { VersionList } from "#concepts/version-list.tsx";
import { DimensionsSection } from "./dimensions-section.tsx";
import { TranslationsSection } from "./translations-section.tsx";
import { UnitFacts } from "./unit-facts.tsx";
import classes from "./unit-details.module.css";

type UnitDetailsProps = {
  readonly versionGuid: string;
  readonly unit: Unit;
  readonly culture: string | null;
  /** Told apart from another unit's by its name, where two are shown. */
  readonly of?: string;
  /** The unit that this one is compared with, where it is. */
  readonly beside?: Unit | undefined;
  readonly order: TitleOrder;
};

/** All that E15 says of a unit, and its versions (E7). */
export function UnitDetails({ versionGuid, unit, culture, of, beside, order }: UnitDetailsProps) {
  const place = usePlaceKey();
  const named = (label: string): string => (of === undefined ? label : `${label} of ${of}`);
  return (
    <>
      <UnitFacts unit={unit} />
      <DimensionsSection
        dimensions={unit.dimensions}
        beside={beside?.dimensions ?? null}
        label={named("Dimensions")}
        order={order}
      />
      <TranslationsSection unit={unit} culture={culture} label={named("Translations")} order={order} />
      <section aria-label={named("Versions")} className={classes["section"]}>
        <Title order={order} size="h4">
          Versions
        </Title>
        <VersionList
          versionGuid={versionGuid}
          hrefOf={(version) => paths.unit(version)}
          memoryKey={`${place} ${versionGuid} versions`}
        />
      </section>
      <Guids versionGuid={unit.versionGuid ?? versionGuid} guid={unit.guid} />
    </>
  );
}

/** As high as the first of what it stands for. */
export function UnitSkeleton() {
  return (
    <div role="status" aria-label="Loading the unit" className={classes["section"]}>
      <Skeleton height={40} width="60%" />
      <Skeleton height={24} width="12rem" mt="md" />
      <Skeleton height={230} mt="xs" maw="36rem" />
    </div>
  );
}
