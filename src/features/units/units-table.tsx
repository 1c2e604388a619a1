import { Button, Title } from "@mantine/core";
import { memo, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { paths } from "#addresses.ts";
import { AppLink } from "#concepts/app-link.tsx";
import { Failure } from "#concepts/failure.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { useScrollKey } from "#concepts/scroll-key.ts";
import { usePrefetch } from "#concepts/use-prefetch.ts";
import { useScrollPane } from "#ui/scroll-pane.tsx";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";
import { DIMENSIONLESS, formulaText } from "./dimensions.ts";
import { Formula } from "./formula.tsx";
import { toLines, type UnitGroup } from "./unit-lines.ts";
import { useDetailsInView } from "./use-details-in-view.ts";
import type { KnownUnit } from "./use-known-units.ts";
import tableClasses from "#ui/table.module.css";
import classes from "./units-table.module.css";

const COLUMNS = ["Name", "Symbol", "Formula"];
const ROW_HEIGHT = 33;

type UnitsTableProps = {
  readonly units: readonly KnownUnit[];
  /** The search term to mark. */
  readonly search: string;
};

/**
 * A virtual table of units by dimension. Details of units in view are loaded (E15); units move to their group only when the user asks for
 * it, so that rows do not move automatically.
 */
export function UnitsTable({ units, search }: UnitsTableProps) {
  const pane = useScrollPane();
  const place = useScrollKey();
  const list = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(() => notLoaded(units));
  const added = [...notLoaded(units)].filter((versionGuid) => !waiting.has(versionGuid));
  if (added.length > 0) setWaiting(new Set([...waiting, ...added]));
  const lines = useMemo(() => toLines(units, waiting), [units, waiting]);
  const { rows, first, last, style } = useVirtualRows({
    pane,
    list,
    count: lines.length,
    content: lines,
    expectedHeight: ROW_HEIGHT,
    memoryKey: `${place} units ${search}`,
  });
  const view = useSyncExternalStore(rows.inView.subscribe, rows.inView.get);
  const inView = useMemo(
    () => lines.slice(view.first, view.last + 1).flatMap(({ unit }) => unit ?? []),
    [lines, view],
  );
  const { failures, error, retry } = useDetailsInView(inView);
  const loaded = units.filter(
    (unit) => waiting.has(unit.versionGuid) && unit.dimensions !== undefined,
  ).length;
  const regroup = (): void => {
    setWaiting(notLoaded(units));
    // The button is removed.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {failures > 0 && (
        <Failure error={error} summary={`${countUnits(failures)} could not be loaded`} onRetry={retry} />
      )}
      <div role="table" aria-label="Units" aria-rowcount={lines.length + 1} className={tableClasses["table"]}>
        <div role="rowgroup" className={`${tableClasses["head"]} ${classes["head"]}`}>
          <div role="row" aria-rowindex={1} className={classes["row"]}>
            {COLUMNS.map((column) => (
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
                <GroupCell group={group} loaded={loaded} onRegroup={regroup} />
              ) : (
                <UnitCells unit={unit} search={search} />
              )}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function notLoaded(units: readonly KnownUnit[]): ReadonlySet<string> {
  return new Set(
    units.flatMap(({ versionGuid, dimensions }) => (dimensions === undefined ? versionGuid : [])),
  );
}

function countUnits(count: number): string {
  return count === 1 ? "1 unit" : `${count} units`;
}

type GroupCellProps = {
  readonly group: UnitGroup;
  /** The number of units loaded since they were last grouped. */
  readonly loaded: number;
  readonly onRegroup: () => void;
};

function GroupCell({ group: { dimensions, units }, loaded, onRegroup }: GroupCellProps) {
  return (
    <div role="rowheader" aria-colspan={COLUMNS.length} className={classes["group"]}>
      <Title order={2} size="h5">
        {dimensions === undefined ? (
          loaded === 0 ? (
            "Not loaded yet"
          ) : (
            "Not grouped yet"
          )
        ) : dimensions === null ? (
          "Without dimensions"
        ) : formulaText(dimensions) === DIMENSIONLESS ? (
          "Dimensionless"
        ) : (
          <Formula dimensions={dimensions} />
        )}
      </Title>
      <span className={classes["count"]}>{countUnits(units.length)}</span>
      {dimensions === undefined && loaded > 0 && (
        <>
          <span className={classes["count"]}>{loaded} loaded</span>
          <Button size="compact-sm" variant="default" onClick={onRegroup}>
            Group by dimension
          </Button>
        </>
      )}
    </div>
  );
}

type UnitCellsProps = { readonly unit: KnownUnit; readonly search: string };

const UnitCells = memo(function UnitCells({ unit, search }: UnitCellsProps) {
  const { versionGuid, shown, symbol, dimensions } = unit;
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
    </>
  );
});
