import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Unit } from "#api/resources/units.ts";
import { type PageParams, paths } from "#addresses.ts";
import { useScope } from "#queries/scope.ts";
import { unitQuery } from "#queries/units.ts";
import { chooseText, givenTexts } from "#lib/choose-text.ts";
import { useCulture } from "#session/culture-context.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { AppLink } from "#navigation/app-link.tsx";
import { ExportButton } from "#export-ui/export-button.tsx";
import { PrintButton } from "#export-ui/print/print-button.tsx";
import { PrintHead } from "#export-ui/print/print-head.tsx";
import { Failure } from "#concepts/failure/failure.tsx";
import { Guids } from "#concepts/name/guids.tsx";
import { chooseName, DefaultName, LocalizedName } from "#concepts/name/localized-name.tsx";
import type { ShownName } from "#concepts/name/concept-name.ts";
import { useAddRecentlyViewed } from "#concepts/name/use-add-recently-viewed.ts";
import { NotLatest } from "#concepts/versions/not-latest.tsx";
import { CompareForm } from "./comparison/compare-form.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { UnitDetails, UnitSkeleton } from "./details/unit-details.tsx";
import { unitName } from "./unit-names.ts";
import { useKnownUnits } from "./table/use-known-units.ts";
import classes from "./unit-page.module.css";

/** `/units/:g?compare=:g`: one unit in all its languages, or two side by side (E15, E7). */
export default function UnitPage({ unit: versionGuid, compare }: PageParams<"unit">) {
  const { culture } = useCulture();
  const first = useUnit(versionGuid);
  const title = chooseName(first.shown.concept, first.shown.culture).text;
  const { name, defaultName } = first.shown.concept;
  useAddRecentlyViewed({
    kind: "unit",
    versionGuid,
    concept: first.unit === undefined ? null : { guid: first.unit.guid, name, defaultName, culture },
  });
  return (
    <Page isWide>
      <div className={classes["page"]}>
        <NotLatest versionGuid={versionGuid} hrefOf={(version) => paths.unit(version, { compare })} />
        <div className={classes["head"]}>
          <PageHeading
            documentTitle={title}
            actions={
              <>
                <ExportButton
                  subject={{
                    kind: "units",
                    what: title,
                    versionGuids: [versionGuid, ...(compare === null ? [] : [compare])],
                  }}
                />
                <PrintButton />
              </>
            }
          >
            <LocalizedName {...first.shown} />
          </PageHeading>
          <div className={classes["default"]}>
            <DefaultName {...first.shown} />
          </div>
          <Symbol unit={first.unit} culture={culture} />
        </div>
        <PrintHead />
        {first.unit !== undefined && (
          <CompareForm versionGuid={versionGuid} compare={compare} dimensions={first.unit.dimensions} />
        )}
        {compare === null ? (
          <div className={classes["unit"]} data-alone>
            <UnitOrState versionGuid={versionGuid} found={first} order={2} />
          </div>
        ) : (
          <TwoUnits first={first} firstGuid={versionGuid} secondGuid={compare} />
        )}
      </div>
    </Page>
  );
}

type FoundUnit = {
  readonly unit: Unit | undefined;
  readonly shown: ShownName;
  readonly error: unknown;
  readonly retry: () => void;
};

/** A unit as loaded, and its name, which may be known from elsewhere. */
function useUnit(versionGuid: string): FoundUnit {
  const { culture } = useCulture();
  const { units } = useKnownUnits();
  const { data, error, refetch } = useQuery(unitQuery(useScope(), versionGuid));
  const fullNames = givenTexts(data?.fullNames ?? null);
  const names = fullNames.length > 0 ? fullNames : givenTexts(data?.shortNames ?? null);
  const known = units.find((unit) => unit.versionGuid === versionGuid)?.shown;
  const shown =
    names.length > 0 || known === undefined
      ? unitName(names, data === undefined ? null : culture, versionGuid)
      : known;
  return { unit: data, shown, error, retry: () => void refetch() };
}

type TwoUnitsProps = {
  readonly first: FoundUnit;
  readonly firstGuid: string;
  readonly secondGuid: string;
};

function TwoUnits({ first, firstGuid, secondGuid }: TwoUnitsProps) {
  const { culture } = useCulture();
  const second = useUnit(secondGuid);
  const secondName = chooseName(second.shown.concept, second.shown.culture).text;
  return (
    <>
      {first.unit !== undefined && second.unit !== undefined && (
        <Comparison
          first={{ name: <PlainName shown={first.shown} />, dimensions: first.unit.dimensions }}
          second={{ name: <PlainName shown={second.shown} />, dimensions: second.unit.dimensions }}
          isSameUnit={firstGuid === secondGuid}
        />
      )}
      <div className={classes["two"]}>
        <div className={classes["unit"]}>
          <Title order={2} size="h3">
            <LocalizedName {...first.shown} />
          </Title>
          <UnitOrState versionGuid={firstGuid} found={first} beside={second.unit} order={3} />
        </div>
        <div className={classes["unit"]}>
          <div className={classes["side"]}>
            <Title order={2} size="h3">
              <AppLink to={paths.unit(secondGuid)} className={classes["link"]}>
                <LocalizedName {...second.shown} />
              </AppLink>
            </Title>
            <Symbol unit={second.unit} culture={culture} />
          </div>
          <UnitOrState
            versionGuid={secondGuid}
            found={second}
            of={secondName}
            beside={first.unit}
            order={3}
          />
        </div>
      </div>
    </>
  );
}

/** The plain name, without badges, for use in a sentence. */
function PlainName({ shown }: { readonly shown: ShownName }) {
  const { text, culture } = chooseName(shown.concept, shown.culture);
  return <LocalizedName concept={{ name: text, defaultName: null }} culture={culture} />;
}

type UnitOrStateProps = {
  readonly versionGuid: string;
  readonly found: FoundUnit;
  readonly of?: string;
  readonly beside?: Unit | undefined;
  readonly order: 2 | 3;
};

function UnitOrState({ versionGuid, found, of, beside, order }: UnitOrStateProps) {
  const { culture } = useCulture();
  const { unit, error, retry } = found;
  if (unit !== undefined)
    return (
      <UnitDetails
        key={versionGuid}
        versionGuid={versionGuid}
        unit={unit}
        culture={culture}
        beside={beside}
        order={order}
        {...(of === undefined ? {} : { of })}
      />
    );
  if (error === null) return <UnitSkeleton />;
  return (
    <>
      <Failure error={error} onRetry={retry} />
      <Guids versionGuid={versionGuid} guid={null} />
    </>
  );
}

function Symbol({ unit, culture }: { readonly unit: Unit | undefined; readonly culture: string | null }) {
  const chosen = chooseText(givenTexts(unit?.shortNames ?? null), culture);
  if (chosen === null) return null;
  return (
    <p className={classes["symbol"]}>
      <span className={classes["term"]}>Symbol</span> <bdi>{chosen.text.text}</bdi>
    </p>
  );
}
