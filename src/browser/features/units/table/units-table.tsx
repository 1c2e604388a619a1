import { Button, Title } from "@mantine/core";
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { factorsOf } from "#browser/parts/unit/dimensions.ts";
import { Formula } from "#browser/parts/unit/formula.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { Announcer } from "#browser/ui/feedback/announcer.tsx";
import { useIsWide } from "#browser/ui/list/use-list-columns.ts";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { unitColumns } from "./unit-columns.tsx";
import type { UnitGroup, UnitLine } from "./unit-lines.ts";
import { useDetailsInView } from "./use-details-in-view.ts";
import type { RememberedUnit } from "./use-remembered-units.ts";
import { useGroupsInView, useUnitGroups } from "./use-unit-groups.ts";
import classes from "./units-table.module.css";

type UnitsTableProps = {
  readonly units: readonly RememberedUnit[];
  /** The search term to mark. */
  readonly search: string;
};

/** A virtual table of units by dimension. The details of the units in view are loaded (E15). */
export function UnitsTable({ units, search }: UnitsTableProps) {
  const t = useTranslations("units");
  const memoryKey = `${useScrollKey()} units ${search}`;
  const isWide = useIsWide();
  const columns = useMemo(() => lineColumns(unitColumns(search, isWide)), [search, isWide]);
  const { lines, loaded, isGrouped, regroup } = useUnitGroups(units);
  const table = useTableRows({ rows: lines, memoryKey });
  const { virtual, body, pane } = table;
  const view = useSyncExternalStore(virtual.inView.subscribe, virtual.inView.get);
  const inView = useMemo(
    () => lines.slice(view.first, view.last + 1).flatMap(({ unit }) => unit ?? []),
    [lines, view],
  );
  const { failures, error, retry } = useDetailsInView(inView);
  const isReady = loaded > 0 && inView.every(({ dimensions }) => dimensions !== undefined);
  useGroupsInView({ isReady, list: body, pane, regroup });
  /** The unit that stays in view when the units are grouped. */
  const anchor = useRef<string | null>(null);
  useLayoutEffect(() => {
    const index = lines.findIndex(({ key }) => key === anchor.current);
    anchor.current = null;
    if (index >= 0) virtual.scrollTo(index, "center");
  }, [lines, virtual]);
  const hasLoaded = loaded > 0;
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The foot, which appears now, must not cover it: the page could not be scrolled further before.
    if (hasLoaded && body.current?.contains(focused) === true) focused?.scrollIntoView({ block: "nearest" });
  }, [hasLoaded, body]);
  const headingOf = useCallback(
    ({ group, unit }: UnitLine) =>
      unit === null ? <GroupHeading group={group} hasLoaded={hasLoaded} /> : null,
    [hasLoaded],
  );
  const group = (): void => {
    if (view.first > 0) anchor.current = inView[0]?.versionGuid ?? null;
    regroup();
    // The button is removed.
    body.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {failures > 0 && (
        <Failure error={error} summary={t("notLoaded", { count: failures })} onRetry={retry} />
      )}
      <Table
        label={t("units")}
        columns={columns}
        view={table}
        keyOf={({ key }) => key}
        headingOf={headingOf}
        className={classes.units}
      />
      <Announcer>{isGrouped ? t("grouped") : ""}</Announcer>
      {hasLoaded && (
        <div className={classes.foot} data-screen-only>
          <span className={classes.count}>{t("loaded", { count: loaded })}</span>
          <Button size="compact-sm" variant="default" onClick={group}>
            {t("groupDimension")}
          </Button>
        </div>
      )}
    </>
  );
}

/** The columns for the lines of the table, of which some are headings of groups. */
function lineColumns(columns: readonly TableColumn<RememberedUnit>[]): readonly TableColumn<UnitLine>[] {
  return columns.flatMap(({ cell, key, header, label, width = "minmax(0, 1fr)", isRowHeader = false }) =>
    cell === undefined
      ? []
      : {
          key,
          header,
          ...(label !== undefined && { label }),
          width,
          isRowHeader,
          cell: ({ unit }: UnitLine) => unit !== null && cell(unit),
        },
  );
}

type GroupHeadingProps = {
  readonly group: UnitGroup;
  /** Whether any units are loaded that are not grouped yet. */
  readonly hasLoaded: boolean;
};

function GroupHeading({ group: { dimensions, units }, hasLoaded }: GroupHeadingProps) {
  const t = useTranslations("units");
  return (
    <div className={classes.group}>
      <Title order={2} size="h5">
        {dimensions === undefined ? (
          hasLoaded ? (
            t("notGroupedYet")
          ) : (
            t("notLoadedYet")
          )
        ) : dimensions === null ? (
          t("withoutDimensions")
        ) : factorsOf(dimensions).length === 0 ? (
          t("dimensionless")
        ) : (
          <Formula dimensions={dimensions} />
        )}
      </Title>
      <span className={classes.count}>{t("count", { count: units.length })}</span>
    </div>
  );
}
