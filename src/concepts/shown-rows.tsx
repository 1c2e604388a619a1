import { useEffect, useMemo, useState } from "react";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { matching } from "#lib/match-text.ts";
import type { ListState } from "#queries/list-state.ts";
import { countText } from "#ui/list-count.tsx";
import { RunPanel } from "./run-panel.tsx";

type Loaded = ListState<ConceptSummary>;

export type ShownOptions = {
  /** Narrows the list to what matches, among what is loaded. */
  readonly filter?: string;
  /** Puts what is loaded into another order; the same function for as long as that is the same order. */
  readonly arrange?: ((items: readonly ConceptSummary[]) => readonly ConceptSummary[]) | undefined;
};

/** The rows of a list, or what is chosen from those that are loaded, with what its status says. */
export function useShownRows({ filter = "", arrange }: ShownOptions, data: Loaded | undefined) {
  const isFiltered = filter.trim() !== "";
  return useMemo(() => {
    if (data === undefined) return { rows: [], isChosen: false, status: { count: 0, total: null } };
    const { count, total } = data;
    if (!isFiltered && arrange === undefined)
      return { rows: data.rows, isChosen: false, status: { count, total } };
    const found = matching(data.items, filter, toMatchable);
    const counted = isComplete(data) ? "match" : "loaded match";
    return {
      rows: arrange?.(found) ?? found,
      isChosen: true,
      status: isFiltered ? { count: found.length, total: count, counted } : { count, total },
    };
  }, [data, filter, isFiltered, arrange]);
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
