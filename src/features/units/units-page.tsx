import { useDeferredValue } from "react";
import { paths } from "#addresses.ts";
import { ExportButton } from "#concepts/export/export-button.tsx";
import { Failure } from "#concepts/failure.tsx";
import { KnownPage } from "#concepts/known-page.tsx";
import { ListSkeleton } from "#concepts/concept-list.tsx";
import { useAddressSearch } from "#concepts/search-param-field.tsx";
import { matching } from "#lib/match-text.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { countText } from "#ui/list-count.tsx";
import { UnitsTable } from "./units-table.tsx";
import { unitToMatchable, useKnownUnits } from "./use-known-units.ts";
import classes from "./units-page.module.css";

/** `/units`: the known units by dimension (E15 for those in view whose details are not loaded). */
export default function UnitsPage() {
  const { units, isReady, error, retry } = useKnownUnits();
  const search = useDeferredValue(useAddressSearch());
  const shown = matching(units, search, unitToMatchable);
  return (
    <KnownPage
      kind="unit"
      lead="the units that you have come across; units of one group measure the same kind of quantity."
      hrefOf={paths.unit}
      actions={
        <ExportButton
          subject={{
            kind: "units",
            what: "Units",
            versionGuids: shown.map(({ versionGuid }) => versionGuid),
          }}
        />
      }
    >
      {error !== null && <Failure error={error} onRetry={retry} />}
      {units.length > 0 && (
        <p role="status" className={classes["count"]}>
          {countText(shown.length, units.length)} units
        </p>
      )}
      {shown.length > 0 && <UnitsTable key={search} units={shown} search={search} />}
      {!isReady && units.length === 0 && <ListSkeleton label="Units" />}
      {isReady && shown.length === 0 && (
        <EmptyState>
          {units.length === 0
            ? "Nothing found yet: no units are known, and there are no starting points. Open a unit by its version GUID."
            : `Nothing found for “${search}” among the ${units.length} known units.`}
        </EmptyState>
      )}
    </KnownPage>
  );
}
