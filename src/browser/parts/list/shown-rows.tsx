import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import type { ListState } from "#browser/queries/list/list-state.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { matching } from "#core/text/match-text.ts";
import { compareNames } from "#core/text/natural-order.ts";
import { RunPanel } from "../progress/run-panel.tsx";
import { useLoadAll } from "./use-load-all.ts";
import type { usePagedList } from "./use-paged-list.ts";

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

/**
 * The rows to show (all, or the loaded ones that match), the heading above each, and the status of the list. A filtered list is loaded to
 * its end, so that nothing is missed.
 */
export function useShownRows(
  { filter = "", groupOf }: ShownOptions,
  list: ReturnType<typeof usePagedList<ConceptSummary>>,
) {
  const t = useTranslations("concepts");
  const isFiltered = filter.trim() !== "";
  const mode = isFiltered ? "automatic" : groupOf === undefined ? "off" : "on demand";
  const all = useLoadAll(list, mode);
  const { data } = list;
  const isLoading = all.status === "running";
  const shown = useMemo(() => {
    const whole = { isChosen: false, headings: NO_HEADINGS };
    if (data === undefined) return { ...whole, rows: [], status: { count: 0, total: null } };
    const { count, total } = data;
    if (!isFiltered && groupOf === undefined) return { ...whole, rows: data.rows, status: { count, total } };
    const found = matchingConcepts(data.items, filter);
    const numbers = { found: found.length, count };
    const loading =
      total === null
        ? t("loadedMatchOthersLoading", numbers)
        : t("loadedMatchAllLoading", { ...numbers, total });
    const words = isComplete(data) ? t("match", numbers) : isLoading ? loading : t("loadedMatch", numbers);
    return {
      ...(groupOf === undefined ? { rows: found, headings: NO_HEADINGS } : grouped(found, groupOf)),
      isChosen: true,
      status: isFiltered ? { count: found.length, total: count, words } : { count, total },
    };
  }, [data, filter, isFiltered, groupOf, isLoading, t]);
  return { ...shown, all };
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
export function useSearchedText(data: Loaded | undefined, label: string): string {
  const t = useTranslations("concepts");
  const what = useFormats().inSentence(label);
  if (data === undefined) return "";
  return t(isComplete(data) ? "searchedAll" : "searchedLoaded", { count: data.count, what });
}

type LoadAllProps = {
  readonly label: string;
  readonly data: Loaded;
  readonly all: ReturnType<typeof useLoadAll>;
};

/** 'Load all' for a list of which some items are missing and are not loaded by themselves. */
export function LoadAll({ label, data, all: { status, start, cancel } }: LoadAllProps) {
  const t = useTranslations("concepts");
  const { inSentence } = useFormats();
  const { count, total } = data;
  const loaded =
    total === null
      ? t("someLoaded", { count })
      : t("someOfAllLoaded", { count, total: Math.max(total, count) });
  return (
    <RunPanel
      label={t("loadingAll", { what: inSentence(label) })}
      status={status}
      done={count}
      total={total}
      text={status === "running" ? "" : loaded}
      start={t("loadAll")}
      onStart={start}
      onCancel={cancel}
    />
  );
}
