import { Button, Title } from "@mantine/core";
import { Fragment, memo, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { paths } from "#addresses.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { Failure } from "#concepts/failure/failure.tsx";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { usePrefetch } from "#navigation/use-prefetch.ts";
import { Announcer } from "#ui/feedback/announcer.tsx";
import { ROW_HEIGHT } from "#ui/list/row-height.ts";
import { useScrollPane } from "#ui/layout/scroll-pane.tsx";
import { useIsWide } from "#ui/list/use-list-columns.ts";
import { titleIfCut } from "#ui/list/title-if-cut.ts";
import { useVirtualRows } from "#ui/list/use-virtual-rows.ts";
import { counted } from "#lib/counted.ts";
import { DIMENSIONLESS, formulaText } from "../dimensions.ts";
import { Formula } from "../details/formula.tsx";
import type { UnitGroup } from "./unit-lines.ts";
import { useDetailsInView } from "./use-details-in-view.ts";
import type { KnownUnit } from "./use-known-units.ts";
import { useGroupsInView, useUnitGroups } from "./use-unit-groups.ts";
import tableClasses from "#ui/list/table.module.css";
import classes from "./units-table.module.css";

const COLUMNS = ["Name", "Symbol", "Formula"];
const WIDE_COLUMNS = [...COLUMNS, "Other names"];

type UnitsTableProps = {
  readonly units: readonly KnownUnit[];
  /** The search term to mark. */
  readonly search: string;
};

/** A virtual table of units by dimension. The details of the units in view are loaded (E15). */
export function UnitsTable({ units, search }: UnitsTableProps) {
  const pane = useScrollPane();
  const memoryKey = `${useScrollKey()} units ${search}`;
  const list = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const columns = isWide ? WIDE_COLUMNS : COLUMNS;
  const { lines, loaded, isGrouped, regroup } = useUnitGroups({ units, memoryKey });
  const { rows, first, last, style } = useVirtualRows({
    pane,
    list,
    count: lines.length,
    content: lines,
    expectedHeight: ROW_HEIGHT,
    memoryKey,
  });
  const view = useSyncExternalStore(rows.inView.subscribe, rows.inView.get);
  const inView = useMemo(
    () => lines.slice(view.first, view.last + 1).flatMap(({ unit }) => unit ?? []),
    [lines, view],
  );
  const { failures, error, retry } = useDetailsInView(inView);
  const isReady = loaded > 0 && inView.every(({ dimensions }) => dimensions !== undefined);
  useGroupsInView({ isReady, list, pane, regroup });
  /** The unit that stays in view when the units are grouped. */
  const anchor = useRef<string | null>(null);
  useLayoutEffect(() => {
    const index = lines.findIndex(({ key }) => key === anchor.current);
    anchor.current = null;
    if (index >= 0) rows.scrollTo(index, "center");
  }, [lines, rows]);
  const group = (): void => {
    if (view.first > 0) anchor.current = inView[0]?.versionGuid ?? null;
    regroup();
    // The button is removed.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {failures > 0 && (
        <Failure error={error} summary={`${counted(failures, "unit")} could not be loaded`} onRetry={retry} />
      )}
      <div
        role="table"
        aria-label="Units"
        aria-rowcount={lines.length + 1}
        data-columns={columns.length}
        className={tableClasses["table"]}
      >
        <div role="rowgroup" className={`${tableClasses["head"]} ${classes["head"]}`}>
          <div role="row" aria-rowindex={1} className={classes["row"]}>
            {columns.map((column) => (
              <div key={column} role="columnheader">
                {column}
              </div>
            ))}
          </div>
        </div>
        <div
          ref={list}
          role="rowgroup"
          tabIndex={-1}
          style={style}
          className={`${tableClasses["body"]} ${classes["body"]}`}
        >
          {lines.slice(first, last + 1).map(({ key, group, unit }, index) => (
            <div
              key={key}
              role="row"
              data-row=""
              aria-rowindex={first + index + 2}
              className={classes["row"]}
            >
              {unit === null ? (
                <GroupCell group={group} hasLoaded={loaded > 0} columns={columns.length} />
              ) : (
                <UnitCells unit={unit} search={search} isWide={isWide} />
              )}
            </div>
          ))}
        </div>
      </div>
      <Announcer>{isGrouped ? "Units grouped by dimension" : ""}</Announcer>
      {loaded > 0 && (
        <div className={classes["foot"]} data-screen-only>
          <span className={classes["count"]}>{counted(loaded, "unit")} loaded</span>
          <Button size="compact-sm" variant="default" onClick={group}>
            Group by dimension
          </Button>
        </div>
      )}
    </>
  );
}

type GroupCellProps = {
  readonly group: UnitGroup;
  /** Whether any units are loaded that are not grouped yet. */
  readonly hasLoaded: boolean;
  /** The number of columns. */
  readonly columns: number;
};

function GroupCell({ group: { dimensions, units }, hasLoaded, columns }: GroupCellProps) {
  return (
    <div role="rowheader" aria-colspan={columns} className={classes["group"]}>
      <Title order={2} size="h5">
        {dimensions === undefined ? (
          hasLoaded ? (
            "Not grouped yet"
          ) : (
            "Not loaded yet"
          )
        ) : dimensions === null ? (
          "Without dimensions"
        ) : formulaText(dimensions) === DIMENSIONLESS ? (
          "Dimensionless"
        ) : (
          <Formula dimensions={dimensions} />
        )}
      </Title>
      <span className={classes["count"]}>{counted(units.length, "unit")}</span>
    </div>
  );
}

type UnitCellsProps = {
  readonly unit: KnownUnit;
  readonly search: string;
  /** Whether there is a column with its names in other languages. */
  readonly isWide: boolean;
};

const UnitCells = memo(function UnitCells({ unit, search, isWide }: UnitCellsProps) {
  const { versionGuid, shown, otherNames, symbol, dimensions } = unit;
  const prefetch = usePrefetch();
  return (
    <>
      <div role="rowheader" className={classes["name"]}>
        <AppLink to={paths.unit(versionGuid)} prefetch={() => prefetch("unit", versionGuid)}>
          <LocalizedName {...shown} search={search} withDefault />
        </AppLink>
      </div>
      <div role="cell">
        <bdi>{symbol}</bdi>
      </div>
      <div role="cell" className={classes["formula"]}>
        {dimensions != null && <Formula dimensions={dimensions} />}
      </div>
      {isWide && (
        <div role="cell" className={classes["others"]} onPointerEnter={titleIfCut}>
          {otherNames.map(({ text, languageCode }, index) => (
            <Fragment key={text}>
              {index > 0 && ", "}
              <LocalizedName
                concept={{ name: text, defaultName: null }}
                culture={languageCode}
                search={search}
              />
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
});
