import { useEffect, useMemo, useState } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { matching } from "#lib/match-text.ts";
import { compareNames } from "#lib/natural-order.ts";
import type { ListState } from "#queries/list-state.ts";
import { countText } from "#ui/list-count.tsx";
import { RunPanel } from "./run-panel.tsx";

type Loaded = ListState<ConceptSummary>;

type Group = {
  readonly name: string;
  /** Whether it stands behind the others, which are in the order of their names. */
  readonly isLast: boolean;
};

export type ShownOptions = {
  /** Narrows the list to what matches, among what is loaded. */
  readonly filter?: string;
  /** Puts what is loaded into groups, each beneath its name; the same function for as long as the groups are the same. */
  readonly groupOf?: ((item: ConceptSummary) => Group) | undefined;
};

const NO_HEADINGS: ReadonlyMap<ConceptSummary, string> = new Map();

/** The rows of a list, or what is chosen from those that are loaded, with the heading above each, and what the list's status says. */
export function useShownRows({ filter = "", groupOf }: ShownOptions, data: Loaded | undefined) {
  const isFiltered = filter.trim() !== "";
  return useMemo(() => {
    const whole = { isChosen: false, headings: NO_HEADINGS };
    if (data === undefined) return { ...whole, rows: [], status: { count: 0, total: null } };
    const { count, total } = data;
    if (!isFiltered && groupOf === undefined) return { ...whole, rows: data.rows, status: { count, total } };
    const found = matching(data.items, filter, toMatchable);
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

function toMatchable({ name, defaultName, versionGuid, guid }: ConceptSummary) {
  return { texts: [name, defaultName], guids: [versionGuid, guid] };
}

function isComplete({ count, total, hasMore }: Loaded): boolean {
  return !hasMore && (total === null || count >= total);
}

/** Among which items nothing was found. */
export function searchedText(data: Loaded, label: string): string {
  const what = label.toLowerCase();
  return isComplete(data)
    ? `the ${countText(data.count, null)} ${what}`
    : `the ${countText(data.count, null)} ${what} that are loaded`;
}

type LoadAllProps = {
  readonly label: string;
  readonly data: Loaded;
  /** Loads what is missing; returns how to take that back. */
  readonly loadAll: (() => () => void) | undefined;
};

/** 'Load all' for a list of which only what is loaded is chosen from; to be there for as long as there is more. */
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
