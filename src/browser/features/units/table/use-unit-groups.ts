import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { createPageMemory, usePageMemory } from "#browser/routing/use-page-memory.ts";
import { toLines } from "./unit-lines.ts";
import type { RememberedUnit } from "./use-remembered-units.ts";

/** The version GUIDs of the units that wait for their group, so that Back restores the groups with the scroll position. */
const WAITING = createPageMemory<ReadonlySet<string> | null>(null);

/**
 * The units by dimension. Those whose details load later wait in the last group: they move to their own group when the user requests it,
 * or by themselves where that disturbs nobody (see `useGroupsInView`).
 */
export function useUnitGroups(units: readonly RememberedUnit[]) {
  const [kept, keep] = usePageMemory(WAITING);
  const before = kept ?? notLoaded(units);
  const hasNew = units.some((unit) => unit.dimensions === undefined && !before.has(unit.versionGuid));
  // New ones are inserted among the others, by name.
  const waiting = hasNew
    ? guidsOf(units, (unit) => unit.dimensions === undefined || before.has(unit.versionGuid))
    : before;
  useEffect(() => {
    if (waiting !== kept) keep(waiting);
  });
  const [isGrouped, setGrouped] = useState(false);
  const lines = useMemo(() => toLines(units, waiting), [units, waiting]);
  const loaded = units.filter(
    ({ versionGuid, dimensions }) => dimensions !== undefined && waiting.has(versionGuid),
  ).length;
  return {
    lines,
    /** The number of units that are loaded and wait for their group. */
    loaded,
    /** Whether all loaded units were moved to their groups. */
    isGrouped: isGrouped && loaded === 0,
    regroup: () => {
      keep(notLoaded(units));
      setGrouped(true);
    },
  };
}

type GroupsInViewOptions = {
  /** Whether units wait for their group, and all those in view are loaded. */
  readonly isReady: boolean;
  /** The element around the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** The scrolling element; null before it is mounted. */
  readonly pane: HTMLElement | null;
  readonly regroup: () => void;
};

/** Groups the units whenever those in view have loaded, unless someone points at, has the focus in, or has scrolled the table. */
export function useGroupsInView({ isReady, list, pane, regroup }: GroupsInViewOptions): void {
  // Units that were ready before are those to which the user returns.
  const wasReady = useRef(isReady);
  useEffect(() => {
    const isNew = isReady && !wasReady.current;
    wasReady.current = isReady;
    if (isNew && list.current !== null && !isInUse(list.current, pane)) regroup();
  });
}

function notLoaded(units: readonly RememberedUnit[]): ReadonlySet<string> {
  return guidsOf(units, ({ dimensions }) => dimensions === undefined);
}

function guidsOf(
  units: readonly RememberedUnit[],
  isIncluded: (unit: RememberedUnit) => boolean,
): ReadonlySet<string> {
  return new Set(units.flatMap((unit) => (isIncluded(unit) ? unit.versionGuid : [])));
}

function isInUse(list: HTMLElement, pane: HTMLElement | null): boolean {
  return list.matches(":hover") || list.contains(document.activeElement) || (pane?.scrollTop ?? 0) > 0;
}
