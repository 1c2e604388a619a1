import { useTranslations } from "use-intl";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { ListSkeleton } from "#browser/parts/list/list-skeleton.tsx";
import { RememberedPage } from "#browser/parts/list/remembered-page.tsx";
import { TemplatesLink } from "#browser/parts/next-steps.tsx";
import { ClearSearch } from "#browser/parts/search-field/clear-search.tsx";
import { useAddressSearch } from "#browser/parts/search-field/search-param-field.tsx";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { matching } from "#core/text/match-text.ts";
import { unitColumns } from "./table/unit-columns.tsx";
import { UnitsTable } from "./table/units-table.tsx";
import { unitToMatchable, useRememberedUnits } from "./table/use-remembered-units.ts";
import classes from "./units-page.module.css";

/** `/units`: known units and starting points, by dimension (E15 for units in view that are not loaded). */
export default function UnitsPage() {
  const t = useTranslations("units");
  const { units, isReady, error, retry } = useRememberedUnits();
  const search = useAddressSearch();
  const shown = matching(units, search, unitToMatchable);
  return (
    <RememberedPage
      kind="unit"
      lead={t("lead")}
      hrefOf={paths.unit}
      actions={
        <>
          <CopyButton sheet={() => tableSheet("Units", unitColumns(search, false), shown)} />
          <ExportButton
            subject={{
              kind: "units",
              what: t("fileName"),
              versionGuids: shown.map(({ versionGuid }) => versionGuid),
            }}
          />
        </>
      }
    >
      {error !== null && <Failure error={error} onRetry={retry} />}
      {units.length > 0 && (
        <p role="status" className={classes.count}>
          {t("shownOf", { count: shown.length, total: units.length })}
        </p>
      )}
      {shown.length > 0 && <UnitsTable key={search} units={shown} search={search} />}
      {!isReady && units.length === 0 && <ListSkeleton label={t("units")} />}
      {isReady && shown.length === 0 && (
        <EmptyState
          action={units.length > 0 ? <ClearSearch>{t("showAll")}</ClearSearch> : <TemplatesLink />}
          {...(units.length === 0 ? { reason: t("noneKnown") } : { search, among: t("known") })}
        />
      )}
    </RememberedPage>
  );
}
