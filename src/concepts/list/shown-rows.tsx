import { useEffect, useMemo, useState } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { matching } from "#lib/match-text.ts";
import { compareNames } from "#lib/natural-order.ts";
import type { ListState } from "#queries/list-state.ts";
import { countText } from "#ui/list/list-count.tsx";
import { RunPanel } from "../progress/run-panel.tsx";

type Loaded = ListState<ConceptSummary>;

type Group = {
  readonly name: string;
  /** Whether the group comes after the others, which are sorted by name. */
  readonly isLast: boolean;
};

export type ShownOptions = {
  /** Filters the loaded items. */
  readonly filter?: string;
  /** Groups the loaded items under headings; a stable function as long as the groups are the same. */
  readonly groupOf?: ((item: ConceptSummary) => Group) | undefined;
};

const NO_HEADINGS: ReadonlyMap<ConceptSummary, string> = new Map();

/** The rows to show (all, or the loaded ones that match), the heading above each, and the status of the list. */
export function useShownRows({ filter = "", groupOf }: ShownOptions, data: Loaded | undefined) {
  const isFiltered = filter.trim() !== "";
  return useMemo(() => {
    const whole = { isChosen: false, headings: NO_HEADINGS };
    if (data === undefined) return { ...whole, rows: [], status: { count: 0, total: null } };
    const { count, total } = data;
    if (!isFiltered && groupOf === undefined) return { ...whole, rows: data.rows, status: { count, total } };
    const found = matchingConcepts(data.items, filter);
    const counted = isComplete(data) ? "match" : "loaded match";
    return {
      ...(groupOf === undefined ? { rows: found, headings: NO_HEADINGS } : grouped(found, groupOf)),
      isChosen: true,
      status: isFiltered ? { count: found.length, total: count, counted } : { count, total },
    };
  }, [data, filter, isFiltered, groupOf]);
}

function grouped(items: readonly ConceptSummary[], groupOf: (item: ConceptSummary) => Group) {
  const groups = [...Map.groupBy(items, (item) => groupOf(item).name)].map(([name, own]) => ({
    name,
    own,
    isLast: own.some((item) => groupOf(item).isLast),
  }));
  groups.sort((a, b) => Number(a.isLast) - Number(b.isLast) || compareNames(a.name, b.name));
  return {
    rows: groups.flatMap(({ own }) => own),
    headings: new Map(
      groups.flatMap(({ name, own }) => own.slice(0, 1).map((first) => [first, name] as const)),
    ),
  };
}

/** The concepts that a filter of a list shows. */
export function matchingConcepts(
  items: readonly ConceptSummary[],
  filter: string,
): readonly ConceptSummary[] {
  return matching(items, filter, toMatchable);
}

function toMatchable({ name, defaultName, versionGuid, guid }: ConceptSummary) {
  return { texts: [name, defaultName], guids: [versionGuid, guid] };
}

function isComplete({ count, total, hasMore }: Loaded): boolean {
  return !hasMore && (total === null || count >= total);
}

/** Describes the items that were searched, for 'Nothing found'. */
export function searchedText(data: Loaded, label: string): string {
  const what = label.toLowerCase();
  return isComplete(data)
    ? `the ${countText(data.count, null)} ${what}`
    : `the ${countText(data.count, null)} ${what} that are loaded`;
}

type LoadAllProps = {
  readonly label: string;
  readonly data: Loaded;
  /** Loads the missing items; returns a function that withdraws the request. */
  readonly loadAll: (() => () => void) | undefined;
};

/** 'Load all' for a list that is filtered among its loaded items; shown as long as some are missing. */
export function LoadAll({ label, data, loadAll }: LoadAllProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isWanted ? loadAll?.() : undefined), [isWanted, loadAll]);
  return (
    <RunPanel
      label={`Loading all ${label.toLowerCase()}`}
      status={isWanted ? "running" : "idle"}
      done={data.count}
      total={data.total}
      text={isWanted ? "" : `${countText(data.count, data.total)} are loaded.`}
      start="Load all"
      onStart={() => setWanted(true)}
      onCancel={() => setWanted(false)}
    />
  );
}
