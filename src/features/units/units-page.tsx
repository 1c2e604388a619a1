import { Text, Title } from "@mantine/core";
import { useDeferredValue, useSyncExternalStore } from "react";
import { matching } from "#lib/match-text.ts";
import { paths } from "#addresses.ts";
import { usePrefetch } from "#concepts/use-prefetch.ts";
import { useUnitDetailsRun } from "#queries/unit-details.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { countText } from "#ui/infinite-list.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { SearchParamField, useAddressSearch } from "#concepts/search-param-field.tsx";
import { AppLink } from "#concepts/app-link.tsx";
import { ListSkeleton } from "#concepts/concept-list.tsx";
import { ExportButton } from "#concepts/export/export-button.tsx";
import { Failure } from "#concepts/failure.tsx";
import { GuidLookup } from "#concepts/guid-lookup.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { RunPanel } from "#concepts/run-panel.tsx";
import { DIMENSIONLESS, formulaText } from "./dimensions.ts";
import { Formula } from "./formula.tsx";
import { groupUnits, type UnitGroup } from "./unit-groups.ts";
import { type KnownUnit, unitToMatchable, useKnownUnits } from "./use-known-units.ts";
import classes from "./units-page.module.css";

/** `/units`: the units met so far and the starting points, by dimension (E15 for those that somebody wants looked at). */
export default function UnitsPage() {
  const { units, isReady, error, retry } = useKnownUnits();
  const search = useDeferredValue(useAddressSearch());
  const shown = matching(units, search, unitToMatchable);
  const { groups, notLookedAt } = groupUnits(shown);
  return (
    <Page>
      <div className={classes["page"]}>
        <PageHeading
          documentTitle="Units"
          actions={
            <ExportButton
              subject={{
                kind: "units",
                what: "Units",
                versionGuids: shown.map(({ versionGuid }) => versionGuid),
              }}
            />
          }
        />
        <Text c="dimmed" size="sm" className={classes["lead"] ?? ""}>
          The service has no list of its units. Here are those met so far and the starting points; units that
          stand together measure the same kind of thing.
        </Text>
        <div className={classes["tools"]}>
          <SearchParamField label="Search units" className={classes["search"]} />
          <GuidLookup label="Open a unit by version GUID" hrefOf={(guid) => paths.unit(guid)} />
        </div>
        {error !== null && <Failure error={error} onRetry={retry} />}
        {units.length > 0 && (
          <p role="status" className={classes["count"]}>
            {countText(shown.length, units.length)} units
          </p>
        )}
        <Details notLookedAt={notLookedAt} search={search} />
        {!isReady && units.length === 0 && <ListSkeleton label="Units" />}
        {isReady && shown.length === 0 && (
          <EmptyState>
            {units.length === 0
              ? "Nothing found yet: no units have been met, and there are no starting points. A unit can be opened by its version GUID."
              : `Nothing found for “${search}” among the ${units.length} known units.`}
          </EmptyState>
        )}
        {groups.map((group) => (
          <Group key={group.key} group={group} search={search} />
        ))}
      </div>
    </Page>
  );
}

/** The units that nobody has looked at, so that their dimension is unknown, and the way to look at all of them. */
function Details({
  notLookedAt,
  search,
}: {
  readonly notLookedAt: readonly KnownUnit[];
  readonly search: string;
}) {
  const run = useUnitDetailsRun();
  const { status, jobs, done, failures, hasGivenUp } = useSyncExternalStore(run.subscribe, run.getProgress);
  const count = notLookedAt.length;
  const start = (): void => {
    run.add(notLookedAt.map(({ versionGuid }) => versionGuid));
    if (failures.length > 0) run.retry();
    else run.start();
  };
  const looked = `${done} of ${jobs} looked at`;
  const text =
    status === "idle"
      ? ""
      : status === "running"
        ? looked
        : status === "stopped"
          ? `Stopped${hasGivenUp ? ", as nothing but failures came" : ""}: ${looked}; they are kept.`
          : `${looked}.`;
  const [first] = failures;
  if (count === 0 && status === "idle") return null;
  return (
    <section className={classes["group"]} aria-label="Not looked at yet">
      {count > 0 && (
        <Title order={2} size="h4">
          Not looked at yet
        </Title>
      )}
      <RunPanel
        label="Fetching the details of units"
        status={status}
        done={done + failures.length}
        total={jobs}
        text={text}
        start={count === 0 || failures.length > 0 ? null : `Fetch the details of ${units(count)}`}
        onStart={start}
        onCancel={() => run.stop()}
      >
        {first !== undefined && status !== "running" && (
          <Failure error={first.error} summary={`${units(failures.length)} failed`} onRetry={start} />
        )}
      </RunPanel>
      {count > 0 && <UnitList label="Units not looked at yet" units={notLookedAt} search={search} />}
    </section>
  );
}

function units(count: number): string {
  return count === 1 ? "1 unit" : `${count} units`;
}

function Group({ group, search }: { readonly group: UnitGroup; readonly search: string }) {
  const { dimensions, units } = group;
  const formula = dimensions === null ? "without dimensions" : formulaText(dimensions);
  return (
    <section className={classes["group"]}>
      <Title order={2} size="h4" className={classes["title"]}>
        {dimensions === null ? (
          "Without dimensions"
        ) : formula === DIMENSIONLESS ? (
          "Dimensionless"
        ) : (
          <Formula dimensions={dimensions} />
        )}
      </Title>
      <UnitList label={`Units: ${formula}`} units={units} search={search} />
    </section>
  );
}

type UnitListProps = {
  readonly label: string;
  readonly units: readonly KnownUnit[];
  readonly search: string;
};

function UnitList({ label, units, search }: UnitListProps) {
  const prefetch = usePrefetch();
  return (
    // Safari takes a list without markers for none unless it is told.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={classes["units"]}>
      {units.map(({ versionGuid, shown, symbol, dimensions }) => (
        <li key={versionGuid}>
          <AppLink
            to={paths.unit(versionGuid)}
            className={classes["unit"]}
            // One that was not looked at yet would move to its group under the pointer.
            prefetch={dimensions === undefined ? undefined : () => prefetch("unit", versionGuid)}
          >
            <span className={classes["name"]}>
              <LocalizedName {...shown} search={search} withDefault />
            </span>
            {symbol !== null && <bdi className={classes["symbol"]}>{symbol}</bdi>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
