import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, DefaultName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { PrintButton } from "#browser/parts/print/print-button.tsx";
import { PrintHead } from "#browser/parts/print/print-head.tsx";
import { unitName } from "#browser/parts/unit/unit-names.ts";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { unitQuery } from "#browser/queries/resources/units.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { keepCultureAndFile } from "#browser/routing/latest-location.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { comparisonOf, type PageParams, paths } from "#core/addresses/addresses.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { chooseText, givenTexts } from "#core/text/choose-text.ts";
import { CompareForm } from "./compare-form.tsx";
import { UnitDetails, UnitSkeleton } from "./details/unit-details.tsx";
import { useRememberedUnits } from "./table/use-remembered-units.ts";
import classes from "./unit-page.module.css";

/** `/units/:g`: one unit in all its languages (E15, E7). */
export default function UnitPage({ unit: versionGuid, compare }: PageParams<"unit">) {
  // Earlier versions of the app compared units on this page.
  return compare === null ? (
    <UnitInAllLanguages versionGuid={versionGuid} />
  ) : (
    <Navigate replace to={keepCultureAndFile(comparisonOf("unit", [versionGuid, compare]))} />
  );
}

function UnitInAllLanguages({ versionGuid }: { readonly versionGuid: string }) {
  const t = useTranslations("concepts");
  const { culture } = useCulture();
  const { unit, shown, error, retry } = useUnit(versionGuid);
  const title = chooseName(shown.concept, shown.culture).text;
  return (
    <Page isWide>
      <div className={classes.page}>
        <NotLatest kind="unit" versionGuid={versionGuid} hrefOf={(version) => paths.unit(version)} />
        <div className={classes.head}>
          <PageHeading
            documentTitle={`${title} · ${t("unit")}`}
            actions={
              <>
                <ExportButton subject={{ kind: "units", what: title, versionGuids: [versionGuid] }} />
                <PrintButton />
              </>
            }
          >
            <LocalizedName {...shown} withSecond />
          </PageHeading>
          <div className={classes.default}>
            <DefaultName {...shown} />
          </div>
          <Symbol unit={unit} culture={culture} />
        </div>
        <PrintHead />
        {unit !== undefined && <CompareForm versionGuid={versionGuid} dimensions={unit.dimensions} />}
        <div className={classes.unit}>
          {unit !== undefined ? (
            <UnitDetails key={versionGuid} versionGuid={versionGuid} unit={unit} culture={culture} />
          ) : error === null ? (
            <UnitSkeleton />
          ) : (
            <>
              <Failure error={error} onRetry={retry} />
              <Guids versionGuid={versionGuid} guid={null} />
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

/** A unit as loaded, and its name, which may be remembered from a list. */
function useUnit(versionGuid: string) {
  const { culture } = useCulture();
  const { units } = useRememberedUnits();
  const { data, error, refetch } = useQuery(unitQuery(useScope(), versionGuid));
  const fullNames = givenTexts(data?.fullNames ?? null);
  const names = fullNames.length > 0 ? fullNames : givenTexts(data?.shortNames ?? null);
  const remembered = units.find((unit) => unit.versionGuid === versionGuid)?.shown;
  const shown =
    names.length > 0 || remembered === undefined
      ? unitName(names, data === undefined ? null : culture, versionGuid)
      : remembered;
  return { unit: data, shown, error, retry: () => void refetch() };
}

function Symbol({ unit, culture }: { readonly unit: Unit | undefined; readonly culture: string | null }) {
  const t = useTranslations("units");
  const chosen = chooseText(givenTexts(unit?.shortNames ?? null), culture);
  if (chosen === null) return null;
  return (
    <p className={classes.symbol}>
      <span className={classes.term}>{t("symbol")}</span> <bdi>{chosen.text.text}</bdi>
    </p>
  );
}
