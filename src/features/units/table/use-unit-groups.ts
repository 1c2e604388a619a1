import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { RecentMap } from "#lib/recent-map.ts";
import { toLines } from "./unit-lines.ts";
import type { KnownUnit } from "./use-known-units.ts";

type UnitGroupsOptions = {
  readonly units: readonly KnownUnit[];
  /** The element around the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** The scrolling element; null before it is mounted. */
  readonly pane: HTMLElement | null;
  /** The key under which the groups are kept, so that Back restores them with the scroll position. */
  readonly memoryKey: string;
};

const remembered = new RecentMap<string, ReadonlySet<string>>(30);

/**
 * The units by dimension. Those whose details load later wait in the last group: they move to their own group when the user asks for it,
 * or when all are loaded while nobody points at, has the focus in, or has scrolled the table.
 */
export function useUnitGroups({ units, list, pane, memoryKey }: UnitGroupsOptions) {
  const [waiting, setWaiting] = useState(() => remembered.get(memoryKey) ?? notLoaded(units));
  const hasNew = units.some((unit) => unit.dimensions === undefined && !waiting.has(unit.versionGuid));
  // New ones come among the others, by name.
  if (hasNew)
    setWaiting(guidsOf(units, (unit) => unit.dimensions === undefined || waiting.has(unit.versionGuid)));
  useEffect(() => void remembered.set(memoryKey, waiting), [memoryKey, waiting]);
  const [isGrouped, setGrouped] = useState(false);
  const group = (others: ReadonlySet<string>): void => {
    setWaiting(others);
    setGrouped(true);
  };
  const lines = useMemo(() => toLines(units, waiting), [units, waiting]);
  const waitingUnits = units.filter(({ versionGuid }) => waiting.has(versionGuid));
  const loaded = waitingUnits.filter(({ dimensions }) => dimensions !== undefined).length;
  const areAllLoaded = loaded > 0 && loaded === waitingUnits.length;
  const wereAllLoaded = useRef(areAllLoaded);
  useEffect(() => {
    const areLast = areAllLoaded && !wereAllLoaded.current;
    wereAllLoaded.current = areAllLoaded;
    if (areLast && list.current !== null && !isInUse(list.current, pane)) group(new Set());
  }, [areAllLoaded, list, pane]);
  return {
    lines,
    /** The number of units that are loaded and wait for their group. */
    loaded,
    /** Whether all loaded units were moved to their groups. */
    isGrouped: isGrouped && loaded === 0,
    regroup: () => group(notLoaded(units)),
  };
}

function notLoaded(units: readonly KnownUnit[]): ReadonlySet<string> {
  return guidsOf(units, ({ dimensions }) => dimensions === undefined);
}

function guidsOf(units: readonly KnownUnit[], isWanted: (unit: KnownUnit) => boolean): ReadonlySet<string> {
  return new Set(units.flatMap((unit) => (isWanted(unit) ? unit.versionGuid : [])));
}

function isInUse(list: HTMLElement, pane: HTMLElement | null): boolean {
  return list.matches(":hover") || list.contains(document.activeElement) || (pane?.scrollTop ?? 0) > 0;
}
